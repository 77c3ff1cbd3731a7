import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  adoptWork,
  begunModules,
  hasWork,
  keepWork,
  readWork,
  restartWork,
  subscribeWork,
} from './kept-work.ts'

let kept: Map<string, string>
/** So many characters the browser takes in all. */
let room: number

const place = (moduleId: number, more: { userId?: number | null; versionId?: number } = {}) => ({
  userId: 1,
  lessonId: 7,
  moduleNo: moduleId,
  moduleId,
  versionId: 3,
  ...more,
})

beforeEach(() => {
  kept = new Map()
  room = Number.POSITIVE_INFINITY
  vi.useFakeTimers({ now: new Date('2026-11-24T08:00:00Z') })
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => {
      const others = [...kept].filter(([own]) => own !== key)
      if (others.reduce((sum, [own, value]) => sum + own.length + value.length, text.length) > room)
        throw new Error('full')
      kept.set(key, text)
    },
    removeItem: (key: string) => kept.delete(key),
  }
  vi.stubGlobal(
    'localStorage',
    new Proxy(storage, {
      ownKeys: () => [...kept.keys()],
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    }),
  )
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('each part of a module is found as it was kept; each learner has her own', () => {
  keepWork(place(1), 'rounds', { answers: { 0: 'a' } })
  keepWork(place(1), 'board 5', [1, 2])
  expect(readWork(place(1), 'rounds')).toEqual({ answers: { 0: 'a' } })
  expect(readWork(place(1), 'board 5')).toEqual([1, 2])
  expect(readWork(place(1, { userId: null }), 'rounds')).toBeUndefined()
  expect(readWork(place(1, { userId: 11 }), 'rounds')).toBeUndefined()
  expect(begunModules(11)).toEqual(new Map())
})

test('a new version begins anew, and takes the place of the old one', () => {
  keepWork(place(1), 'rounds', 'old')
  expect(readWork(place(1, { versionId: 4 }), 'rounds')).toBeUndefined()
  keepWork(place(1, { versionId: 4 }), 'board', 'new')
  expect(readWork(place(1, { versionId: 4 }), 'rounds')).toBeUndefined()
  expect(kept.size).toBe(1)
})

test('what is told to be nothing is left out, and a module begun anew is known but not begun', () => {
  const told = vi.fn()
  const off = subscribeWork(told)
  keepWork(place(1), 'rounds', 'all')
  expect(begunModules(1)).toEqual(new Map([[7, new Set([1])]]))
  keepWork(place(1), 'rounds', null)
  expect(begunModules(1)).toEqual(new Map())
  keepWork(place(1), 'rounds', 'all')
  restartWork(place(1))
  expect(readWork(place(1), 'rounds')).toBeUndefined()
  expect(hasWork(place(1))).toBe(true)
  expect(hasWork(place(2))).toBe(false)
  expect(told).toHaveBeenCalledTimes(2)
  off()
})

test('a visitor’s work becomes a user’s, where she has none of her own', () => {
  keepWork(place(1, { userId: null }), 'rounds', 'visitor')
  keepWork(place(2, { userId: null }), 'rounds', 'visitor')
  keepWork(place(2), 'rounds', 'own')
  adoptWork(1)
  expect(readWork(place(1), 'rounds')).toBe('visitor')
  expect(readWork(place(2), 'rounds')).toBe('own')
  expect(begunModules(null)).toEqual(new Map())
})

test('after ninety days without a touch it is gone', () => {
  keepWork(place(1), 'rounds', 'a')
  vi.advanceTimersByTime(89 * 24 * 60 * 60_000)
  expect(readWork(place(1), 'rounds')).toBe('a')
  keepWork(place(2), 'rounds', 'b')
  vi.advanceTimersByTime(2 * 24 * 60 * 60_000)
  expect(readWork(place(1), 'rounds')).toBeUndefined()
  keepWork(place(3), 'rounds', 'c')
  expect([...kept.keys()]).toEqual(['hakka.work.1.2', 'hakka.work.1.3'])
})

test('of sixty modules and more the one touched longest ago goes, whosever it is', () => {
  keepWork(place(1, { userId: null }), 'rounds', 'a')
  for (let id = 2; id <= 60; id++) {
    vi.advanceTimersByTime(1000)
    keepWork(place(id), 'rounds', 'a')
  }
  vi.advanceTimersByTime(1000)
  keepWork(place(1, { userId: null }), 'rounds', 'b')
  expect(kept.size).toBe(60)
  vi.advanceTimersByTime(1000)
  keepWork(place(61), 'rounds', 'a')
  expect(kept.size).toBe(60)
  expect(readWork(place(1, { userId: null }), 'rounds')).toBe('b')
  expect(readWork(place(2), 'rounds')).toBeUndefined()
})

test('a full browser gives up older modules for this one; what is too large for it is let go', () => {
  for (let id = 1; id <= 40; id++) {
    vi.advanceTimersByTime(1000)
    keepWork(place(id), 'rounds', 'x'.repeat(1000))
  }
  room = [...kept].reduce((sum, [key, text]) => sum + key.length + text.length, 0)
  vi.advanceTimersByTime(1000)
  keepWork(place(99), 'rounds', 'y'.repeat(1000))
  expect(readWork(place(99), 'rounds')).toBe('y'.repeat(1000))
  expect(readWork(place(1), 'rounds')).toBeUndefined()
  expect(readWork(place(40), 'rounds')).toBeDefined()
  keepWork(place(40), 'rounds', 'z'.repeat(100_000))
  expect(readWork(place(40), 'rounds')).toBe('x'.repeat(1000))
})

test('what another hand has written there is not read', () => {
  kept.set('hakka.work.1.1', '{"versionId":3,"parts":[]}')
  kept.set('hakka.work.1.2', 'nothing')
  expect(readWork(place(1), 'rounds')).toBeUndefined()
  expect(readWork(place(2), 'rounds')).toBeUndefined()
  expect(begunModules(1)).toEqual(new Map())
})
