import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { StoredReading } from '../../db/tables/dictionary.ts'
import type { Transaction } from '../../db/transaction.ts'
import { type Entry, indexed } from './entries.ts'
import { raiseVersion, replaceEntries, type SaveCounts } from './save.ts'

const SENTENCES_MAX = 5

const usage = z.object({
  folded: z.string(),
  text: z.string(),
  dialect_id: z.number(),
  pinyin: z.string(),
  chinese: z.string(),
  sentences: z.array(z.object({ text: z.string(), chinese: z.string() })),
})
type Usage = z.output<typeof usage>

/**
 * Makes the words of the site's own lessons entries, where the Ministry has no such headword. To be called in the
 * transaction that changed either: lessons or the Ministry's entries.
 */
export async function refreshSiteWords(transaction: Transaction): Promise<SaveCounts> {
  const { rows } = await transaction.execute(sql`
    select w.folded, w.text, w.dialect_id, w.pinyin, w.chinese, coalesce((
      select json_agg(json_build_object('text', s.text, 'chinese', s.chinese) order by s.position)
      from lesson_texts s
      where s.lesson_id = w.lesson_id and s.kind = 'sentence' and strpos(s.folded, w.folded) > 0
    ), '[]') as sentences
    from lesson_texts w
    where w.kind = 'word' and w.folded <> '' and not exists (
      select 1 from dictionary_entries e where e.folded = w.folded and e.source = 'moe'
    )
    order by w.lesson_id, w.position`)
  const words = Map.groupBy(z.array(usage).parse(rows), ({ folded }) => folded)
  const entries = [...words].map(([folded, usages], at) => entryOf(folded, usages, at + 1))
  const counts = await replaceEntries(transaction, 'site', entries)
  // Lessons bring sounds too: what is kept of a word is old even where no entry has changed.
  if (counts.saved + counts.removed === 0) await raiseVersion(transaction, 'site', entries.length)
  return counts
}

/** The same for ever, whatever the database's ids are: links to a word outlive an import. */
const idOf = (folded: string) => `site-${createHash('sha256').update(folded).digest('hex').slice(0, 12)}`

function entryOf(folded: string, usages: readonly Usage[], position: number): Entry {
  const readings = Array.from(
    Map.groupBy(usages, ({ dialect_id }) => dialect_id),
    ([dialect_id, own]): StoredReading => ({
      dialect_id,
      word: null,
      pinyin: [...new Set(own.map(({ pinyin }) => pinyin).filter(Boolean))].join('、'),
    }),
  )
    .filter(({ pinyin }) => pinyin !== '')
    .sort((a, b) => a.dialect_id - b.dialect_id)
  const chinese = usages.find((own) => own.chinese !== '')?.chinese ?? ''
  const sentences = new Map(usages.flatMap((own) => own.sentences.map((one) => [one.text, one])))
  const shown = [...sentences.values()].slice(0, SENTENCES_MAX)
  return {
    id: idOf(folded),
    source: 'site',
    position,
    ...indexed(usages[0]?.text ?? folded, readings),
    chinese,
    meanings: chinese === '' && shown.length === 0 ? [] : [{ description: chinese, sentences: shown }],
  }
}
