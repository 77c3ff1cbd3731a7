import { readNumbers, readRecord, readScore } from '#kit/kept/read-kept.ts'
import type { Score } from '#kit/score.ts'
import { shuffle } from '#kit/shuffle.ts'
import type { Verdict } from '#kit/verdict.ts'

/** Where an attempt at putting sentences together stands, as its verdicts tell. */
export interface Recovery {
  readonly ids: readonly number[]
  /** Piece ids in the order they lie. */
  readonly order: readonly number[]
  /** Pieces picked for the present sentence, in order. */
  readonly line: readonly number[]
  /** The wrong pick that is being shown. */
  readonly failed: number | null
  /** Whole sentences by their index, with their pieces; the first one first. */
  readonly completed: readonly { sentence: number; pieces: readonly number[] }[]
  /** The longest line of the present sentence that failed: its right pieces, in order. */
  readonly prints: readonly number[]
  /** How often the present sentence failed. */
  readonly misses: number
  /** A piece was picked wrongly since the last whole sentence. */
  readonly faulty: boolean
  /** All picks that count: of each sentence the first line that failed, and the one that made it whole. */
  readonly picks: readonly number[]
  readonly done: boolean
  readonly score: Score
}

export type RecoveryAction =
  | { type: 'back'; id: number }
  | { type: 'judged'; id: number; verdict: Verdict }
  | { type: 'settle' }
  | { type: 'again'; seed: number }
  | { type: 'restore'; state: Recovery }

export const startRecovery = (ids: readonly number[], seed: number): Recovery => ({
  ids,
  order: shuffle(ids, seed),
  line: [],
  failed: null,
  completed: [],
  prints: [],
  misses: 0,
  faulty: false,
  picks: [],
  done: false,
  score: { kind: 'none' },
})

/** Pieces of whole sentences: they lie there no more. */
export const usedIn = ({ completed }: Recovery): number[] => completed.flatMap(({ pieces }) => pieces)

/** Whether a piece can be picked for the present line. */
export const canPick = (state: Recovery, id: number): boolean =>
  state.failed === null && state.order.includes(id) && !state.line.includes(id) && !usedIn(state).includes(id)

/** Picking in order within one sentence, by verdicts. Senseless actions change nothing. */
export function recoveryReducer(state: Recovery, action: RecoveryAction): Recovery {
  switch (action.type) {
    case 'back': {
      const at = state.line.indexOf(action.id)
      if (at < 0 || state.failed !== null) return state
      return { ...state, line: state.line.slice(0, at), picks: withoutTail(state, state.line.length - at) }
    }
    case 'judged':
      return canPick(state, action.id) ? judged(state, action.id, action.verdict) : state
    case 'settle':
      return state.failed === null ? state : { ...state, failed: null, line: [] }
    case 'again':
      return startRecovery(state.ids, action.seed)
    case 'restore':
      return action.state
  }
}

/** What of it is kept: a wrong pick that is being shown is gone by then. */
export function recoveryToKeep(state: Recovery) {
  const { ids: _, failed: __, ...rest } = recoveryReducer(state, { type: 'settle' })
  return rest
}

/**
 * An attempt as it was kept.
 * @param fresh the same as it begins
 * @returns `undefined` for what is none, or is of other pieces
 */
export function keptRecovery(kept: unknown, fresh: Recovery): Recovery | undefined {
  const { done, faulty, completed, ...record } = readRecord(kept) ?? {}
  const order = readNumbers(record.order)
  const line = readNumbers(record.line)
  const picks = readNumbers(record.picks)
  const prints = readNumbers(record.prints) ?? []
  const misses = typeof record.misses === 'number' ? record.misses : 0
  const score = readScore(record.score)
  const whole = (Array.isArray(completed) ? completed : []).flatMap((own) => {
    const { sentence, pieces } = readRecord(own) ?? {}
    const numbers = readNumbers(pieces)
    return typeof sentence === 'number' && numbers ? [{ sentence, pieces: numbers }] : []
  })
  const isSame = order?.length === fresh.order.length && fresh.order.every((id) => order.includes(id))
  if (!order || !isSame || !line || !picks || !score || typeof done !== 'boolean') return undefined
  if (![...line, ...prints, ...whole.flatMap(({ pieces }) => pieces)].every((id) => order.includes(id)))
    return undefined
  return {
    ...fresh,
    order,
    line,
    picks,
    prints,
    misses,
    score,
    done,
    faulty: faulty === true,
    completed: whole,
  }
}

const withoutTail = ({ picks }: Recovery, count: number) => picks.slice(0, picks.length - count)

function judged(state: Recovery, id: number, verdict: Verdict): Recovery {
  if (!verdict.right.includes(id)) {
    const picks = state.faulty ? withoutTail(state, state.line.length) : [...state.picks, id]
    const prints = state.line.length > state.prints.length ? state.line : state.prints
    return { ...state, failed: id, faulty: true, picks, prints, misses: state.misses + 1 }
  }
  const known = state.completed.map(({ sentence }) => sentence)
  const whole = verdict.full.map(Number).find((sentence) => !known.includes(sentence))
  const line = [...state.line, id]
  const next = { ...state, line, picks: [...state.picks, id], done: verdict.done, score: verdict.score }
  if (whole === undefined) return next
  return {
    ...next,
    line: [],
    prints: [],
    misses: 0,
    faulty: false,
    completed: [...state.completed, { sentence: whole, pieces: line }],
  }
}

/** What was right before and has not been picked again; nothing once another sentence is begun. */
export const printsLeft = ({ line, prints }: Recovery): readonly number[] =>
  line.every((id, at) => prints[at] === id) ? prints.slice(line.length) : []

/**
 * The piece that comes next: of the sentence that is begun, else of the one that was, else of the first that is open.
 * @param lengths of the sentences, in pieces, which are counted through all of them
 */
export function nextPiece(state: Recovery, lengths: readonly number[]): number | undefined {
  const begun = state.line.length > 0 ? state.line : state.prints
  const starts = lengths.map((_, at) => lengths.slice(0, at).reduce((sum, own) => sum + own, 0))
  const start = starts.find(
    (first, at) =>
      state.completed.every(({ sentence }) => sentence !== at) &&
      begun.every((id, place) => id === first + place),
  )
  return start === undefined ? undefined : start + state.line.length
}
