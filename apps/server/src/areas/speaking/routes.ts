import { saveSentence } from '../../content/save-sentence.ts'
import { ITEM_EDITORS, TEXT_EDITORS } from '../../domain/account/study-permissions.ts'
import { findCategory, subcategoriesOf } from '../../domain/self-study/categories.ts'
import { itemsOf } from '../../domain/self-study/items.ts'
import { categoryHead, sentenceOf, soundIds, wordsOf } from '../../domain/self-study/present.ts'
import { spokenSentences } from '../../domain/self-study/readers.ts'
import { route } from '../../http/route.ts'
import { AppError } from '../../kernel/app-error.ts'
import { groupsIn, readGroups, saveGroups } from './groups.ts'

export const routes = [
  route(
    'POST /api/self_study/speaking/sentence',
    { policy: { permission: ITEM_EDITORS.speaking }, audited: true },
    async ({ body, actor, services }) => saveSentence(services, actor, 'speaking', body),
  ),
  route(
    'GET /api/self_study/speaking/groups',
    { permission: TEXT_EDITORS.speaking },
    async ({ services: { db } }) => {
      const { labels, version } = await readGroups(db)
      return { data: { ...labels, version } }
    },
  ),
  route(
    'PUT /api/self_study/speaking/groups',
    { policy: { permission: TEXT_EDITORS.speaking }, audited: true },
    async ({ body: { _token, version, ...labels }, actor, services }) => ({
      data: { version: await saveGroups(services, { userId: actor.userId, version }, labels) },
    }),
  ),
  route('GET /api/self_study/speaking/category', 'anyone', async ({ query, services: { db } }) => {
    const category = await findCategory(db, 'speaking', query.c)
    if (!category || (query.l !== undefined && query.l !== category.levelNo)) throw new AppError('not_found')
    const items = await itemsOf(db, spokenSentences, { categoryId: category.id, dialectId: query.d })
    const ids = await soundIds(
      db,
      items.map(({ item }) => item.hakka),
    )
    const byPlace = Map.groupBy(items, ({ categoryId }) => categoryId)
    const own = (await subcategoriesOf(db, 'speaking')).filter(({ parentId }) => parentId === category.id)
    return {
      category: {
        id: category.id,
        no: category.no,
        name: category.name,
        ...(await categoryHead(db, category, query.d)),
        groups: await groupsIn(db, query.d),
        subcategories: own.flatMap(({ id, no, name }) => {
          const sentences = byPlace.get(id)
          if (!sentences) return []
          return {
            id,
            no,
            name,
            sentences: sentences.map((sentence) => ({
              id: sentence.id,
              version: sentence.version,
              no: sentence.no,
              chinese_sentence: sentence.item.chinese,
              hakka_sentence: sentenceOf(sentence.item.hakka, ids),
              words: wordsOf(sentence.item.words),
            })),
          }
        }),
      },
    }
  }),
]
