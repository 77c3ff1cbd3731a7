/** Why there is no recording: what the browser said of the microphone, or that this page may not ask for it. */
export type Refusal = 'no-microphone' | 'denied' | 'in-use' | 'insecure' | 'failed'

/** Ready, recording, recorded; `asking` while the browser asks for the microphone. */
export type RecordingState<R> =
  | { status: 'ready'; asking: boolean; refusal?: Refusal }
  | { status: 'recording'; ending: boolean }
  | { status: 'recorded'; recording: R }

export type RecordingEvent<R> =
  | { type: 'ask' }
  | { type: 'refuse'; refusal: Refusal }
  | { type: 'begin' }
  | { type: 'end' }
  | { type: 'keep'; recording: R }
  | { type: 'again' }

export const startRecording = { status: 'ready', asking: false } as const

/** What does not fit the present state changes nothing: a late answer of the browser finds another state. */
export function recordingReducer<R>(state: RecordingState<R>, event: RecordingEvent<R>): RecordingState<R> {
  const asking = state.status === 'ready' && state.asking
  switch (event.type) {
    case 'ask':
      return state.status === 'ready' ? { status: 'ready', asking: true } : state
    case 'refuse':
      return state.status === 'recorded' ? state : { status: 'ready', asking: false, refusal: event.refusal }
    case 'begin':
      return asking ? { status: 'recording', ending: false } : state
    case 'end':
      return state.status === 'recording' ? { status: 'recording', ending: true } : state
    case 'keep':
      return state.status === 'recording' ? { status: 'recorded', recording: event.recording } : state
    case 'again':
      return state.status === 'recorded' ? startRecording : state
  }
}

const REFUSALS: Readonly<Record<string, Refusal>> = {
  NotFoundError: 'no-microphone',
  OverconstrainedError: 'no-microphone',
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotReadableError: 'in-use',
  AbortError: 'in-use',
}

/** @param name of the error with which `getUserMedia` refused */
export const refusalOf = (name: string): Refusal => REFUSALS[name] ?? 'failed'
