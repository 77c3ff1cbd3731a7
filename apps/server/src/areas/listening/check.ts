import type { CheckQuestion } from '@hakka/contract/listening'
import { checkOf, type Dialogue } from '@hakka/modules/server'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { audioOf, soundIds } from '../../domain/self-study/present.ts'
import type { StudyItem } from '../../domain/self-study/readers.ts'

/** More dialogues would not make a check any harder. */
const OTHERS_MAX = 40

/**
 * A check of a dialogue, made with what others of its level say, or, where these are too few, others of its dialect.
 * The same round is the same check.
 */
export async function checkFor(
  db: NodePgDatabase,
  own: StudyItem<Dialogue>,
  all: readonly StudyItem<Dialogue>[],
  round: number,
): Promise<CheckQuestion[]> {
  const others = all.filter(({ id }) => id !== own.id)
  const near = others.filter(({ levelNo }) => levelNo === own.levelNo)
  const seed = own.id * 1009 + round
  const made = [near, others].map((some) =>
    checkOf(
      own.item,
      some.slice(0, OTHERS_MAX).map(({ item }) => item),
      seed,
    ),
  )
  const questions = made.find(({ length }) => length > 0) ?? []
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
