import { BOOKS, DIALECT_COUNT, dialectName } from '@hakka/contract/constants'
import { z } from 'zod'
import { media, sound } from '#kit/content.ts'
import { means } from '#kit/meaning.ts'
import { levelNo, mandarinOfHakka, name, number, said, sentence, uid, upTo } from '#kit/study/parts.ts'

/** A key `1` to `6`: the dialect of what stands under it. */
const byDialect = <S extends z.ZodType>(schema: S) =>
  means(
    { is: 'dialects' },
    z.record(z.string().regex(new RegExp(`^[1-${DIALECT_COUNT}]$`), '腔調代號是 1 到 6'), schema),
  )

const page = z.object({
  no: number(200),
  picture: media,
  sentences: byDialect(
    z
      .array(z.object({ hakka: sentence, chinese: mandarinOfHakka }))
      .min(1)
      .max(BOOKS.page_sentences),
  ),
})

const shape = {
  book: z.object({
    uid,
    no: number(100_000),
    level_id: levelNo,
    /** 1 from Taiwan, 2 from abroad, 3 written for this site. */
    type_id: number(3),
    chinese_title: name,
    titles: byDialect(said('line', {}, 50)),
    author: name,
    origin: upTo(100),
    keyword: upTo(100),
    published_year: z.number().int().min(1900).max(2200),
    cover: media,
    music: sound.optional(),
  }),
  pages: z.array(page).min(BOOKS.pages_min, `至少要有 ${BOOKS.pages_min} 頁`).max(BOOKS.pages_max),
}
type Book = z.output<z.ZodObject<typeof shape>>

interface Fault {
  message: string
  path: (string | number)[]
}

/** Pages are counted, and every page has every dialect of the book. */
function faultsOf({ book, pages }: Book): Fault[] {
  const dialects = Object.keys(book.titles)
  const faults: Fault[] = []
  if (dialects.length === 0) faults.push({ message: '至少要有一個腔調的書名', path: ['book', 'titles'] })
  for (const [at, { no, sentences }] of pages.entries()) {
    if (no !== at + 1) faults.push({ message: `編號應該是 ${at + 1}`, path: ['pages', at, 'no'] })
    const path = ['pages', at, 'sentences']
    for (const dialect of new Set([...dialects, ...Object.keys(sentences)])) {
      if (!sentences[dialect])
        faults.push({ message: `這一頁沒有${dialectName(Number(dialect))}的句子`, path })
      if (!dialects.includes(dialect))
        faults.push({ message: `沒有${dialectName(Number(dialect))}的書名`, path })
    }
  }
  return faults
}

/** A picture book with all of its dialects. */
export const pictureBook = z.object(shape).superRefine((own, context) => {
  for (const fault of faultsOf(own)) context.addIssue({ code: 'custom', ...fault })
})
export type PictureBook = z.output<typeof pictureBook>

export const readingFile = z
  .object({ kind: z.literal('reading'), version: z.number().int(), ...shape })
  .superRefine((own, context) => {
    for (const fault of faultsOf(own)) context.addIssue({ code: 'custom', ...fault })
  })
