/** One sentence at a time, or all of them from the present one on. */
export type PlayMode = 'sentence' | 'whole'

export const SPEEDS = { slow: 0.7, normal: 1, fast: 1.25 } as const
export type Speed = keyof typeof SPEEDS

export interface PlayerState {
  readonly total: number
  readonly mode: PlayMode
  readonly speed: Speed
  /** Index of the sentence that is lit. */
  readonly current: number
  readonly status: 'idle' | 'playing' | 'paused' | 'failed'
  /** Sentences heard to their end. */
  readonly heard: number
  /** All of it has come to its end: play begins it anew. */
  readonly over: boolean
}

export type PlayerAction =
  | { type: 'play'; index: number }
  | { type: 'reach'; index: number }
  | { type: 'pause' }
  | { type: 'resume' }
  | { type: 'end' }
  | { type: 'stop' }
  | { type: 'fail' }
  | { type: 'select'; index: number }
  | { type: 'mode'; mode: PlayMode }
  | { type: 'speed'; speed: Speed }

export const startPlayer = (total: number, mode: PlayMode = 'sentence'): PlayerState => ({
  total,
  mode,
  speed: 'normal',
  current: 0,
  status: 'idle',
  heard: 0,
  over: false,
})

/** The player's rule: whole play advances and ends after the last sentence; stop goes back to the first. */
export function playerReducer(state: PlayerState, action: PlayerAction): PlayerState {
  const within = (index: number) => Math.max(0, Math.min(state.total - 1, index))
  switch (action.type) {
    case 'play':
      return { ...state, current: within(action.index), status: 'playing', over: false }
    case 'reach':
      return { ...state, current: within(action.index), heard: Math.max(state.heard, within(action.index)) }
    case 'pause':
      return state.status === 'playing' ? { ...state, status: 'paused' } : state
    case 'resume':
      return state.status === 'paused' ? { ...state, status: 'playing' } : state
    case 'end':
      return {
        ...state,
        status: 'idle',
        heard: Math.max(state.heard, state.current + 1),
        over: state.mode === 'whole',
      }
    case 'stop':
      return { ...state, status: 'idle', current: 0, over: false }
    case 'fail':
      return { ...state, status: 'failed' }
    case 'select':
      return { ...state, status: 'idle', current: within(action.index), over: false }
    case 'mode':
      return { ...state, mode: action.mode, status: 'idle', over: false }
    case 'speed':
      return { ...state, speed: action.speed }
  }
}

/** Whether the end has been heard. */
export const isHeard = (state: PlayerState): boolean => state.heard >= state.total
