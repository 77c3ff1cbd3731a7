import { sql } from 'drizzle-orm'

/** Picture books that can be read, each by its title in Mandarin and in the first dialect that it has. */
export const SHELVED = sql`(
  select i.kind, i.id as book_id, i.title_chinese as title, b.level_no, i.created_at,
    (select min(n) from generate_series(1, 6) n where split_part(b.names, chr(10), n) <> '') as dialect_id
  from study_books b join study_items i on i.id = b.item_id
  where i.withdrawn_at is null and b.names !~ E'^\\n{6}'
)`
