import { ITEM_EDITORS, STUDY_DESK } from '../../domain/account/study-permissions.ts'
import { categoriesOf, findCategory } from '../../domain/self-study/categories.ts'
import { checkFor, withCheck } from '../../domain/self-study/check.ts'
import { checkFace, studyFace } from '../../domain/self-study/face.ts'
import { itemById, itemsOf, shownItem } from '../../domain/self-study/items.ts'
import { categoryHead, soundIds } from '../../domain/self-study/present.ts'
import { dialogues } from '../../domain/self-study/readers.ts'
import { route } from '../../http/route.ts'
import { AppError } from '../../kernel/app-error.ts'
import { dialogsOf, presentDialogue, presentEdited } from './present.ts'
import { saveDialog } from './save.ts'

export const routes = [
  route(
    'POST /api/self_study/listening/dialog',
    { policy: { permission: ITEM_EDITORS.listening }, audited: true },
    async ({ body, actor, services }) => saveDialog(services, actor, body),
  ),
  route(
    'GET /api/self_study/listening/edit',
    { permission: [...STUDY_DESK.listening] },
    async ({ query, services: { db } }) => {
      const own = await shownItem(db, dialogues, query.id)
      if (!own) throw new AppError('not_found')
      const ids = await soundIds(
        db,
        own.item.sentences.map(({ hakka }) => hakka),
      )
      return { data: presentEdited(own, ids) }
    },
  ),
  route('GET /api/self_study/listening/categories', 'anyone', async ({ services: { db } }) => {
    const categories = await categoriesOf(db, 'listening')
    return {
      categories: categories.map(({ id, levelNo, no, name, pictureUrl, releaseNote }) => ({
        id,
        level_no: levelNo ?? 0,
        no,
        name,
        picture_url: pictureUrl,
        release_note: releaseNote,
      })),
    }
  }),
  route('GET /api/self_study/listening/category', 'anyone', async ({ query, services: { db } }) => {
    const category = await findCategory(db, 'listening', query.c)
    if (!category) throw new AppError('not_found')
    const items = await itemsOf(db, dialogues, { categoryId: category.id, dialectId: query.d })
    const ids = await soundIds(
      db,
      items.flatMap(({ item }) => item.sentences.map(({ hakka }) => hakka)),
    )
    const checked = await withCheck(db, items, query.d)
    const shown = items.map((item) => presentDialogue(item, ids))
    return {
      data: {
        ...(await categoryHead(db, category, query.d)),
        dialogs: shown.flatMap(dialogsOf),
        dialogues: shown.map((own) => ({ ...own, has_check: checked.has(own.id) })),
      },
    }
  }),
  route('GET /api/self_study/listening/check', 'anyone', async ({ query, services: { db } }) => {
    const own = await itemById(db, dialogues, query.id)
    if (!own || own.dialectId === null) throw new AppError('not_found')
    const { dialectId } = own
    return {
      data: {
        dialogue_id: own.id,
        questions: await checkFor(db, { ...own, dialectId }, query.round),
        font: await studyFace(db, checkFace(own.levelNo, dialectId), 'HakkaCheck'),
      },
    }
  }),
]
