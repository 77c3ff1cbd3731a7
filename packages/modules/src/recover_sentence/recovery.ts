import { readEach, readNumbers, readRecord, readScore } from '#kit/kept/read-kept.ts'
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
  /** Whole sentences by their index, with their pieces and how often they failed before; the first one first. */
  readonly completed: readonly { sentence: number; pieces: readonly number[]; misses: number }[]
  /** The longest line that failed of the sentence that failed last: its right pieces, in order. */
  readonly prints: readonly number[]
  /** How often each sentence failed, by the piece that it was begun with; where none was begun, by `NOT_BEGUN`. */
  readonly misses: Readonly<Record<string, number>>
  /** The last wrong pick with what it was to follow, told until something else is picked. */
  readonly told: { id: number; after: number | undefined } | null
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
  misses: {},
  told: null,
  picks: [],
  done: false,
  score: { kind: 'none' },
})

/** Where the first pick of a line was wrong: that counts for the sentence that is asked for first. */
const NOT_BEGUN = ''

const keyOf = ({ line, prints }: Recovery): number | string => line[0] ?? prints[0] ?? NOT_BEGUN

/** How often the sentence failed that is under way, or was last, or is asked for. */
export const missesOf = (state: Recovery): number => state.misses[keyOf(state)] ?? 0

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
      return {
        ...state,
        line: state.line.slice(0, at),
        told: null,
        picks: withoutTail(state, state.line.length - at),
      }
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
  const { ids: _, failed: __, told: ___, ...rest } = recoveryReducer(state, { type: 'settle' })
  return rest
}

/**
 * An attempt as it was kept.
 * @param fresh the same as it begins
 * @returns `undefined` for what is none, or is of other pieces
 */
export function keptRecovery(kept: unknown, fresh: Recovery): Recovery | undefined {
  const { done, completed, ...record } = readRecord(kept) ?? {}
  const order = readNumbers(record.order)
  const line = readNumbers(record.line)
  const picks = readNumbers(record.picks)
  const prints = readNumbers(record.prints) ?? []
  const misses = readEach(record.misses, readNumber) ?? {}
  const score = readScore(record.score)
  const whole = (Array.isArray(completed) ? completed : []).flatMap((own) => {
    const { sentence, pieces, misses: before } = readRecord(own) ?? {}
    const numbers = readNumbers(pieces)
    return typeof sentence === 'number' && numbers
      ? [{ sentence, pieces: numbers, misses: readNumber(before) ?? 0 }]
      : []
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
    completed: whole,
  }
}

const readNumber = (own: unknown) => (typeof own === 'number' ? own : undefined)

const withoutTail = ({ picks }: Recovery, count: number) => picks.slice(0, picks.length - count)

function judged(state: Recovery, id: number, verdict: Verdict): Recovery {
  if (!verdict.right.includes(id)) {
    const { line, prints: before } = state
    const [begun] = line
    const isLonger = begun !== undefined && (begun !== before[0] || line.length > before.length)
    const prints = isLonger ? line : before
    const key = keyOf(state)
    const picks = state.misses[key] ? withoutTail(state, line.length) : [...state.picks, id]
    const misses = { ...state.misses, [key]: (state.misses[key] ?? 0) + 1 }
    const told = { id, after: line.at(-1) }
    return { ...state, failed: id, picks, prints, misses, told }
  }
  const known = state.completed.map(({ sentence }) => sentence)
  const whole = verdict.full.map(Number).find((sentence) => !known.includes(sentence))
  const line = [...state.line, id]
  const next: Recovery = {
    ...state,
    line,
    told: null,
    picks: [...state.picks, id],
    done: verdict.done,
    score: verdict.score,
  }
  if (whole === undefined) return next
  const misses = (state.misses[line[0] ?? NOT_BEGUN] ?? 0) + (state.misses[NOT_BEGUN] ?? 0)
  return {
    ...next,
    line: [],
    prints: [],
    // Another one is asked for.
    misses: { ...state.misses, [NOT_BEGUN]: 0 },
    completed: [...state.completed, { sentence: whole, pieces: line, misses }],
  }
}

/** What was right before and has not been picked again; nothing once another sentence is begun. */
export const printsLeft = ({ line, prints }: Recovery): readonly number[] =>
  line.every((id, at) => prints[at] === id) ? prints.slice(line.length) : []

/**
 * The piece that comes next: of the sentence that is begun, else of the one that was, else of the first that is open.
 * @param lengths of the sentences, in pieces, which are counted through all of them
 * @param wanted indices of the sentences that are to be put together
 */
export function nextPiece(
  state: Recovery,
  lengths: readonly number[],
  wanted: readonly number[],
): number | undefined {
  const begun = state.line.length > 0 ? state.line : state.prints
  const starts = lengths.map((_, at) => lengths.slice(0, at).reduce((sum, own) => sum + own, 0))
  const start = starts.find(
    (first, at) =>
      wanted.includes(at) &&
      state.completed.every(({ sentence }) => sentence !== at) &&
      begun.every((id, place) => id === first + place),
  )
  return start === undefined ? undefined : start + state.line.length
}
