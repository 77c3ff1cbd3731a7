/** What somebody sends is a record of areas or questions, picks in their order, the taps of a game, or a text. */
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const begins = (before: readonly unknown[], now: readonly unknown[]): boolean =>
  now.length >= before.length && before.every((one, at) => one === now[at])

/**
 * The first answer to each question of a test, after one more was sent: what was told wrong is not mended by another.
 * Of areas and questions each keeps what it held first; picks and taps go on where they stood, and who begins anew is
 * not heard; of a text the first is kept.
 * @param before what was kept; `undefined` for the first one
 */
export function firstAnswer(before: unknown, now: unknown): unknown {
  if (before === undefined) return now
  if (Array.isArray(before)) return Array.isArray(now) && begins(before, now) ? now : before
  if (!isRecord(before) || !isRecord(now)) return before
  if (Array.isArray(before.taps)) {
    const goesOn =
      before.game === now.game &&
      before.seed === now.seed &&
      Array.isArray(now.taps) &&
      begins(before.taps, now.taps)
    return goesOn ? now : before
  }
  return { ...now, ...before }
}

/** Whether every area or question that there is was answered; of picks, taps and texts the verdict says it. */
export const namesAll = (solution: unknown, answer: unknown): boolean =>
  isRecord(solution) && isRecord(answer) && Object.keys(solution).every((area) => area in answer)
