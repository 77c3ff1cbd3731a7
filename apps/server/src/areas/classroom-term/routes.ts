import { saveSentence } from '../../content/save-sentence.ts'
import { ITEM_EDITORS } from '../../domain/account/study-permissions.ts'
import { categoriesOf, countsOf, subcategoriesOf } from '../../domain/self-study/categories.ts'
import { categoryFace, studyFace } from '../../domain/self-study/face.ts'
import { allItems } from '../../domain/self-study/items.ts'
import { audioOf, soundIds } from '../../domain/self-study/present.ts'
import { classroomTerms } from '../../domain/self-study/readers.ts'
import { route } from '../../http/route.ts'

export const routes = [
  route(
    'POST /api/classroom_term/term',
    { policy: { permission: ITEM_EDITORS.classroom_term }, audited: true },
    async ({ body, actor, services }) => saveSentence(services, actor, 'classroom_term', body),
  ),
  route('GET /api/classroom_term/categories', 'anyone', async ({ query, services: { db } }) => {
    const dialectId = query.dialect_id
    const items = await allItems(db, classroomTerms, { dialectId })
    const ids = await soundIds(
      db,
      items.map(({ item }) => item.hakka),
    )
    const subcategories = await subcategoriesOf(db, 'classroom_term')
    const categories = []
    for (const category of await categoriesOf(db, 'classroom_term')) {
      const own = subcategories.filter(({ parentId }) => parentId === category.id)
      categories.push({
        id: category.id,
        no: category.no,
        title: category.name,
        picture_url: category.pictureUrl,
        font: await studyFace(db, categoryFace(category.id, dialectId)),
        subcategories: own.flatMap(({ id, no, name }) => {
          const terms = items.filter(({ categoryId }) => categoryId === id)
          if (terms.length === 0) return []
          const shown = terms.map((term) => ({
            id: term.id,
            version: term.version,
            no: term.no,
            hakka_text: term.item.hakka.text,
            hakka_pinyin: term.item.hakka.pinyin,
            chinese_text: term.item.chinese.text,
            audio: audioOf(term.item.hakka, ids),
          }))
          return { id, no, title: name, terms: shown }
        }),
      })
    }
    return { data: { categories } }
  }),
  route('GET /api/classroom_term/menu', 'anyone', async ({ services: { db } }) => {
    const counts = await countsOf(db, 'classroom_term')
    const categories = await categoriesOf(db, 'classroom_term')
    return {
      data: {
        categories: categories.map(({ id, no, name, pictureUrl, releaseNote }) => ({
          id,
          no,
          title: name,
          picture_url: pictureUrl,
          release_note: releaseNote,
          terms: counts.flatMap(({ categoryId, dialectId, count }) =>
            categoryId === id && dialectId ? { dialect_id: dialectId, count } : [],
          ),
        })),
      },
    }
  }),
]
