import { LEVELS } from '@hakka/contract/constants'
import {
  categoriesOf,
  countsOf,
  facesOf,
  isVoiced,
  subcategoriesOf,
} from '../../domain/self-study/categories.ts'
import { route } from '../../http/route.ts'
import { takePlaces } from './places.ts'
import { goalOf, hubOf, ownItems, setGoal } from './store.ts'

const OWN = { policy: 'login', personal: true } as const

export const routes = [
  route('GET /api/self_study/hub', 'anyone', async ({ services: { db } }) => ({
    data: await hubOf(db),
  })),
  route('GET /api/my/self_study', OWN, async ({ query, actor, services: { db } }) => ({
    data: { items: await ownItems(db, actor.userId, query.kind) },
  })),
  route('PUT /api/my/study-places', OWN, async ({ body, actor, services: { db, now } }) => {
    const { _token, ...sent } = body
    return { data: await takePlaces(db, { userId: actor.userId, now: now() }, sent) }
  }),
  route('GET /api/my/study-goal', OWN, async ({ actor, services: { db } }) => ({
    data: { kind: await goalOf(db, actor.userId) },
  })),
  route('PUT /api/my/study-goal', OWN, async ({ body, actor, services: { db } }) => {
    await setGoal(db, actor.userId, body.kind)
    return { data: { kind: body.kind } }
  }),
  route('GET /api/self_study/menu', 'anyone', async ({ query, services: { db } }) => {
    const { kind, level_no: levelNo, dialect_id: dialectId } = query
    const counts = await countsOf(db, kind)
    const categories = await categoriesOf(db, kind, levelNo)
    const subcategories = await subcategoriesOf(db, kind)
    const faces = kind === 'listening' ? await facesOf(db, dialectId) : new Map<number, string[]>()
    const sum = (own: typeof counts) => own.reduce((total, { count }) => total + count, 0)
    return {
      data: {
        kind,
        level_no: levelNo ?? null,
        dialect_id: dialectId,
        levels: LEVELS.map(({ no }) => ({
          level_no: no,
          count: sum(counts.filter((own) => own.levelNo === no && own.dialectId === dialectId)),
        })),
        voiced: await isVoiced(db, { kind, dialectId, levelNo }),
        categories: categories.map((category) => ({
          id: category.id,
          no: category.no,
          level_no: category.levelNo,
          name: category.name,
          picture_url: category.pictureUrl,
          release_note: category.releaseNote,
          faces: faces.get(category.id) ?? [],
          counts: [
            ...Map.groupBy(
              counts.filter(({ categoryId }) => categoryId === category.id),
              (own) => own.dialectId,
            ),
          ]
            .flatMap(([dialect, own]) => (dialect === null ? [] : { dialect_id: dialect, count: sum(own) }))
            .toSorted((a, b) => a.dialect_id - b.dialect_id),
          subcategories: subcategories.flatMap(({ id, no, name, parentId }) =>
            parentId === category.id ? { id, no, name } : [],
          ),
        })),
      },
    }
  }),
]
