import { hanOf } from '@hakka/hakka/characters'
import { parsePinyin } from '@hakka/hakka/pinyin'
import { checkOf } from '@hakka/modules/server'
import { eq } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { modules } from '../../../db/tables/content.ts'
import type { attempts } from '../../../db/tables/study.ts'
import type { ItemRow } from '../../../domain/assignment/pupils.ts'
import { publishedContent } from '../../../domain/attempts/module.ts'
import { attemptRow, judgedRow } from '../../../domain/attempts/record.ts'
import type { Place } from '../../../domain/attempts/thing.ts'
import { markAnswer } from '../../../domain/attempts/things.ts'
import { itemById, itemsOf, someItems } from '../../../domain/self-study/items.ts'
import { books, dialogues, spokenSentences, writingSets } from '../../../domain/self-study/readers.ts'
import { chance } from './chance.ts'
import { answerOf, type Knows } from './faults.ts'

/** One thing that is done, or a part of one: an answer, or what was said as the judge tells it. */
interface Step {
  place: Place
  answer?: unknown
  said?: { text: string; pinyin: string }
}

type Maker = (db: NodePgDatabase, item: ItemRow, knows: Knows) => Promise<Step[]>

/** So many dialogues lend a check their sentences. */
const OTHERS = 12

const ofModule: Maker = async (db, { thingId }, knows) => {
  const [own] = await db
    .select({ versionId: modules.publishedVersionId })
    .from(modules)
    .where(eq(modules.id, thingId))
  if (!own?.versionId) return []
  const place = { thing: 'module', thingId, versionId: own.versionId, item: 0 } as const
  const read = (await publishedContent(db, own.versionId))?.read
  const isAsked = read?.ok && read.type.asks
  return [{ place, answer: isAsked ? answerOf(read.type, read.content, knows) : null }]
}

/** The check of a dialogue, as a browser puts it together. */
const ofDialogue: Maker = async (db, { thingId }, { skill, luck }) => {
  const own = await itemById(db, dialogues, thingId)
  if (own?.dialectId == null) return []
  const level = { dialectId: own.dialectId, levelNo: own.levelNo ?? undefined, not: thingId }
  const others = await someItems(db, dialogues, level, OTHERS)
  const check = checkOf(
    own.item,
    others.map(({ item }) => item),
    luck % 1000,
  )
  const answer = check.map(({ kind, at, options, answer: right }, no) => {
    const taken = chance(luck, no + 11) < skill ? right : (right + 1) % options.length
    return { kind, at, picked: options[taken]?.text ?? '' }
  })
  return [{ place: { thing: 'dialogue', thingId, versionId: own.version, item: 0 }, answer }]
}

const ofBook: Maker = async (db, { thingId }) => {
  const own = await itemById(db, books, thingId)
  return (own?.item.pages ?? []).map(({ no }) => ({
    place: { thing: 'book_page', thingId, versionId: own?.version ?? null, item: no },
    answer: null,
  }))
}

const ofCloze: Maker = async (db, { thingId }, { skill, luck }) => {
  const own = await itemById(db, writingSets, thingId)
  if (!own) return []
  const { questions, words } = own.item
  return questions.flatMap((question, at) => {
    if (question.kind !== 'cloze') return []
    const answer = question.answers.map((right, gap) => {
      const wrong = words.find(({ text }) => !right.includes(text))?.text
      return chance(luck, at * 11 + gap + 41) < skill ? right[0] : (wrong ?? right[0])
    })
    const place = { thing: 'cloze_set', thingId, versionId: own.version, item: at + 1 } as const
    return [{ place, answer }]
  })
}

const ofSpeaking: Maker = async (db, { thingId, dialectId }) =>
  (await itemsOf(db, spokenSentences, { categoryId: thingId, dialectId: dialectId ?? 0 })).map((own) => ({
    place: { thing: 'spoken_sentence', thingId: own.id, versionId: own.version, item: 0 },
    said: own.item.hakka,
  }))

/** A game is played by its own rules, where events are. */
const MAKERS: Record<ItemRow['thing'], Maker> = {
  module: ofModule,
  dialogue: ofDialogue,
  book: ofBook,
  cloze_set: ofCloze,
  speaking: ofSpeaking,
  game: async () => [],
}

const STEP_MS = 40_000

interface Done extends Knows {
  userId: number
  isThrough: boolean
  /** Who is not through has done half of the parts, but so many at least. */
  begun: number
  at: Date
  /** Nothing was done later. */
  until: Date
}

/** What somebody did of a thing, marked as if a browser had sent it; done again by some who had faults. */
export async function triesAt(
  db: NodePgDatabase,
  item: ItemRow,
  { userId, skill, luck, isThrough, begun, at, until }: Done,
): Promise<(typeof attempts.$inferInsert)[]> {
  const make = MAKERS[item.thing]
  const rows: (typeof attempts.$inferInsert)[] = []
  const work = async (steps: readonly Step[], knows: Knows) => {
    for (const { place, answer, said } of steps) {
      const no = rows.length
      const now = new Date(Math.min(until.getTime(), at.getTime() + no * STEP_MS))
      const key = `demo:${item.id}:${no}`
      if (said) rows.push(judgedRow(userId, { place, key, judgement: judged(said, knows, no), now }))
      else {
        const { thing, thingId: thing_id, versionId: version_id, item: part } = place
        const used_ms = Math.round(30_000 + 90_000 * chance(knows.luck, no + 1))
        const sent = { key, thing, thing_id, version_id, item: part, answer, used_ms }
        rows.push(...attemptRow(userId, sent, await markAnswer(db, place, answer), now))
      }
    }
  }
  const steps = await make(db, item, { skill, luck })
  const half = Math.max(begun, Math.floor(steps.length / 2))
  await work(isThrough ? steps : steps.slice(0, half), { skill, luck })
  const hasFaults = rows.some(({ earned, total, answer }) => answer !== null && earned !== total)
  if (isThrough && hasFaults && item.thing !== 'speaking' && chance(luck, 2) < 0.4)
    await work(await make(db, item, { skill: 1, luck }), { skill: 1, luck: luck + 1 })
  return rows
}

/** As the judge tells a sentence: nobody has said it, so its numbers are drawn as the pupils' answers are. */
function judged({ text, pinyin }: { text: string; pinyin: string }, { skill, luck }: Knows, no: number) {
  const characters = hanOf(text)
  const syllables = parsePinyin(pinyin).map(({ letters, tone }, at) => ({
    text: characters[at] ?? '',
    pinyin: `${letters}${tone}`,
    score: Math.round(100 * Math.min(1, skill + 0.4 * (chance(luck + no, at + 31) - 0.5))),
  }))
  const sum = syllables.reduce((all, { score }) => all + score, 0)
  return { score: Math.round(sum / Math.max(1, syllables.length)), syllables }
}
