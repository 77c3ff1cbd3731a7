import { ApiError } from '@hakka/contract/api-error'
import { DIALECTS, dialectName, LEVELS, levelOfStep, STEP_MAX, semesterName } from '@hakka/contract/constants'
import type { DeskDownloadItem } from '@hakka/contract/download'
import type { DeskFormOptions, Kept } from '../../../app/desk/use-desk-form.ts'

/** What the form of a file holds. `semester` is school year and semester as `5-1`; empty for none. */
export interface ItemValues {
  category_id: number
  title: string
  level_no: number | null
  dialect_id: number | null
  semester: string
  file: readonly File[]
}

export const keptOf = (item: DeskDownloadItem): Kept<ItemValues> => ({
  version: item.version,
  values: {
    category_id: item.category_id,
    title: item.title,
    level_no: item.level_no,
    dialect_id: item.dialect_id,
    semester: item.key,
    file: [],
  },
})

export const newItem = (category_id: number): Kept<ItemValues> => ({
  values: { category_id, title: '', level_no: null, dialect_id: null, semester: '', file: [] },
})

export function bodyOf({ semester, file, ...values }: ItemValues) {
  const [step, half] = semester.split('-')
  return { ...values, step_no: step || null, semester_no: half ?? null, file: file[0] }
}

export const LABELS: DeskFormOptions<ItemValues>['labels'] = {
  category_id: '分類',
  title: '標題',
  level_no: '級別',
  dialect_id: '腔調',
  semester: '年級與學期',
  file: '檔案',
}

const levelName = (no: number | null) => LEVELS.find((level) => level.no === no)?.name ?? '不分級別'

export const SHOW = {
  level_no: levelName,
  dialect_id: (id) => (id === null ? '不分腔調' : dialectName(id)),
  semester: (key) => SEMESTERS.find(({ value }) => value === key)?.label ?? '',
  file: (files) => files[0]?.name ?? '不換檔案',
} satisfies DeskFormOptions<ItemValues>['show']

export const LEVEL_OPTIONS = [
  { value: null, label: '不分級別' },
  ...LEVELS.map(({ no, name, title }) => ({ value: no, label: `${name}（${title}）` })),
]

export const DIALECT_OPTIONS = [
  { value: null, label: '不分腔調' },
  ...DIALECTS.map(({ id, name }) => ({ value: id, label: name })),
]

const SEMESTERS = Array.from({ length: STEP_MAX }, (_, index) => index + 1).flatMap((step) =>
  [1, 2].map((half) => ({
    value: `${step}-${half}`,
    label: semesterName(step, half),
    level: levelOfStep(step),
  })),
)

/** The semesters of a level, or all of them. */
export const semesterOptions = (level: number | null) => [
  { value: '', label: '不分學期' },
  ...SEMESTERS.filter((own) => level === null || own.level === level),
]

/** School year and semester are one field here: what is wrong with either is said beside it. */
export function underSemester(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error
  const { step_no, semester_no, ...errors } = error.errors
  const own = step_no ?? semester_no
  if (!own) return error
  return new ApiError(error.status, {
    code: error.code,
    message: error.message,
    errors: { ...errors, semester: own },
  })
}
