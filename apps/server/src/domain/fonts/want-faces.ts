import { z } from 'zod'
import { faces } from '../../db/tables/content.ts'
import type { Transaction } from '../../db/transaction.ts'
import type { Asked } from '../../ports/queue.ts'
import type { Services } from '../services.ts'
import { drawnCharacters } from './glyphs.ts'
import { keptFaces, recipeOf } from './kept-faces.ts'
import { putFace } from './put-face.ts'

/** The job that cuts the faces that are not yet as they shall be. */
export const FACES = { name: 'faces', schema: z.strictObject({}) } satisfies Asked<object>

/** What faces are made with. Whoever has no files at hand leaves to the job also what was cut before. */
export interface FaceMaker extends Partial<Pick<Services, 'env' | 'blobs'>> {
  queue: Pick<Services['queue'], 'ask'>
}

/** A face and what it sets. */
export interface WantedFace {
  name: string
  /** None in a face of many lessons. */
  lessonId?: number
  texts: Iterable<string>
}

/** The face of one lesson. */
export const lessonFace = (lessonId: number, texts: Iterable<string>): WantedFace => ({
  name: `lesson ${lessonId}`,
  lessonId,
  texts,
})

/**
 * Says what faces shall have from now on. One that was cut before on this machine is there with the transaction, of
 * the others a job is asked; until it is done they stay as they are.
 */
export async function wantFaces(
  transaction: Transaction,
  { env, blobs, queue }: FaceMaker,
  wanted: readonly WantedFace[],
): Promise<void> {
  const kept = env && keptFaces(env.fontCache.folder)
  const uncut: { name: string; characters: string; recipe: string }[] = []
  for (const { name, lessonId, texts } of wanted) {
    const characters = drawnCharacters(texts).join('')
    const [face] = await transaction
      .insert(faces)
      .values({ name, lessonId, characters })
      .onConflictDoUpdate({ target: faces.name, set: { characters } })
      .returning({ cut: faces.cut })
    const recipe = await recipeOf(characters)
    if (face?.cut !== recipe) uncut.push({ name, characters, recipe })
  }
  let lacking = 0
  // All rows are held by now, see `putFace`.
  for (const face of uncut) {
    const bytes = await kept?.find(face.recipe)
    if (bytes && blobs) await putFace(transaction, blobs, { ...face, bytes })
    else lacking++
  }
  if (lacking > 0) await queue.ask(transaction, FACES, {})
}
