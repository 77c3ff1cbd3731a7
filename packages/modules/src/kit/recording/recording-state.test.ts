import { describe, expect, it } from 'vitest'
import {
  type RecordingEvent,
  type RecordingState,
  recordingReducer,
  refusalOf,
  startRecording,
} from './recording-state.ts'

const walk = (...events: RecordingEvent<string>[]): RecordingState<string> =>
  events.reduce<RecordingState<string>>(recordingReducer, startRecording)
const ask = { type: 'ask' } as const
const begin = { type: 'begin' } as const
const end = { type: 'end' } as const
const keep = { type: 'keep', recording: 'A' } as const

describe('a recorder', () => {
  it('goes from ready over recording to recorded, and by re-recording back to ready', () => {
    expect(walk().status).toBe('ready')
    expect(walk(ask)).toEqual({ status: 'ready', asking: true })
    expect(walk(ask, begin).status).toBe('recording')
    expect(walk(ask, begin, end, keep)).toEqual({ status: 'recorded', recording: 'A' })
    expect(walk(ask, begin, end, keep, { type: 'again' })).toEqual(startRecording)
  })
  it('is ready again after a refusal, says which, and forgets it when asked anew', () => {
    const refused = walk(ask, { type: 'refuse', refusal: 'denied' })
    expect(refused).toEqual({ status: 'ready', asking: false, refusal: 'denied' })
    expect(recordingReducer(refused, ask)).toEqual({ status: 'ready', asking: true })
  })
  it('passes over what does not fit its state', () => {
    expect(walk(begin)).toEqual(startRecording)
    expect(walk(keep)).toEqual(startRecording)
    expect(walk(end)).toEqual(startRecording)
    expect(walk({ type: 'again' })).toEqual(startRecording)
    const recorded = walk(ask, begin, keep)
    for (const late of [ask, begin, end, keep, { type: 'refuse', refusal: 'in-use' } as const]) {
      expect(recordingReducer(recorded, late)).toBe(recorded)
    }
  })
})

describe('a refusal', () => {
  it.each([
    ['NotFoundError', 'no-microphone'],
    ['NotAllowedError', 'denied'],
    ['NotReadableError', 'in-use'],
    ['SomethingNew', 'failed'],
  ])('%s is understood as %s', (name, refusal) => {
    expect(refusalOf(name)).toBe(refusal)
  })
})
