import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  type Draft,
  draftKey,
  draftsOf,
  dropDraft,
  forgetDrafts,
  hearDrafts,
  keepDraft,
  welcomeDrafts,
} from './draft-store.ts'

/** As much of a browser's storage as drafts use; `room` in characters. */
function storage(room = Number.POSITIVE_INFINITY) {
  const kept = new Map<string, string>()
  const own = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem(key: string, text: string) {
      const others = [...kept].reduce((sum, [name, value]) => (name === key ? sum : sum + value.length), 0)
      if (others + text.length > room) throw new DOMException('full', 'QuotaExceededError')
      kept.set(key, text)
    },
    removeItem: (key: string) => void kept.delete(key),
  }
  return new Proxy(own, {
    ownKeys: () => [...kept.keys()],
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  })
}

beforeEach(() => {
  vi.stubGlobal('localStorage', storage())
  vi.stubGlobal('sessionStorage', storage())
})
afterEach(() => vi.unstubAllGlobals())

const NEWS = { user: 7, form: '/admin/news/edit?id=1' }
const draft = (key: string, words = '山歌', at = new Date().toISOString()): Draft<{ title: string }> => ({
  key,
  at,
  base: '',
  values: { title: words },
  files: false,
})
const titles = (place: { user: number | null; form: string }) =>
  draftsOf<{ title: string }>(place).map(({ values }) => values.title)

test('two tabs of a form keep a draft each, the newest first', () => {
  keepDraft(7, draft(draftKey(NEWS), '先寫的', '2026-11-22T05:00:00.000Z'))
  keepDraft(7, draft(draftKey(NEWS), '後寫的', '2026-11-22T06:00:00.000Z'))
  vi.useFakeTimers({ now: new Date('2026-11-22T07:00:00.000Z') })
  expect(titles(NEWS)).toEqual(['後寫的', '先寫的'])
  vi.useRealTimers()
})

test('another user and another form never see it', () => {
  keepDraft(7, draft(draftKey(NEWS)))
  expect(titles({ ...NEWS, user: 8 })).toEqual([])
  expect(titles({ ...NEWS, user: 77 })).toEqual([])
  expect(titles({ ...NEWS, form: '/admin/news/edit?id=12' })).toEqual([])
  expect(titles({ ...NEWS, user: null })).toEqual([])
  expect(titles(NEWS)).toEqual(['山歌'])
})

test('logging out takes the drafts of that user, and tabs that are still open write none until the next login', () => {
  const key = draftKey(NEWS)
  keepDraft(7, draft(key))
  keepDraft(8, draft(draftKey({ ...NEWS, user: 8 }), '別人的'))
  keepDraft(null, draft(draftKey({ user: null, form: '/feedback' })))
  forgetDrafts(7)
  expect(keepDraft(7, draft(key))).toBe(false)
  expect(titles(NEWS)).toEqual([])
  expect(titles({ user: null, form: '/feedback' })).toEqual([])
  expect(titles({ ...NEWS, user: 8 })).toEqual(['別人的'])
  welcomeDrafts(8)
  expect(keepDraft(7, draft(key))).toBe(false)
  welcomeDrafts(7)
  expect(keepDraft(7, draft(key))).toBe(true)
  expect(Object.keys(localStorage).every((own) => own.startsWith('hakka-draft|'))).toBe(true)
  hearDrafts({ key: 'hakka-draft-signal', newValue: 'left|7' })
  expect(keepDraft(7, draft(key))).toBe(false)
  hearDrafts({ key: 'hakka-draft-signal', newValue: 'back|7' })
  expect(keepDraft(7, draft(key))).toBe(true)
})

test('there are 20 of a user at most, and none is older than 30 days or larger than a form', () => {
  for (let no = 0; no < 25; no++) keepDraft(7, draft(draftKey(NEWS), `${no}`, new Date(no).toISOString()))
  expect(Object.keys(localStorage)).toHaveLength(20)
  expect(titles(NEWS)).toEqual([])
  expect(Object.keys(localStorage)).toHaveLength(0)
  expect(keepDraft(7, draft(draftKey(NEWS), '字'.repeat(1_000_001)))).toBe(false)
  expect(keepDraft(7, draft(draftKey(NEWS), '字'.repeat(990_000)))).toBe(true)
})

test('a full storage gives up the oldest draft of the same user, and is no harm where that does not help', () => {
  vi.stubGlobal('localStorage', storage(700))
  keepDraft(7, draft(draftKey(NEWS), '舊'.repeat(300), '2026-11-21T00:00:00.000Z'))
  keepDraft(8, draft(draftKey({ ...NEWS, user: 8 }), '別人'))
  expect(keepDraft(7, draft(draftKey(NEWS), '新'.repeat(300)))).toBe(true)
  expect(Object.keys(localStorage)).toHaveLength(2)
  expect(keepDraft(7, draft(draftKey(NEWS), '大'.repeat(900)))).toBe(false)
})

test('a browser without storage, and one with something else in it, keep nothing and go on', () => {
  localStorage.setItem(draftKey(NEWS), 'no JSON')
  localStorage.setItem(draftKey(NEWS), '{"at":1}')
  expect(titles(NEWS)).toEqual([])
  vi.stubGlobal('localStorage', undefined)
  expect(keepDraft(7, draft(draftKey(NEWS)))).toBe(false)
  expect(titles(NEWS)).toEqual([])
  expect(() => dropDraft(7, 'x')).not.toThrow()
  expect(() => forgetDrafts(7)).not.toThrow()
})
