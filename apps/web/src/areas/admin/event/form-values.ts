import { CITIES } from '@hakka/contract/constants'
import { EVENT, gameTitle, type RankLevel, STAGES } from '@hakka/contract/constants/event'
import type { EditedEvent, EventParticipator, EventVersion } from '@hakka/contract/event-desk'
import type { Picture } from '../../../app/desk/PicturesField.tsx'
import type { DeskFormOptions, Kept } from '../../../app/desk/use-desk-form.ts'
import { taipeiTime } from '../../../app/taipei-time.ts'

/** A row of who an event is for; `null` and no school stand for 不限. */
export interface ParticipatorValues {
  /** Of the row in the form. */
  id: string
  city_id: number | null
  stage_no: number | null
  school: { code: string; name: string } | null
  grade_no: number | null
  class_no: number | null
}

/** What the form holds. */
export interface EventValues {
  title: string
  event_game_id: number | null
  description: string
  begin_at: string | null
  end_at: string | null
  participators: ParticipatorValues[]
  image: Picture[]
  targets: string
  quiz_length: string
  time_limit: string
  rank_requires: RankLevel
  needs_approval: boolean
  needs_email: boolean
  is_practice: boolean
  is_published: boolean
}

const orNull = (value: number) => (value === 0 ? null : value)
const numberText = (value: number) => (value === 0 ? '' : String(value))

const rowValues = (row: EventParticipator, index: number): ParticipatorValues => ({
  id: `row-${index + 1}`,
  city_id: orNull(row.city_id),
  stage_no: orNull(row.stage_no),
  school: row.school_code === '' ? null : { code: row.school_code, name: row.school_name || row.school_code },
  grade_no: orNull(row.grade_no),
  class_no: orNull(row.class_no),
})

export const valuesOf = (item: EventVersion): EventValues => ({
  title: item.title,
  event_game_id: item.event_game_id,
  description: item.description,
  begin_at: item.begin_at,
  end_at: item.end_at,
  participators: item.participators.map(rowValues),
  image: item.image === '' ? [] : [{ url: item.image }],
  targets: item.targets,
  quiz_length: numberText(item.quiz_length),
  time_limit: numberText(item.time_limit),
  rank_requires: item.rank_requires,
  needs_approval: item.needs_approval === 1,
  needs_email: item.needs_email === 1,
  is_practice: item.is_practice === 1,
  is_published: item.is_published === 1,
})

export const keptOf = (item: EditedEvent): Kept<EventValues> => ({
  version: item.version,
  values: valuesOf(item),
})

export const newEvent: EventValues = {
  title: '',
  event_game_id: null,
  description: '',
  begin_at: null,
  end_at: null,
  participators: [],
  image: [],
  targets: '',
  quiz_length: '',
  time_limit: '',
  rank_requires: 'V1',
  needs_approval: false,
  needs_email: true,
  is_practice: false,
  is_published: true,
}

/** Half a year of whole weeks: the same day of the week in the next term. */
const TERM_MS = 26 * 7 * 24 * 60 * 60_000
const nextTerm = (at: string) => new Date(Date.parse(at) + TERM_MS).toISOString()

/** An event as the next term's begins: all of it, half a year later, and a draft until somebody has looked. */
export const copyOf = (item: EditedEvent): EventValues => ({
  ...valuesOf(item),
  begin_at: nextTerm(item.begin_at),
  end_at: nextTerm(item.end_at),
  is_published: false,
})

const rowBody = ({ id, school, ...row }: ParticipatorValues) => ({
  city_id: row.city_id ?? 0,
  stage_no: row.stage_no ?? 0,
  school_code: school?.code ?? '',
  grade_no: row.grade_no ?? 0,
  class_no: row.class_no ?? 0,
})

/** What stands in a field of a number; empty is 0, and what is no number is left to the server to refuse. */
const numberOf = (text: string) => (text.trim() === '' ? 0 : text.trim())

export const bodyOf = (values: EventValues) => ({
  title: values.title,
  description: values.description,
  begin_at: values.begin_at ?? '',
  end_at: values.end_at ?? '',
  event_game_id: values.event_game_id ?? 0,
  image: values.image[0]?.url ?? '',
  targets: values.targets,
  quiz_length: numberOf(values.quiz_length),
  time_limit: numberOf(values.time_limit),
  rank_requires: values.rank_requires,
  needs_approval: Number(values.needs_approval),
  needs_email: Number(values.needs_email),
  is_practice: Number(values.is_practice),
  is_published: Number(values.is_published),
  participators: values.participators.map(rowBody),
})

/** 苗栗縣 國小 桐花國小 3 年級 2 班. */
export function participatorText({ city_id, stage_no, school, grade_no, class_no }: ParticipatorValues) {
  const parts = [
    CITIES.find(({ id }) => id === city_id)?.name,
    STAGES.find(({ no }) => no === stage_no)?.name,
    school?.name,
    grade_no && `${grade_no} 年級`,
    class_no && `${class_no} 班`,
  ]
  return parts.filter(Boolean).join(' ') || '不限'
}

export const LABELS: DeskFormOptions<EventValues>['labels'] = {
  title: '活動標題',
  event_game_id: '活動類型',
  description: '活動說明',
  begin_at: '開始時間',
  end_at: '結束時間',
  participators: '參加對象',
  image: '活動圖片',
  targets: '對象說明',
  quiz_length: '題數',
  time_limit: '時間限制（分鐘）',
  rank_requires: '成績查核',
  needs_approval: '報名需要審核',
  needs_email: '報名需要電子郵件',
  is_practice: '練習活動',
  is_published: '公開',
}

export const RANK_NAMES: Record<RankLevel, string> = { V1: '整局重算', V2: '逐題查核' }

export const SHOW: DeskFormOptions<EventValues>['show'] = {
  event_game_id: (id) => (id === null ? '' : gameTitle(id)),
  begin_at: (at) => (at === null ? '' : taipeiTime(at)),
  end_at: (at) => (at === null ? '' : taipeiTime(at)),
  participators: (rows) => rows.map(participatorText).join('\n') || '所有人',
  image: ([picture]) => picture?.url ?? '遊戲的主圖',
  rank_requires: (level) => RANK_NAMES[level],
}

export const CLASSES = Array.from({ length: EVENT.classes }, (_, at) => at + 1)
