import {
  COURSE_GRADES,
  COURSE_TYPES,
  type CourseGrade,
  type CourseType,
  SEARCH,
  STUDY_KINDS,
  type StudyKindName,
} from '@hakka/contract/constants'
import type { Pool } from 'pg'
import { TITLES_FACE } from '../../domain/lesson/face-of.ts'
import type { Asked } from './asked.ts'

/** A lesson as a card shows it. */
export interface CourseRow {
  id: number
  title: string
  title_pinyin: string
  title_chinese: string
  official_name: string
  step_no: number
  semester_no: number
  type_no: number
  dialect_id: number
  no: number
  /** 1 基礎, 2 進階, 3 自學. */
  course_type: number
  /** Key of its thumbnail's file. */
  thumbnail: string | null
}

/** A place in a lesson's texts. */
export interface TextRow {
  kind: 'word' | 'sentence'
  text: string
  pinyin: string
  chinese: string
  mod_no: number
}

/** Something of self-study. */
export interface StudyRow {
  /** Below 0: no lesson has it. */
  id: number
  kind: StudyKindName
  title: string
  title_pinyin: string
  title_chinese: string
  level_no: number | null
  step_no: number
  dialect_id: number
  url: string
  texts: Omit<TextRow, 'mod_no'>[]
}

interface Found {
  /** Of everything found: place of the grade, from 1, place of the type, from 1, and how many. */
  counts: [grade: number, type: number, count: number][] | null
  grade: number | null
  page: number
  font: { key: string | null } | null
  /** Ids of the page in their order; those of self-study are below 0. */
  order: number[] | null
  rows: (CourseRow & { texts: TextRow[] | null })[] | null
  studies: StudyRow[] | null
  /** Where nothing was found: lessons at random, more than are shown. */
  drawn: CourseRow[] | null
}

export interface SearchBounds {
  dialectId: number | undefined
  grade: CourseGrade | 'first' | undefined
  type: CourseType | undefined
  page: number
}

const CARD = `l.id, l.title, l.title_pinyin, l.title_chinese, l.official_name, l.step_no, l.semester_no, l.type_no,
  l.dialect_id, l.no`

/** Of self-study: the first school year of a level, as a column of `study_search`. */
const STEP_OF_LEVEL = `case s.level_no when 2 then 3 when 3 then 5 when 4 then 7 when 5 then 10 else 1 end`
const SELF_STUDY = COURSE_TYPES.indexOf('self_study') + 1
/** Kinds of self-study that are found; terms of the classroom have no course. */
const SEARCHED: readonly StudyKindName[] = STUDY_KINDS.filter((kind) => kind !== 'classroom_term')

interface Shape {
  /** Of `lesson_search`, and of `study_search`, as `s`. */
  found: string
  words: string
  /** 0 in the title, 1 in the official name, 2 in neither. */
  named: string
  /** Of `lesson_texts` as `t`. */
  stands: string
}

const NAMED_BY_TEXT = `case strpos(s.names, $7) when 0 then 2
  else (strpos(s.names, $7) > strpos(s.names, E'\\n#'))::int end`
const IN_TEXT = `(strpos(t.folded, $7) > 0 or t.chinese ~ $8)`
const CONTAINS = '(strpos(s.names, $7) > 0 or strpos(s.body, $7) > 0)'
const ALL = { found: 's.grams @> $1', words: 'w.grams @> $6' }

/** How each kind of keyword is looked for; the long ones look into the texts of those that have all parts. */
const SHAPES: Record<`${Asked['kind']}_${'short' | 'long'}`, Shape> = {
  text_short: { ...ALL, named: NAMED_BY_TEXT, stands: IN_TEXT },
  text_long: { ...ALL, found: `s.grams @> $1 and ${CONTAINS}`, named: NAMED_BY_TEXT, stands: IN_TEXT },
  letters_short: { ...ALL, named: NAMED_BY_TEXT, stands: 't.pinyin ~ $8' },
  letters_long: {
    ...ALL,
    found: `s.grams @> $1 and ${CONTAINS}`,
    named: NAMED_BY_TEXT,
    stands: 't.pinyin ~ $8',
  },
  tones_short: {
    found: 's.grams && $1',
    words: 'w.grams && $6',
    named: '(s.names !~ $8)::int * 2',
    stands: 't.pinyin ~ $8 and $7::text is not null',
  },
  tones_long: {
    ...ALL,
    found: 's.grams @> $1 and (strpos(s.body, $7) > 0 and s.body ~ $8 or s.names ~ $8)',
    named: '(s.names !~ $8)::int * 2',
    stands: 't.pinyin ~ $8',
  },
}

/** Enough for the wanted number also where dialects of one lesson lie side by side. */
const DRAWS = SEARCH.recommends * 6

/** Some lessons at random, without walking through all of them. */
const DRAW = `
with bounds as (select min(lesson_id) as low, max(lesson_id) as high from lesson_search),
drawn as (
  select distinct on (lesson_id) lesson_id, course_type, place
  from (
    select n as place, low + floor(random() * (high - low + 1))::int as at
    from bounds, generate_series(1, ${DRAWS}) n
  ) points
  cross join lateral (
    select lesson_id, course_type from lesson_search where lesson_id >= at order by lesson_id limit 1
  ) own
)
select ${CARD}, drawn.course_type, files.key as thumbnail
from drawn join lessons l on l.id = drawn.lesson_id
left join files on files.id = l.thumbnail_file_id
order by drawn.place`

/**
 * One statement for counts, page and places: titles first, then official names, words, sentences. Texts are looked
 * into for the cards of the page only; where nothing is found, other lessons are drawn.
 */
const searchText = ({ found, words, named, stands }: Shape) => `
with found as materialized (
  select s.lesson_id as id, s.step_no, s.semester_no, s.no, s.dialect_id, s.course_type,
    case when s.step_no > 9 then 3 when s.step_no > 6 then 2 else 1 end as grade,
    case ${named} when 0 then 0 when 1 then 1
      else 3 - (s.lesson_id in (select w.lesson_id from lesson_search w where ${words}))::int end as rank
  from lesson_search s
  where ${found} and ($2::int is null or s.dialect_id = $2)
  union all
  select -s.id, ${STEP_OF_LEVEL}, 1, s.id, s.dialect_id, ${SELF_STUDY},
    case when s.level_no > 4 then 3 when s.level_no > 3 then 2 else 1 end,
    case ${named} when 0 then 0 when 1 then 1 else 3 end
  from study_search s
  where ${found} and ($2::int is null or s.dialect_id = $2) and s.kind = any($9)
), counts as materialized (
  select grade, course_type, count(*)::int as count from found group by grade, course_type
), chosen as materialized (
  select case when $3::int is distinct from 0 then $3 else coalesce(
    (select min(grade) from counts where $4::int is null or course_type = $4),
    (select min(grade) from counts)
  ) end as grade
), place as materialized (
  select least($5::int, greatest(1, ceil(sum(count) / ${SEARCH.page_size}.0)))::int as page
  from counts, chosen
  where (chosen.grade is null or counts.grade = chosen.grade) and ($4::int is null or course_type = $4)
), page as materialized (
  select found.*
  from found, chosen
  where (chosen.grade is null or found.grade = chosen.grade) and ($4::int is null or course_type = $4)
  order by rank, step_no, semester_no, no, dialect_id
  limit ${SEARCH.page_size} offset (select (coalesce(page, 1) - 1) * ${SEARCH.page_size} from place)
)
select
  (select json_agg(json_build_array(grade, course_type, count)) from counts) as counts,
  (select grade from chosen) as grade,
  (select coalesce(page, 1) from place) as page,
  (select json_build_object('key', files.key) from faces left join files on files.id = faces.file_id
    where faces.name = '${TITLES_FACE}') as font,
  (select json_agg(id order by rank, step_no, semester_no, no, dialect_id) from page) as order,
  (select json_agg(to_json(card)) from (
    select page.id, s.kind, s.title, s.title_pinyin, s.title_chinese, s.level_no, page.step_no, s.dialect_id, s.url,
      s.texts
    from page join study_search s on s.id = -page.id
  ) card) as studies,
  (select json_agg(to_json(card)) from (
    select ${CARD}, page.course_type, files.key as thumbnail, (
      select json_agg(to_json(own)) from (
        select t.kind, t.text, t.pinyin, t.chinese, t.module_no as mod_no
        from lesson_texts t where t.lesson_id = page.id and ${stands}
        order by t.position limit ${SEARCH.matches}
      ) own
    ) as texts
    from page join lessons l on l.id = page.id
    left join files on files.id = l.thumbnail_file_id
  ) card) as rows,
  case when not exists (select from found) then (select json_agg(to_json(card)) from (${DRAW}) card) end as drawn`

const TEXTS = new Map(
  Object.entries(SHAPES).map(([name, shape]) => [name, { name: `search_${name}`, text: searchText(shape) }]),
)

const GRADES = ['first', ...COURSE_GRADES]

/** Everything an answer is made of. */
export async function findCourses(pool: Pool, asked: Asked, bounds: SearchBounds): Promise<Found> {
  const { dialectId = null, grade, type, page } = bounds
  const statement = TEXTS.get(`${asked.kind}_${asked.long ? 'long' : 'short'}`)
  const { rows } = await pool.query<Found>({
    name: statement?.name ?? '',
    text: statement?.text ?? '',
    values: [
      asked.grams,
      dialectId,
      grade === undefined ? null : GRADES.indexOf(grade),
      type === undefined ? null : COURSE_TYPES.indexOf(type) + 1,
      page,
      asked.grams.map((gram) => `=${gram}`),
      asked.needle,
      asked.pattern,
      SEARCHED,
    ],
  })
  return (
    rows[0] ?? {
      counts: null,
      grade: null,
      page: 1,
      font: null,
      order: null,
      rows: null,
      studies: null,
      drawn: null,
    }
  )
}

/** The same lessons at random for what can't be searched for. */
export async function drawCourses(pool: Pool): Promise<CourseRow[]> {
  const { rows } = await pool.query<CourseRow>({ name: 'search_draw', text: DRAW })
  return rows
}
