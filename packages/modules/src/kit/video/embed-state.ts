/**
 * An embedded video. `covered`: nothing is asked of the video site. `silent`: a frame came, but no player speaks in
 * it, as where a school's network shows a page of its own. `failed`: no frame came at all.
 */
export type EmbedState = 'covered' | 'loading' | 'loaded' | 'playing' | 'silent' | 'failed'

export type EmbedEvent = 'tap' | 'offline' | 'load' | 'hello' | 'timeout'

const STEPS: Readonly<Record<EmbedState, Partial<Record<EmbedEvent, EmbedState>>>> = {
  covered: { tap: 'loading', offline: 'failed' },
  loading: { load: 'loaded', hello: 'playing', timeout: 'failed' },
  loaded: { hello: 'playing', timeout: 'silent' },
  playing: {},
  silent: { hello: 'playing', tap: 'loading', offline: 'failed' },
  failed: { tap: 'loading', offline: 'failed' },
}

export const embedReducer = (state: EmbedState, event: EmbedEvent): EmbedState => STEPS[state][event] ?? state
