import { ApiError } from '@hakka/contract/api-error'
import type { Judgement, SpokenTry } from '@hakka/modules/host'
import { NOT_REACHED, type SpokenPart } from './spoken-part.ts'

/**
 * Has a recording judged, by code that comes with the first one: nobody waits for it before something is said.
 * @param part of what it was said, where that is part of what is learnt: a user's score is kept under it
 * @returns `undefined` where the site has no judge
 * @throws ApiError with the judge's reason: too short, too many requests, down …
 */
export async function judgeSpeech(
  dialectId: number,
  spoken: SpokenTry,
  part?: SpokenPart,
): Promise<Judgement | undefined> {
  const { askJudge } = await import('./judgement.ts').catch(() => {
    throw new ApiError(0, { message: NOT_REACHED })
  })
  return askJudge(dialectId, spoken, part)
}
