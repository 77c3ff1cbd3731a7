import type { CheckQuestion } from '@hakka/contract/listening'
import { checkOf, type Dialogue } from '@hakka/modules/server'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { CHECK_OTHERS } from './check-others.ts'
import { someItems } from './items.ts'
import { audioOf, soundIds } from './present.ts'
import { dialogues, type StudyItem } from './readers.ts'

/**
 * A check of a dialogue, made with what others of its level say, or, where these are too few, others of its dialect.
 * The same round is the same check.
 */
export async function checkFor(
  db: NodePgDatabase,
  own: StudyItem<Dialogue> & { dialectId: number },
  round: number,
): Promise<CheckQuestion[]> {
  const make = async (levelNo: number | undefined) => {
    const asked = { dialectId: own.dialectId, levelNo, not: own.id }
    return made(own, await someItems(db, dialogues, asked, CHECK_OTHERS), round)
  }
  const near = await make(own.levelNo ?? undefined)
  const questions = near.length > 0 ? near : await make(undefined)
  const ids = await soundIds(
    db,
    questions.flatMap(({ options }) => options),
  )
  return questions.map(({ kind, text, at, options, answer }) => ({
    kind,
    text,
    at,
    answer,
    options: options.map((option) => ({
      text: option.text,
      pinyin: option.pinyin ?? null,
      chinese: option.chinese ?? '',
      face: option.face ?? null,
      image_url: option.image ?? null,
      audio: audioOf(option, ids),
    })),
  }))
}

const made = (own: StudyItem<Dialogue>, others: readonly StudyItem<Dialogue>[], round: number) =>
  checkOf(
    own.item,
    others.map(({ item }) => item),
    own.id * 1009 + round,
  )

/** The ids of those dialogues of one dialect that a check can be made of. */
export async function withCheck(
  db: NodePgDatabase,
  items: readonly StudyItem<Dialogue>[],
  dialectId: number,
): Promise<ReadonlySet<number>> {
  const read = new Map<number | undefined, Promise<StudyItem<Dialogue>[]>>()
  const some = (levelNo: number | undefined) => {
    const known =
      read.get(levelNo) ?? someItems(db, dialogues, { dialectId, levelNo, not: 0 }, CHECK_OTHERS + 1)
    read.set(levelNo, known)
    return known
  }
  const can = new Set<number>()
  for (const own of items) {
    for (const levelNo of new Set([own.levelNo ?? undefined, undefined])) {
      const others = (await some(levelNo)).filter(({ id }) => id !== own.id)
      if (made(own, others.slice(0, CHECK_OTHERS), 1).length === 0) continue
      can.add(own.id)
      break
    }
  }
  return can
}
