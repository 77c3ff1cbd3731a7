import { HOME_SELF_STUDY_MAX } from '@hakka/contract/constants'
import type { Home } from '@hakka/contract/home'
import { sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { practiceUrl } from './practice-url.ts'

type Card = Home['self_study'][number]

/** AI judging has the last place of the block. */
const CARDS = HOME_SELF_STUDY_MAX - 1

interface Row extends Record<string, unknown> {
  kind: 'listening' | 'speaking' | 'writing'
  title: string
  level_no: number
  category_id: number
  category_no: number
  dialect_id: number
  no: number | null
}

/**
 * Cards of self-study drawn at random: themes of listening and writing, subcategories of speaking, each in one of the
 * dialects that have it. Of parts without pages there are none.
 */
export async function studyCards(db: NodePgDatabase): Promise<Card[]> {
  const { rows } = await db.execute<Row>(sql`
    select * from (select distinct on (c.id) c.kind, c.name as title, coalesce(i.level_no, t.level_no) as level_no,
      coalesce(c.parent_id, c.id) as category_id, coalesce(t.no, c.no) as category_no, i.dialect_id,
      case when c.parent_id is null then null else i.no end as no
    from (
      select c.id from study_categories c
      where c.kind <> 'classroom_term' and c.withdrawn_at is null
        and exists (select from study_items i where i.category_id = c.id and i.withdrawn_at is null)
      order by random() limit ${CARDS}
    ) drawn
    join study_categories c on c.id = drawn.id
    left join study_categories t on t.id = c.parent_id
    join study_items i on i.category_id = c.id and i.withdrawn_at is null
    order by c.id, i.dialect_id, i.no) cards order by random()`)
  return rows.map(({ kind, title, level_no, category_id, category_no, dialect_id, no }) => ({
    practice_type: kind,
    title,
    level_no,
    category_id,
    url: practiceUrl(kind, {
      levelNo: level_no,
      dialectId: dialect_id,
      categoryId: category_id,
      categoryNo: category_no,
      ...(no === null ? {} : { no }),
    }),
  }))
}
