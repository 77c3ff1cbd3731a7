import { shuffle } from '#kit/shuffle.ts'

/** Texts of the segments, sentence by sentence. */
export type Segments = readonly (readonly string[])[]

export interface Recovery {
  readonly segments: Segments
  /** Piece ids in the order they lie; a piece is a segment, counted through all sentences. */
  readonly order: readonly number[]
  /** Pieces picked for the present sentence, in order. */
  readonly picked: readonly number[]
  /** The wrong pick that is being shown. */
  readonly failed: number | null
  /** Pieces of completed sentences: they lie there no more. */
  readonly used: readonly number[]
  /** Completed sentences, the first one first. */
  readonly completed: readonly number[]
  /** Wrong picks before each completed sentence, by its index: the answer that is scored. */
  readonly faults: Readonly<Record<string, number>>
  /** Wrong picks since the last completed sentence. */
  readonly wrong: number
}

export type RecoveryAction =
  | { type: 'pick'; id: number }
  | { type: 'settle' }
  | { type: 'again'; seed: number }

export function startRecovery(segments: Segments, seed: number): Recovery {
  const ids = segments.flat().map((_, id) => id)
  return {
    segments,
    order: shuffle(ids, seed),
    picked: [],
    failed: null,
    used: [],
    completed: [],
    faults: {},
    wrong: 0,
  }
}

export const isRecovered = ({ segments, completed }: Recovery): boolean =>
  completed.length === segments.length

/** Picking in order within one sentence. What says the same may stand for each other. */
export function recoveryReducer(state: Recovery, action: RecoveryAction): Recovery {
  switch (action.type) {
    case 'pick':
      return pick(state, action.id)
    case 'settle':
      return state.failed === null ? state : { ...state, failed: null, picked: [] }
    case 'again':
      return startRecovery(state.segments, action.seed)
  }
}

function pick(state: Recovery, id: number): Recovery {
  const { picked, segments } = state
  if (state.failed !== null || state.used.includes(id) || !state.order.includes(id)) return state
  const at = picked.indexOf(id)
  if (at >= 0) return { ...state, picked: picked.slice(0, at) }
  const texts = segments.flat()
  const next = [...picked, id]
  const fits = segments.flatMap((own, sentence) =>
    !state.completed.includes(sentence) && next.every((piece, place) => own[place] === texts[piece])
      ? [sentence]
      : [],
  )
  if (fits.length === 0) return { ...state, failed: id, wrong: state.wrong + 1 }
  const whole = fits.find((sentence) => segments[sentence]?.length === next.length)
  if (whole === undefined) return { ...state, picked: next }
  return {
    ...state,
    picked: [],
    used: [...state.used, ...next],
    completed: [...state.completed, whole],
    faults: { ...state.faults, [whole]: state.wrong },
    wrong: 0,
  }
}
