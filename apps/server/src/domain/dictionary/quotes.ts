import { DICTIONARY } from '@hakka/contract/constants'
import type { DictionaryWord, WordQuote } from '@hakka/contract/dictionary'
import { foldHakka, gramsToAsk } from '@hakka/hakka/fold'
import { studyKinds } from '@hakka/modules/server'
import type { Pool } from 'pg'
import { z } from 'zod'
import { pairsOf } from './pairs.ts'

/** Of each way in which a dialect writes the word, where it stands. Any of the places will do;
 * a text with gaps is no example. */
const FIND = `
  select asked.dialect_id, asked.folded, own.kind, own.title, own.url, own.texts
  from unnest($1::int[], $2::text[], $3::text[]) with ordinality asked(dialect_id, folded, grams, at)
  cross join lateral (
    select s.kind, s.title, s.url, s.texts from study_search s
    where s.dialect_id = asked.dialect_id and s.kind <> 'writing' and s.grams @> string_to_array(asked.grams, ' ')
      and strpos(s.body, asked.folded) > 0
    order by s.id limit ${DICTIONARY.quotes}
  ) own
  order by asked.at`

const found = z.object({
  dialect_id: z.number(),
  folded: z.string(),
  kind: z.enum(['listening', 'speaking', 'reading', 'writing', 'classroom_term']),
  title: z.string(),
  url: z.string(),
  texts: z.array(
    z.object({
      text: z.string(),
      pinyin: z.string(),
      chinese: z.string(),
      /** Rows from before sounds were kept have none. */
      sound: z.string().nullish(),
      synthetic: z.boolean().default(false),
    }),
  ),
})

/** Sentences of self-study that have the word as each dialect writes it; none of no word. */
export async function quotesOf(pool: Pool, word: DictionaryWord | null): Promise<WordQuote[]> {
  const asked = word ? formsOf(word) : []
  if (asked.length === 0) return []
  const { rows } = await pool.query({
    name: 'dictionary quotes',
    text: FIND,
    values: [
      asked.map(({ dialect_id }) => dialect_id),
      asked.map(({ folded }) => folded),
      asked.map(({ folded }) => gramsToAsk(folded).join(' ')),
    ],
  })
  const quotes = z.array(found).parse(rows).flatMap(quotesIn)
  const byDialect = Map.groupBy(quotes, ({ dialect_id }) => dialect_id)
  return [...byDialect.values()].flatMap((own) =>
    // One sentence may stand in several places.
    [...new Map(own.map((quote) => [quote.text, quote])).values()].slice(0, DICTIONARY.quotes),
  )
}

/** How each dialect that has a reading writes the word. */
function formsOf({ text, pinyins }: DictionaryWord): { dialect_id: number; folded: string }[] {
  return pinyins.flatMap(({ dialect_id, word, text: pinyin }) => {
    if (pinyin === '') return []
    const forms = pairsOf(text, { dialect_id, word, pinyin }).map((pair) => foldHakka(pair.word))
    return [...new Set(forms)].filter(Boolean).map((folded) => ({ dialect_id, folded }))
  })
}

function quotesIn({ dialect_id, folded, kind, title, url, texts }: z.output<typeof found>): WordQuote[] {
  const from = { name: `${studyKinds.get(kind)?.name ?? ''}「${title}」`, url }
  return texts
    .filter(({ text }) => foldHakka(text).includes(folded))
    .map(({ text, pinyin, chinese, sound, synthetic }) => ({
      dialect_id,
      text,
      pinyin,
      chinese,
      sound: sound ? { url: sound, synthetic } : null,
      from,
    }))
}
