import { ATTEMPTS } from '@hakka/contract/constants/attempts'
import { api } from '../api.ts'
import { type Attempt, addUnsent, dropUnsent, isOfStudy, unsentAttempts } from './attempt.ts'

/** Of one call; the server takes 256 KB. */
const BATCH_CHARACTERS = 60_000

/** As many of the first as one call takes; always one. */
function batchOf(attempts: readonly Attempt[]): Attempt[] {
  let characters = 0
  const fits = attempts.slice(0, ATTEMPTS.batch).findIndex(({ answer }, index) => {
    characters += JSON.stringify(answer).length
    return index > 0 && characters > BATCH_CHARACTERS
  })
  return attempts.slice(0, fits < 0 ? ATTEMPTS.batch : fits)
}

const placeOf = (attempt: Attempt) =>
  isOfStudy(attempt)
    ? { thing: attempt.thing, thing_id: attempt.thingId }
    : { thing: 'module' as const, thing_id: attempt.moduleId, version_id: attempt.versionId }

const sent = (attempt: Attempt) => ({
  key: attempt.key,
  ...placeOf(attempt),
  item: attempt.item ?? 0,
  answer: attempt.answer,
  used_ms: Math.min(Math.max(0, Math.round(attempt.usedMs)), ATTEMPTS.used_ms),
  done_at: attempt.doneAt,
})

/**
 * Sends a user's attempts, those first that waited for a line. What can't be sent stays in this browser, as far as it
 * keeps anything, and goes with the next, or with the user's next page.
 * @throws ApiError when something could not be sent
 */
export async function sendAttempts(userId: number, attempts: readonly Attempt[] = []): Promise<void> {
  // Of a browser that keeps nothing, or is full, what is at hand goes all the same.
  let waiting = [...new Map([...unsentAttempts(userId), ...attempts].map((own) => [own.key, own])).values()]
  addUnsent(userId, attempts)
  while (waiting.length > 0) {
    const batch = batchOf(waiting)
    await sendBatch(batch)
    dropUnsent(new Set(batch.map(({ key }) => key)))
    waiting = waiting.slice(batch.length)
  }
}

/** What is malformed would be refused again: it is let go, alone, and holds up nothing else. */
async function sendBatch(batch: readonly Attempt[]): Promise<void> {
  try {
    await api('POST /api/my/attempts', { body: { attempts: batch.map(sent) } })
  } catch (error) {
    if (!isMalformed(error)) throw error
    if (batch.length > 1) for (const own of batch) await sendBatch([own])
  }
}

const isMalformed = (error: unknown) =>
  error instanceof Error && 'status' in error && (error.status === 422 || error.status === 413)
