import { defineKind, type Facts, NOTHING_ASIDE, NOTHING_OWN } from '#kit/define.ts'
import { refuse } from '#kit/move.ts'

/** That somebody has said it, and the recording where there is one. */
interface Said {
  by: number
  at: number
  recording: { id: number; seconds: number } | null
}

export interface Speaking {
  /** The first one first; who says it again keeps her place. */
  said: readonly Said[]
  /** Whose recording is heard, the move that said so, and the board that plays it. */
  playing: { no: number; seq: number; board?: string } | null
}

export default defineKind<Speaking, 'say'>({
  id: 'speaking',
  prefix: 'say',
  fresh: () => ({ said: [], playing: null }),

  reduce(state, { by, at, seq, move }, { rules }) {
    switch (move.do) {
      case 'say.record': {
        if (rules.frozen) return refuse('frozen')
        const { recording: id, seconds } = move
        return withSaid(quiet(state, by), { by, at, recording: { id, seconds } })
      }
      case 'say.done':
        if (rules.frozen) return refuse('frozen')
        // Said once more without a microphone, it takes no recording away.
        return state.said.some((own) => own.by === by) ? state : withSaid(state, { by, at, recording: null })
      case 'say.erase':
        return recordingOf(state, by) ? unrecorded(state, by) : refuse('gone')
      case 'say.play': {
        const { member: no } = move
        if (no === null) return { ...state, playing: null }
        return recordingOf(state, no) ? { ...state, playing: { no, seq } } : refuse('gone')
      }
      case 'say.aloud': {
        const { playing } = state
        const isFirst = playing?.seq === move.of && playing.board === undefined
        return isFirst ? { ...state, playing: { ...playing, board: move.board } } : state
      }
    }
  },

  *answeredBy({ said }) {
    for (const { by } of said) yield by
  },

  shown: ({ said, playing }, facts) => ({
    kind: 'speaking',
    done: said
      .filter(({ by }) => !facts.isOut(by))
      .map(({ by, recording }) => ({
        no: by,
        name: shownName(by, facts),
        recorded: recording !== null,
      })),
    playing: playing && { board: null, ...playing, name: shownName(playing.no, facts) },
  }),

  onPhones: () => null,

  host: () => NOTHING_ASIDE,

  own({ said }, member) {
    const own = said.find(({ by }) => by === member)
    if (!own) return NOTHING_OWN
    const { at, recording } = own
    return { ...NOTHING_OWN, answered: true, said: { at, seconds: recording?.seconds ?? null } }
  },

  without: (state, member) => (recordingOf(state, member) ? unrecorded(state, member) : state),

  results: ({ said }, { nameOf }) =>
    said.map(({ by, at, recording }) => ({
      by: nameOf(by),
      text: recording ? `唸好了，錄音 ${Math.ceil(recording.seconds)} 秒` : '唸好了',
      order: [],
      group: '',
      right: null,
      state: 'up',
      at,
    })),
})

const shownName = (no: number, { rules, nameOf }: Facts) => (rules.names ? nameOf(no) : null)

/** The recording of somebody, in the state as it is. */
export const recordingOf = ({ said }: Speaking, member: number) =>
  said.find(({ by }) => by === member)?.recording

const withSaid = (state: Speaking, own: Said): Speaking => ({
  ...state,
  said: state.said.some(({ by }) => by === own.by)
    ? state.said.map((other) => (other.by === own.by ? own : other))
    : [...state.said, own],
})

/** What plays ends where it is another's no longer. */
const quiet = (state: Speaking, member: number): Speaking =>
  state.playing?.no === member ? { ...state, playing: null } : state

const unrecorded = (state: Speaking, member: number): Speaking => ({
  ...quiet(state, member),
  said: state.said.map((own) => (own.by === member ? { ...own, recording: null } : own)),
})
