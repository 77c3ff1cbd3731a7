import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decidePunch, type PunchState, type RecorderState, taipeiDay, wholeMinutes } from './study-time.ts'

const MINUTE = 60_000
const fresh = (cursor: number): PunchState => ({ cursor, recorder: undefined, keyDayMs: 0, dayMs: 0 })
const recorder = (own: Partial<RecorderState>): RecorderState => ({
  id: 1,
  key: 'a',
  lastAt: 0,
  creditMs: 0,
  closed: false,
  ...own,
})

describe('decidePunch', () => {
  it('opens a recorder without credit on the first punch', () => {
    expect(decidePunch(fresh(0), 'a', 1000)).toEqual({ kind: 'open', cursor: 0 })
  })
  it('credits the time since the last punch of the same page', () => {
    const decision = decidePunch({ ...fresh(0), recorder: recorder({}) }, 'a', 30_000)
    expect(decision).toMatchObject({ kind: 'credit', creditMs: 30_000, cursor: 30_000 })
  })
  it('gives nothing for a gap of more than 90 seconds', () => {
    expect(decidePunch({ ...fresh(0), recorder: recorder({}) }, 'a', 90_001)).toMatchObject({ kind: 'open' })
    expect(decidePunch({ ...fresh(0), recorder: recorder({}) }, 'a', 90_000)).toMatchObject({
      creditMs: 90_000,
    })
  })
  it('closes a recorder at 60 minutes and adds nothing more', () => {
    const nearly = recorder({ creditMs: 60 * MINUTE - 10_000 })
    expect(decidePunch({ ...fresh(0), recorder: nearly }, 'a', 30_000)).toMatchObject({
      creditMs: 10_000,
      closed: true,
    })
    const full = recorder({ creditMs: 60 * MINUTE, closed: true })
    expect(decidePunch({ ...fresh(0), recorder: full }, 'a', 30_000)).toMatchObject({
      creditMs: 0,
      closed: true,
    })
  })
  it('keeps the caps of page and day', () => {
    const state = { ...fresh(0), recorder: recorder({}) }
    expect(decidePunch({ ...state, keyDayMs: 60 * MINUTE }, 'a', 30_000)).toMatchObject({ creditMs: 0 })
    expect(decidePunch({ ...state, dayMs: 480 * MINUTE - 5000 }, 'a', 30_000)).toMatchObject({
      creditMs: 5000,
    })
  })
  it('starts anew when the clock went back by more than 5 seconds', () => {
    const state = { ...fresh(60_000), recorder: recorder({ lastAt: 60_000 }) }
    expect(decidePunch(state, 'a', 54_000)).toEqual({ kind: 'open', cursor: 54_000 })
    expect(decidePunch(state, 'a', 56_000)).toMatchObject({ kind: 'credit', creditMs: 0, cursor: 60_000 })
  })

  it('never credits more than the clock ran forward, whatever the tabs send', () => {
    const step = fc.record({
      tab: fc.integer({ min: 0, max: 3 }),
      key: fc.constantFrom('a', 'b'),
      move: fc.integer({ min: -20_000, max: 120_000 }),
    })
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        let now = 1_000_000
        let cursor = now
        let forward = 0
        let total = 0
        const credits = { a: 0, b: 0 }
        const recorders: RecorderState[] = []
        const tabs: (number | undefined)[] = []
        for (const { tab, key, move } of steps) {
          now += move
          forward += Math.max(0, move)
          const own = recorders[tabs[tab] ?? -1]
          const state = { cursor, recorder: own, keyDayMs: credits[key], dayMs: total }
          const decision = decidePunch(state, key, now)
          cursor = decision.cursor
          if (decision.kind === 'open' || !own) {
            tabs[tab] = recorders.push(recorder({ key, lastAt: now })) - 1
            continue
          }
          own.lastAt = decision.lastAt
          own.creditMs += decision.creditMs
          own.closed = decision.closed
          credits[key] += decision.creditMs
          total += decision.creditMs
        }
        expect(total).toBeLessThanOrEqual(forward)
        expect(credits.a).toBeLessThanOrEqual(60 * MINUTE)
        expect(credits.b).toBeLessThanOrEqual(60 * MINUTE)
      }),
      { numRuns: 500 },
    )
  })
})

it('counts whole minutes only', () => expect([59_999, 60_000].map(wholeMinutes)).toEqual([0, 1]))

it('changes the day at midnight in Taipei, whatever the machine says', () => {
  expect(taipeiDay(Date.UTC(2026, 10, 21, 15, 59, 59))).toBe('2026-11-21')
  expect(taipeiDay(Date.UTC(2026, 10, 21, 16))).toBe('2026-11-22')
})
