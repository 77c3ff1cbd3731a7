import { CHECK_KINDS } from '@hakka/contract/constants'
import { and, eq, isNull } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { events } from '../../db/tables/event.ts'
import { studyCategories, studyItems } from '../../db/tables/self-study.ts'
import { levelName } from '../lesson/lesson-address.ts'
import { findCategory, subcategoriesOf } from '../self-study/categories.ts'
import { withCheck } from '../self-study/check.ts'
import { itemsOf, shownItem } from '../self-study/items.ts'
import { bookUrl, practiceUrl } from '../self-study/practice-url.ts'
import { books, dialogues, spokenSentences, writingSets } from '../self-study/readers.ts'
import { minutesFor, type Source } from './source.ts'

interface Asked {
  id: number
  dialectId: number
}

const CHECK_QUESTIONS = CHECK_KINDS.length

/** A theme of the listening part: each of its dialogues, done where its check was answered. */
export async function listeningSource(
  db: NodePgDatabase,
  { id, dialectId }: Asked,
): Promise<Source | undefined> {
  const theme = await findCategory(db, 'listening', id)
  const all = theme ? await itemsOf(db, dialogues, { categoryId: id, dialectId }) : []
  // Without its check nobody would ever be done with it.
  const checked = await withCheck(db, all, dialectId)
  const items = all.filter((own) => checked.has(own.id))
  if (!theme || items.length === 0) return undefined
  const place = { levelNo: theme.levelNo, dialectId, categoryId: theme.id, categoryNo: theme.no }
  return {
    title: theme.name,
    titlePinyin: '',
    dialectId,
    place: `聽力　${levelName(theme.levelNo ?? 0)}`,
    picture: theme.pictureUrl,
    items: items.map((own) => ({
      thing: 'dialogue',
      thing_id: own.id,
      title: own.item.title.hakka,
      parts: CHECK_QUESTIONS,
      size: `${own.item.sentences.length} 句、${CHECK_QUESTIONS} 題`,
      minutes: minutesFor(own.item.sentences.length, 20),
      // In a test it is heard and not read.
      asks: own.item.sentences.every(({ hakka }) => hakka.audio !== undefined),
      url: practiceUrl('listening', { ...place, no: own.no }),
      versionId: null,
      dialectId: null,
    })),
  }
}

/** A theme of the speaking part: each of its subcategories, done where every sentence was said. */
export async function speakingSource(
  db: NodePgDatabase,
  { id, dialectId }: Asked,
): Promise<Source | undefined> {
  const theme = await findCategory(db, 'speaking', id)
  if (!theme) return undefined
  const byPlace = Map.groupBy(
    await itemsOf(db, spokenSentences, { categoryId: id, dialectId }),
    ({ categoryId }) => categoryId,
  )
  const groups = (await subcategoriesOf(db, 'speaking')).filter(
    (own) => own.parentId === id && byPlace.has(own.id),
  )
  if (groups.length === 0) return undefined
  const place = { levelNo: theme.levelNo, dialectId, categoryId: theme.id, categoryNo: theme.no }
  return {
    title: theme.name,
    titlePinyin: '',
    dialectId,
    place: `口說　${levelName(theme.levelNo ?? 0)}`,
    picture: theme.pictureUrl,
    items: groups.map((group) => {
      const sentences = byPlace.get(group.id) ?? []
      return {
        thing: 'speaking',
        thing_id: group.id,
        title: group.name,
        parts: sentences.length,
        size: `${sentences.length} 句`,
        minutes: minutesFor(sentences.length, 30),
        asks: false,
        url: practiceUrl('speaking', { ...place, ...(sentences[0] ? { no: sentences[0].no } : {}) }),
        versionId: null,
        dialectId,
      }
    }),
  }
}

/** A picture book, done where every page was read. */
export async function bookSource(db: NodePgDatabase, { id, dialectId }: Asked): Promise<Source | undefined> {
  const own = await shownItem(db, books, id)
  const title = own?.item.book.titles[dialectId]
  if (!own || !title) return undefined
  const parts = own.item.pages.length
  return {
    title: title.text,
    titlePinyin: title.pinyin,
    dialectId,
    place: `繪本　${levelName(own.levelNo ?? 0)}`,
    picture: own.item.book.cover.url,
    items: [
      {
        thing: 'book',
        thing_id: own.id,
        title: '讀完這本書',
        parts,
        size: `${parts} 頁`,
        minutes: minutesFor(parts, 30),
        asks: false,
        url: bookUrl(own.id, dialectId),
        versionId: null,
        dialectId: null,
      },
    ],
  }
}

/** A set of writing exercises, done where all its texts with gaps were filled in. */
export async function writingSource(db: NodePgDatabase, { id }: Asked): Promise<Source | undefined> {
  const own = await shownItem(db, writingSets, id)
  const [category] = await db
    .select({ id: studyCategories.id, no: studyCategories.no, levelNo: studyItems.levelNo })
    .from(studyItems)
    .innerJoin(studyCategories, eq(studyCategories.id, studyItems.categoryId))
    .where(eq(studyItems.id, id))
  if (!own || !category) return undefined
  const parts = own.item.questions.filter(({ kind }) => kind === 'cloze').length
  if (parts === 0) return undefined
  const { hakka, pinyin } = own.item.title
  return {
    title: hakka,
    titlePinyin: pinyin,
    dialectId: own.dialectId,
    place: `寫作　${levelName(category.levelNo ?? 0)}`,
    picture: null,
    items: [
      {
        thing: 'cloze_set',
        thing_id: own.id,
        title: '填空',
        parts,
        size: `${parts} 篇`,
        minutes: minutesFor(parts, 120),
        asks: true,
        url: practiceUrl('writing', {
          levelNo: category.levelNo,
          dialectId: own.dialectId,
          categoryId: category.id,
          categoryNo: category.no,
          no: own.no,
        }),
        versionId: null,
        dialectId: null,
      },
    ],
  }
}

/** The game of an event, done where it was played to its end. */
export async function gameSource(db: NodePgDatabase, { id }: Pick<Asked, 'id'>): Promise<Source | undefined> {
  const [event] = await db
    .select()
    .from(events)
    .where(
      and(
        eq(events.id, id),
        isNull(events.deletedAt),
        eq(events.isDraft, false),
        // What two classes play against each other is nobody else's.
        eq(events.isCompetition, false),
      ),
    )
  if (!event) return undefined
  return {
    title: event.title,
    titlePinyin: '',
    dialectId: null,
    place: '遊戲',
    picture: event.image,
    items: [
      {
        thing: 'game',
        thing_id: event.id,
        title: '玩一次',
        parts: 0,
        size: '',
        minutes: 5,
        asks: false,
        url: `/event/game?id=${event.id}`,
        versionId: null,
        dialectId: null,
      },
    ],
  }
}
