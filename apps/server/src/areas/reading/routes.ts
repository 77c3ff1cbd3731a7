import { studyBooks } from '../../db/tables/self-study.ts'
import { ITEM_EDITORS, STUDY_DESK } from '../../domain/account/study-permissions.ts'
import { titlesFace } from '../../domain/lesson/face-of.ts'
import { bookFace, studyFace } from '../../domain/self-study/face.ts'
import { allItems } from '../../domain/self-study/items.ts'
import { soundIds } from '../../domain/self-study/present.ts'
import { books } from '../../domain/self-study/readers.ts'
import { taipeiDay } from '../../domain/study/study-time.ts'
import { HOUR_MS, type Limit } from '../../http/limits.ts'
import { route } from '../../http/route.ts'
import { AppError } from '../../kernel/app-error.ts'
import {
  isVoicedIn,
  presentBook,
  presentCard,
  presentEdited,
  presentOpen,
  saidIn,
  soundsOf,
} from './present.ts'
import { readerOf } from './reader-of.ts'
import { saveBook } from './save.ts'
import { booksOf, countView, findBook, findBooks, testLevelOf } from './store.ts'

/** More than one class opens from behind one address. */
const VIEWS: Limit = { max: 600, per: 'address', ms: HOUR_MS }

export const routes = [
  route('GET /api/self_study/reading/books', 'anyone', async ({ services: { db } }) => {
    const items = await allItems(db, books)
    const views = await db.select({ id: studyBooks.itemId, count: studyBooks.viewCount }).from(studyBooks)
    const counts = new Map(views.map(({ id, count }) => [id, count]))
    return items.map((item) => presentBook(item, counts.get(item.id) ?? 0))
  }),
  route('GET /api/self_study/reading/search', 'anyone', async ({ query, services: { db } }) => {
    const [{ found, ...shelf }, font] = await Promise.all([findBooks(db, query), titlesFace(db)])
    const read = await booksOf(db, found)
    const shown = found.flatMap(({ id, viewCount }) => {
      const own = read.get(id)
      return own ? presentCard(own, query.dialect_id, viewCount) : []
    })
    const voiced = [...read.values()].some((own) => isVoicedIn(own, query.dialect_id))
    return { data: { books: shown, ...shelf, voiced, font } }
  }),
  route('GET /api/self_study/reading/book', 'anyone', async ({ query, services: { db } }) => {
    const book = await findBook(db, query.id)
    if (!book) throw new AppError('not_found')
    const { own, viewCount } = book
    const dialectId = query.dialect_id
    const [ids, font, testLevelNo] = await Promise.all([
      soundIds(db, saidIn(own, dialectId)),
      studyFace(db, bookFace(own.id)),
      testLevelOf(db, own.item.book.no, dialectId),
    ])
    return {
      data: presentOpen(own, dialectId, { ids, font, view_count: viewCount, test_level_no: testLevelNo }),
    }
  }),
  route(
    'GET /api/self_study/reading/edit',
    { permission: [...STUDY_DESK.reading] },
    async ({ query, services: { db } }) => {
      const book = await findBook(db, query.id)
      if (!book) throw new AppError('not_found')
      return { data: presentEdited(book.own, await soundIds(db, soundsOf(book.own))) }
    },
  ),
  route(
    'POST /api/self_study/reading/book',
    { policy: { permission: ITEM_EDITORS.reading }, audited: true },
    async ({ body, actor, services }) => saveBook(services, actor, body),
  ),
  route(
    'POST /api/self_study/reading/view',
    { policy: 'anyone', limit: VIEWS },
    async ({ body, actor, request, services }) => {
      const now = services.now()
      const count = await countView(services.db, {
        itemId: body.id,
        reader: readerOf(actor, request, services),
        day: taipeiDay(now.getTime()),
        at: now,
      })
      if (count === undefined) throw new AppError('not_found')
      return { data: { view_count: count } }
    },
  ),
]
