import type { JobReason } from '@hakka/contract/job'
import { isUnavailable } from '../../db/unavailable.ts'
import { isStorageFull } from '../../domain/running/storage-full.ts'

/** Why a job failed, as its row keeps it: nothing of what the error says, which may hold somebody's data. */
export class JobFailure extends Error {
  override name = 'JobFailure'
}

export function failureOf(error: unknown): JobFailure {
  const reason: JobReason = isStorageFull(error)
    ? 'disk_full'
    : error instanceof Error && error.name === 'AbortError'
      ? 'stopped'
      : isUnavailable(error)
        ? 'database'
        : 'unknown'
  return new JobFailure(reason)
}

const REASONS: readonly JobReason[] = ['disk_full', 'stopped', 'database']

/** What pg-boss itself writes of a job that it has taken from a process. */
const LATE = /timed out|expired|exceeded/
const LOST = /heartbeat|shut ?down/

/** @param said the message that the job's row keeps */
export const reasonIn = (said: string): JobReason =>
  REASONS.find((reason) => reason === said) ??
  (LATE.test(said) ? 'late' : LOST.test(said) ? 'stopped' : 'unknown')
