import { setTimeout as sleep } from 'node:timers/promises'
import type { ClassLedger } from './class-ledger.ts'
import { type Acknowledged, dig, type Visitor } from './client.ts'
import type { Work } from './writers.ts'

/** Joining may be tried sixty times an hour, also while the database is away: a hand waits before it presses again. */
const AGAIN_MS = 1_000
export const OK = 200
/** The server has said no, and would say so again: too often in this hour, or it is done already. */
const REFUSED = 400
const FAULT = 500

export interface Taught {
  id: number
  code: string
}

/** A teacher, a pupil of hers, and the classes that play against each other. */
export interface Cast {
  teacher: Visitor
  pupil: Visitor
  home: Taught
  away: Taught
  work: Work
  ledger: ClassLedger
}

/** Sends until there is an answer that says yes. @returns nothing of what was refused, or is over */
export async function until(
  { work }: Pick<Cast, 'work'>,
  send: () => Promise<Acknowledged | undefined>,
): Promise<Acknowledged | undefined> {
  while (!work.isOver()) {
    const answer = await send()
    if (answer?.status === OK) {
      work.ledger.count += 1
      return answer
    }
    if (answer && isRefusal(answer)) return undefined
    await sleep(AGAIN_MS)
  }
  return undefined
}

export const isRefusal = ({ status }: Acknowledged): boolean => status >= REFUSED && status < FAULT

export const numberIn = (answer: Acknowledged | undefined, ...keys: string[]): number | undefined => {
  const found = dig(answer?.body, ...keys)
  return typeof found === 'number' ? found : undefined
}
