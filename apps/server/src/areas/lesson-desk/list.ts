import type { CallAnswer, CallQuery } from '@hakka/contract/calls'
import { DIALECTS } from '@hakka/contract/constants'
import type { DialectCell, LessonState } from '@hakka/contract/lesson-desk'
import { foldHakka, gramsToAsk } from '@hakka/hakka/fold'
import type { Pool } from 'pg'
import { goneAt } from '../../domain/lesson/presence.ts'
import { containing } from '../../domain/text/like.ts'

type Asked = CallQuery<'GET /api/admin/lessons'>
type List = CallAnswer<'GET /api/admin/lessons'>

const LESSONS_PAGE_SIZE = 50

/** How many modules a lesson has at the desk: in its draft, else those that learners see. */
export const DESK_MODULES = (lesson: string) => `coalesce((
    select sum(json_array_length(own -> 'modules')) from lesson_drafts d,
      json_array_elements(d.content -> 'activities') own where d.lesson_id = ${lesson}.id
  ), (
    select count(*) from modules m
    where m.lesson_id = ${lesson}.id and m.withdrawn_at is null and m.published_version_id is not null
  ))::int`

/** Whether editors have something of a lesson that learners do not see yet. */
const CHANGED = (lesson: string) => `(
    exists (select from lesson_drafts d where d.lesson_id = ${lesson}.id) or exists (
      select from modules m join module_versions v on v.module_id = m.id
      where m.lesson_id = ${lesson}.id and v.saved_at is not null and v.published_at is null
        and (m.withdrawn_at is null)
    ))`

/** The keyword is looked for in titles, also in those of drafts, and among the words that learners see. */
const WHERE = `
  ($1::int is null or l.step_no = $1) and ($2::int is null or l.semester_no = $2)
  and ($3::int is null or l.dialect_id = $3) and ($4::int is null or l.type_no = $4)
  and ($5::text is null or case when $5 = 'changed' then l.state = 'published' and ${CHANGED('l')} else l.state = $5 end)
  and ($6::text is null
    or concat_ws(' ', l.title, l.title_chinese, l.official_name, l.title_pinyin) ilike $6
    or regexp_replace(l.title_pinyin, '[0-9]', '', 'g') ilike $6
    or exists (select from lesson_drafts d where d.lesson_id = l.id and concat_ws(' ', d.content -> 'title' ->> 'hakka',
      d.content -> 'title' ->> 'chinese', d.content -> 'title' ->> 'pinyin') ilike $6)
    or l.id in (select s.lesson_id from lesson_search s where cardinality($7::text[]) > 0 and s.grams @> $7))`

/** One page in the order in which lessons are taught, with all that a row tells. */
const LIST = `
with page as materialized (
  select l.* from lessons l where ${WHERE}
  order by l.step_no, l.semester_no, l.type_no, l.no, l.dialect_id
  limit ${LESSONS_PAGE_SIZE} offset ($8::int - 1) * ${LESSONS_PAGE_SIZE}
)
select p.id, p.step_no, p.semester_no, p.dialect_id, p.type_no, p.no, p.state, p.edited_at, u.name as edited_by,
  coalesce(d.content -> 'title', json_build_object('hakka', p.title, 'pinyin', p.title_pinyin, 'chinese',
    p.title_chinese)) as title,
  f.key as thumbnail, ${CHANGED('p')} as is_changed, ${DESK_MODULES('p')} as module_count,
  exists (select from lesson_reviews r where r.lesson_id = p.id and r.result is null) as is_waiting,
  plan.publish_at,
  (select array_agg(distinct w.name) from modules m join module_editors e on e.module_id = m.id
    join users w on w.id = e.user_id where m.lesson_id = p.id and e.seen_at >= $9) as editing,
  (select max(v.saved_at) from modules m join module_versions v on v.module_id = m.id
    where m.lesson_id = p.id and v.saved_at is not null and v.published_at is null) as module_saved_at,
  (select json_agg(json_build_object('dialect_id', o.dialect_id, 'id', o.id, 'state', o.state, 'module_count',
      ${DESK_MODULES('o')}))
    from lessons o where o.step_no = p.step_no and o.semester_no = p.semester_no and o.type_no = p.type_no
      and o.no = p.no) as dialects
from page p
left join lesson_drafts d on d.lesson_id = p.id
left join users u on u.id = p.edited_by
left join files f on f.id = case when d.lesson_id is null then p.thumbnail_file_id
  else (d.content ->> 'thumbnail')::int end
left join planned_publications plan on plan.lesson_id = p.id
order by p.step_no, p.semester_no, p.type_no, p.no, p.dialect_id`

const COUNT = `
select (select count(*)::int from lessons l where ${WHERE}) as total,
  (select count(*)::int from lessons) as all,
  (select count(*)::int from lessons l where l.state = 'published' and l.id in (
    select d.lesson_id from lesson_drafts d union
    select m.lesson_id from modules m join module_versions v on v.module_id = m.id
      where v.saved_at is not null and v.published_at is null and m.withdrawn_at is null)) as changed,
  (select count(distinct r.lesson_id)::int from lesson_reviews r where r.result is null) as waiting`

interface Row {
  id: number
  step_no: number
  semester_no: number
  dialect_id: number
  type_no: number
  no: number
  state: LessonState
  title: { hakka: string; pinyin: string; chinese: string }
  thumbnail: string | null
  edited_at: Date | null
  edited_by: string | null
  is_changed: boolean
  is_waiting: boolean
  module_count: number
  module_saved_at: Date | null
  publish_at: Date | null
  editing: string[] | null
  dialects: { dialect_id: number; id: number; state: LessonState; module_count: number }[]
}

/** What the list and its count are asked with. */
function valuesOf(asked: Asked): unknown[] {
  const { step_no, semester_no, dialect_id, type_no, state, keyword } = asked
  const folded = keyword ? foldHakka(keyword) : ''
  return [
    step_no ?? null,
    semester_no ?? null,
    dialect_id ?? null,
    type_no ?? null,
    state ?? null,
    keyword ? containing(keyword) : null,
    folded === '' ? [] : gramsToAsk(folded),
  ]
}

/** A page of the desk's list of lessons; of one past the last there is nothing. */
export async function listLessons(pool: Pool, asked: Asked, now: Date): Promise<List> {
  const values = valuesOf(asked)
  const [rows, counted] = await Promise.all([
    pool.query<Row>({ name: 'lesson desk', text: LIST, values: [...values, asked.page, goneAt(now)] }),
    pool.query<{ total: number; all: number; changed: number; waiting: number }>({
      name: 'lesson desk count',
      text: COUNT,
      values,
    }),
  ])
  const { total, all, changed, waiting } = counted.rows[0] ?? { total: 0, all: 0, changed: 0, waiting: 0 }
  return {
    data: rows.rows.map(present),
    total,
    page: asked.page,
    page_size: LESSONS_PAGE_SIZE,
    counts: { all, changed, waiting },
  }
}

const flag = (value: boolean): 0 | 1 => (value ? 1 : 0)

function present(row: Row): List['data'][number] {
  const {
    thumbnail,
    edited_at,
    edited_by,
    module_saved_at,
    publish_at,
    editing,
    is_changed,
    is_waiting,
    dialects,
    ...own
  } = row
  const latest = module_saved_at && (!edited_at || module_saved_at > edited_at) ? module_saved_at : edited_at
  return {
    ...own,
    thumbnail_url: thumbnail ? `/files/${thumbnail}` : null,
    is_changed: flag(is_changed),
    is_waiting: flag(is_waiting),
    publish_at: publish_at?.toISOString() ?? null,
    editing: editing ?? [],
    edited_at: latest?.toISOString() ?? null,
    edited_by: edited_by ?? '',
    dialects: cellsOf(dialects),
  }
}

/** The six places of the grid. */
export const cellsOf = (
  known: readonly { dialect_id: number; id: number; state: LessonState; module_count: number }[],
): DialectCell[] =>
  DIALECTS.map(
    ({ id }) =>
      known.find((own) => own.dialect_id === id) ?? {
        dialect_id: id,
        id: null,
        state: null,
        module_count: 0,
      },
  )
