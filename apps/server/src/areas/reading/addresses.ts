import type { PictureBook } from '@hakka/modules/server'
import { and, asc, eq, isNull } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { studyItems } from '../../db/tables/self-study.ts'
import { books } from '../../domain/self-study/readers.ts'
import type { Services } from '../../domain/services.ts'
import { AppError } from '../../kernel/app-error.ts'

/** An editor may put other pictures and sounds into a book: its addresses stay the same. */
const KEPT = 'public, max-age=300'

const number = (most: number) => z.coerce.number<string>().int().min(0).max(most)
const parts = z.object({
  book: number(100_000),
  dialect: number(6).optional(),
  page: z
    .string()
    .regex(/^\d{1,3}\.(?:png|mp3)$/)
    .transform((name) => Number(name.split('.')[0])),
})
type Parts = z.output<typeof parts>

/**
 * The addresses that the specification gives what is in a book, by the book's number, each leading to the stored file:
 * `/reading/{book}/{page}.png` (0: its cover), `/reading/{book}/audio/{dialect}/{page}.mp3` (of a page with several
 * sentences the first one's) and `/reading/{book}/music.mp3`.
 */
export function addBookAddresses(app: FastifyInstance, { db }: Pick<Services, 'db'>): void {
  const lead = (path: string, fileOf: (book: PictureBook, own: Parts) => { url: string } | undefined) =>
    app.get(path, { config: { policy: 'anyone' } }, async (request, reply) => {
      const given = typeof request.params === 'object' ? { page: '0.mp3', ...request.params } : {}
      const asked = parts.safeParse(given)
      if (!asked.success) throw new AppError('not_found')
      const rows = await db
        .select()
        .from(studyItems)
        .where(
          and(
            eq(studyItems.kind, 'reading'),
            eq(studyItems.no, asked.data.book),
            isNull(studyItems.withdrawnAt),
          ),
        )
        .orderBy(asc(studyItems.id))
        .limit(1)
      const [book] = rows.flatMap((row) => books.read(db, row))
      const file = book && fileOf(book.item, asked.data)
      if (!file) throw new AppError('not_found')
      return reply.header('cache-control', KEPT).redirect(file.url)
    })
  const pageOf = ({ pages }: PictureBook, no: number) => pages.find((own) => own.no === no)
  lead('/reading/:book/music.mp3', ({ book }) => book.music)
  lead('/reading/:book/:page', (own, { page }) => (page === 0 ? own.book.cover : pageOf(own, page)?.picture))
  lead('/reading/:book/audio/:dialect/:page', (own, { dialect = 0, page }) => {
    const said = pageOf(own, page)?.sentences[dialect] ?? []
    return said.find(({ hakka }) => hakka.audio)?.hakka.audio
  })
}
