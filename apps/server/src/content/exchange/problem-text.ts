import { activityLetter, dialectName, lessonName, STEP_MAX, semesterName } from '@hakka/contract/constants'
import { moduleTypes, whereOf } from '@hakka/modules/server'
import { isRecord } from '../json.ts'
import type { PackProblem } from '../pack.ts'

const MODULE = /^\$\.activities\.(\d)\.modules\[(\d+)\](.*)$/

/** What editors call the parts of a lesson and of its modules. */
const NAMES: Readonly<Record<string, string>> = {
  dialect_id: '腔調',
  step_no: '年級',
  semester_no: '學期',
  type_no: '課程類型',
  no: '編號',
  title: '課名',
  official_name: '正式名稱',
  thumbnail: '課程圖片',
  student_book: '學生課本',
  teacher_book: '教師手冊',
  activities: '活動',
  modules: '模組',
  steps: '活動的步驟',
  uid: '代號',
  type: '模組類型',
  version: '版本',
  name: '名稱',
  content: '內容',
}

/** And what they call those of a pack. */
const PACK_NAMES: typeof NAMES = {
  ...NAMES,
  format: '格式',
  version: '版本',
  id: '教材包的代號',
  title: '教材包的名稱',
  licence: '授權',
  lessons: '課程的檔案',
  self_study: '自主學習的檔案',
  games: '遊戲題庫的檔案',
}

/** What a file of a pack says, as far as it can be read. */
export function sourceIn(files: ReadonlyMap<string, Buffer>, file: string): unknown {
  if (!file.endsWith('.json')) return undefined
  try {
    return JSON.parse(files.get(file)?.toString('utf8') ?? '')
  } catch {
    return undefined
  }
}

/** What the lesson of a file is called at the desk: 一年級上學期第一課 大家來食飯・四縣; '' of what is no lesson. */
export function lessonIn(source: unknown): string {
  if (!isRecord(source) || !isRecord(source.title)) return ''
  const { step_no, semester_no, no, dialect_id, title } = source
  const name = typeof title.hakka === 'string' ? title.hakka : ''
  const numbered =
    [step_no, semester_no, no].every((own) => typeof own === 'number') && Number(step_no) <= STEP_MAX
  const place = numbered ? semesterName(Number(step_no), Number(semester_no)) + lessonName(Number(no)) : ''
  return [[place, name].filter(Boolean).join(' '), dialectName(Number(dialect_id))].filter(Boolean).join('・')
}

/**
 * Where in a file something stands, as its editor would say: 活動 A 第 2 個模組「語詞」・第 1 個語詞・拼音.
 * @param path `$.activities.1.modules[1].content.words[0].text.pinyin`
 * @param source what the file says
 */
export function placeIn(path: string, source: unknown): string {
  if (isRecord(source) && 'format' in source) return fieldIn(path, PACK_NAMES)
  const [, activity, index, rest = ''] = MODULE.exec(path) ?? []
  if (activity === undefined) return fieldIn(path)
  const module = moduleAt(source, activity, Number(index))
  const name = typeof module?.name === 'string' && module.name !== '' ? `「${module.name}」` : ''
  const [, inner] = /^\.content(?=[.[])(.*)$/.exec(rest) ?? []
  const where =
    inner === undefined ? fieldIn(rest) : whereOf(inner, moduleTypes.get(`${module?.type}`)?.counted)
  const place = `活動 ${activityLetter(Number(activity))} 第 ${Number(index) + 1} 個模組${name}`
  return [place, where || (inner === undefined ? '' : '內容')].filter(Boolean).join('・')
}

function moduleAt(source: unknown, activity: string, index: number): Record<string, unknown> | undefined {
  const own = isRecord(source) && isRecord(source.activities) ? source.activities[activity] : undefined
  const module: unknown = isRecord(own) && Array.isArray(own.modules) ? own.modules[index] : undefined
  return isRecord(module) ? module : undefined
}

/** 課名・拼音; what has no name here is a matter of its content. */
function fieldIn(path: string, names = NAMES): string {
  const [, first = '', rest = ''] = /^\$?\.?(\w+)(.*)$/.exec(path) ?? []
  const [, at] = /^\[(\d+)\]$/.exec(rest) ?? []
  const name = names[first]
  if (name === undefined) return whereOf(path, undefined)
  return [
    at === undefined ? name : `第 ${Number(at) + 1} 個${name}`,
    at === undefined && whereOf(rest, undefined),
  ]
    .filter(Boolean)
    .join('・')
}

/** So many of them are told; whoever has more mends these first. */
const TOLD = 5

/** What is wrong with a lesson of a pack, in lines. */
export const problemTexts = (
  problems: readonly PackProblem[],
  files: ReadonlyMap<string, Buffer>,
): string[] => [
  ...problems.slice(0, TOLD).map(({ file, path, reason }) => {
    const place = placeIn(path, sourceIn(files, file))
    return place === '' ? reason : `${place}：${reason}`
  }),
  ...(problems.length > TOLD ? [`還有 ${problems.length - TOLD} 個問題`] : []),
]
