import {
  type AnsweredQuestion,
  answeredCheck,
  answeredCloze,
  answeredIn,
  type Dialogue,
  gapsBefore,
} from '@hakka/modules/server'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { FirstTry } from '../../domain/assignment/first-tries.ts'
import { publishedContent } from '../../domain/attempts/module.ts'
import { itemById, someItems } from '../../domain/self-study/items.ts'
import { dialogues, writingSets } from '../../domain/self-study/readers.ts'

/** A question that was answered, by its number in its item. */
export interface NumberedAnswer {
  no: number
  own: AnsweredQuestion
}

type Reader = (one: FirstTry) => readonly NumberedAnswer[]

/** As many dialogues as wrong options are taken from. */
const OTHERS_MAX = 40

/** Reads answers in words: each content that they are about is fetched once. Of what can't be read there is nothing. */
export async function readerOf(db: NodePgDatabase, tries: readonly FirstTry[]): Promise<Reader> {
  const ofThing = (thing: string) => tries.filter((one) => one.thing === thing)
  const readers: Record<string, Reader> = {
    module: await moduleReader(db, ofThing('module')),
    dialogue: await dialogueReader(db, ofThing('dialogue')),
    cloze_set: await clozeReader(db, ofThing('cloze_set')),
  }
  return (one) => readers[one.thing]?.(one) ?? []
}

const numbered = (questions: readonly AnsweredQuestion[], from = 1): NumberedAnswer[] =>
  questions.map((own, index) => ({ no: from + index, own }))

/** By the versions that were on the pupils' pages. */
async function moduleReader(db: NodePgDatabase, tries: readonly FirstTry[]): Promise<Reader> {
  const versions = new Map<number, Awaited<ReturnType<typeof publishedContent>>>()
  for (const id of new Set(tries.flatMap(({ versionId }) => versionId ?? [])))
    versions.set(id, await publishedContent(db, id))
  return ({ versionId, answer }) => {
    const read = versionId === null ? undefined : versions.get(versionId)?.read
    return read?.ok ? numbered(answeredIn(read.type, read.content, answer)) : []
  }
}

const thingsOf = (tries: readonly FirstTry[]) => new Set(tries.map(({ thingId }) => thingId))

/** By what the dialogue says now, as it is marked. */
async function dialogueReader(db: NodePgDatabase, tries: readonly FirstTry[]): Promise<Reader> {
  const known = new Map<number, (answer: unknown) => AnsweredQuestion[]>()
  const levels = new Map<string, Dialogue[]>()
  for (const id of thingsOf(tries)) {
    const own = await itemById(db, dialogues, id)
    if (!own) continue
    const asked = { dialectId: own.dialectId ?? 1, levelNo: own.levelNo ?? undefined, not: 0 }
    const level = `${asked.dialectId} ${asked.levelNo}`
    const others =
      levels.get(level) ?? (await someItems(db, dialogues, asked, OTHERS_MAX)).map(({ item }) => item)
    levels.set(level, others)
    known.set(id, (answer) => answeredCheck(own.item, others, answer))
  }
  return ({ thingId, answer }) => numbered(known.get(thingId)?.(answer) ?? [])
}

/** Numbered through the whole set: each gap is a question. */
async function clozeReader(db: NodePgDatabase, tries: readonly FirstTry[]): Promise<Reader> {
  const known = new Map<number, Awaited<ReturnType<typeof writingSet>>>()
  for (const id of thingsOf(tries)) known.set(id, await writingSet(db, id))
  return ({ thingId, part, answer }) => {
    const set = known.get(thingId)?.item
    return set ? numbered(answeredCloze(set, part, answer), gapsBefore(set, part) + 1) : []
  }
}

const writingSet = (db: NodePgDatabase, id: number) => itemById(db, writingSets, id)
