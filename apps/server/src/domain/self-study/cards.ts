import { HOME_SELF_STUDY_MAX } from '@hakka/contract/constants'
import type { Home } from '@hakka/contract/home'
import { sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { bookUrl, practiceUrl } from './practice-url.ts'
import { SHELVED } from './shelved.ts'

type Card = Home['self_study'][number]

/** AI judging has the last place of the block. */
const CARDS = HOME_SELF_STUDY_MAX - 1

interface Theme extends Record<string, unknown> {
  kind: 'listening' | 'speaking' | 'writing'
  title: string
  level_no: number
  dialect_id: number
  category_id: number
  category_no: number
  no: number | null
}

interface Book extends Record<string, unknown> {
  kind: 'reading'
  title: string
  level_no: number
  dialect_id: number
  book_id: number
}

/**
 * Cards of self-study drawn at random, of each part as many as of the others as far as they go: themes of listening and
 * writing, subcategories of speaking, picture books, each in one of the dialects that have it.
 */
export async function studyCards(db: NodePgDatabase): Promise<Card[]> {
  const { rows } = await db.execute<Theme | Book>(sql`
    with drawn as (
      select kind, category_id, book_id from (
        select c.kind, c.id as category_id, null::int as book_id from study_categories c
        where c.kind <> 'classroom_term' and c.withdrawn_at is null
          and exists (select from study_items i where i.category_id = c.id and i.withdrawn_at is null)
        union all
        select 'reading', null, book_id from ${SHELVED} shelf
      ) every
      order by row_number() over (partition by kind order by random()), random() limit ${CARDS}
    ), themes as (
      select distinct on (c.id) c.kind, c.name as title, coalesce(i.level_no, t.level_no) as level_no, i.dialect_id,
        coalesce(c.parent_id, c.id) as category_id, coalesce(t.no, c.no) as category_no,
        case when c.parent_id is null then null else i.no end as no, null::int as book_id
      from drawn
      join study_categories c on c.id = drawn.category_id
      left join study_categories t on t.id = c.parent_id
      join study_items i on i.category_id = c.id and i.withdrawn_at is null
      order by c.id, i.dialect_id, coalesce(i.position, i.no), i.no
    )
    select * from (
      select * from themes
      union all
      select shelf.kind, shelf.title, shelf.level_no, shelf.dialect_id, null, null, null, shelf.book_id
      from drawn join ${SHELVED} shelf on shelf.book_id = drawn.book_id
    ) cards order by random()`)
  return rows.map((row) => ({
    practice_type: row.kind,
    title: row.title,
    level_no: row.level_no,
    category_id: row.kind === 'reading' ? null : row.category_id,
    url: row.kind === 'reading' ? bookUrl(row.book_id, row.dialect_id) : themeUrl(row),
  }))
}

const themeUrl = ({ kind, level_no, dialect_id, category_id, category_no, no }: Theme) =>
  practiceUrl(kind, {
    levelNo: level_no,
    dialectId: dialect_id,
    categoryId: category_id,
    categoryNo: category_no,
    ...(no === null ? {} : { no }),
  })
