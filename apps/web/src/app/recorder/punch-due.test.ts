import { describe, expect, it } from 'vitest'
import { punchDue, type RecorderMoment, recorderLevel, USED_WITHIN_MS } from './punch-due.ts'

/** 2026-09-01 08:00:00 in Taipei, a whole minute. */
const START = Date.UTC(2026, 8, 1)

const at = (ms: number, change: Partial<RecorderMoment> = {}): RecorderMoment => ({
  now: START + ms,
  lastCheck: START + ms - 1000,
  intervalSeconds: 30,
  maxMinutes: 60,
  totalMinutes: 0,
  userId: 7,
  hasModule: true,
  visible: true,
  lastUse: START + ms,
  playing: false,
  ...change,
})

/** Checks every `stepMs` for a while; gives the seconds after the start at which a punch went out. */
function run(forMs: number, stepMs: number, change: (ms: number) => Partial<RecorderMoment> = () => ({})) {
  const punches: number[] = []
  let lastCheck = START - 1
  for (let ms = 0; ms <= forMs; ms += stepMs) {
    if (punchDue(at(ms, { lastCheck, ...change(ms) }))) punches.push(Math.floor(ms / 1000))
    lastCheck = START + ms
  }
  return punches
}

describe('a recorder that checks every second', () => {
  it('punches whenever the second is a multiple of the interval', () => {
    expect(run(120_000, 1000)).toEqual([0, 30, 60, 90, 120])
  })

  it('punches once a boundary when the timer runs fast or drifts', () => {
    expect(run(95_000, 250)).toEqual([0, 30, 60, 90])
    expect(run(95_000, 1007)).toHaveLength(4)
    expect(run(300_000, 1490)).toHaveLength(10)
  })

  it('does not make up for the time a sleeping timer missed', () => {
    expect(punchDue(at(45_000, { lastCheck: START - 600_000 }))).toBe(false)
  })

  it('does not punch twice when the clock is set back', () => {
    expect(punchDue(at(30_000, { lastCheck: START + 90_000 }))).toBe(false)
  })

  it.each([
    ['nobody is logged in', { userId: null }],
    ['no module is open', { hasModule: false }],
    ['the page is hidden', { visible: false }],
    ['the recorder is full', { totalMinutes: 60 }],
    ['nobody has used the page for over five minutes', { lastUse: START + 30_000 - USED_WITHIN_MS - 1 }],
  ])('sends nothing when %s', (_, change) => {
    expect(punchDue(at(30_000, change))).toBe(false)
  })

  it('counts playing sound as use', () => {
    expect(punchDue(at(30_000, { lastUse: START - 3_600_000, playing: true }))).toBe(true)
  })

  it('goes on for five minutes after the last touch, then rests until the next', () => {
    const punches = run(600_000, 1000, (ms) => ({ lastUse: ms < 540_000 ? START : START + 540_000 }))
    expect(punches.filter((second) => second <= 300)).toHaveLength(11)
    expect(punches.filter((second) => second > 300)).toEqual([540, 570, 600])
  })
})

describe('the level of the recorder', () => {
  it('is the address’s own', () => expect(recorderLevel('4', 1)).toBe(4))

  it.each([
    [1, 1],
    [2, 1],
    [3, 2],
    [4, 2],
    [5, 3],
    [6, 3],
    [7, 4],
    [9, 4],
    [10, 5],
    [12, 5],
  ])('of school year %i is %i', (step, level) => expect(recorderLevel(null, step)).toBe(level))

  it.each(['', '0', '6', 'x'])('ignores the level %s', (level) => expect(recorderLevel(level, 5)).toBe(3))
})
