import { ATTEMPTS } from '@hakka/contract/constants/attempts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Attempt, unsentAttempts } from './attempt.ts'
import { sendAttempts } from './send.ts'

let sent: string[][]
/** The server's status for a call with these keys; `undefined` where no line is. */
let statusFor: (keys: string[]) => number | undefined

const answered = async (path: string, { body }: RequestInit): Promise<Response> => {
  if (path === '/api/csrf') return Response.json({ data: { token: 'token', user_id: null } })
  const { attempts }: { attempts: { key: string }[] } = JSON.parse(String(body))
  const keys = attempts.map(({ key }) => key)
  const status = statusFor(keys)
  if (status === undefined) throw new TypeError('no line')
  if (status === 200) sent.push(keys)
  return Response.json({ data: {} }, { status })
}

const attempt = (key: string): Attempt => ({
  key,
  lessonId: 1,
  moduleNo: 1,
  moduleId: 1,
  versionId: 1,
  answer: null,
  usedMs: 0,
  doneAt: '2026-11-23T00:00:00.000Z',
  result: null,
})

let kept: Map<string, string>
/** As full as that the browser takes nothing more. */
let full = false

beforeEach(() => {
  kept = new Map()
  full = false
  sent = []
  statusFor = () => 200
  vi.stubGlobal('fetch', answered)
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => {
      if (full) throw new Error('full')
      kept.set(key, text)
    },
    removeItem: (key: string) => kept.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

const keysOf = (userId: number) => unsentAttempts(userId).map(({ key }) => key)

test('a browser that keeps nothing sends what is at hand, once', async () => {
  full = true
  await sendAttempts(1, [attempt('a'), attempt('b')])
  expect(sent).toEqual([['a', 'b']])
})

test('what the line did not take stays, and goes first with the next; another user’s stays hers', async () => {
  statusFor = () => undefined
  await expect(sendAttempts(1, [attempt('a')])).rejects.toThrow()
  await expect(sendAttempts(2, [attempt('theirs')])).rejects.toThrow()
  statusFor = () => 200
  await sendAttempts(1, [attempt('b')])
  expect(sent).toEqual([['a', 'b']])
  expect([keysOf(1), keysOf(2)]).toEqual([[], ['theirs']])
})

test('one that is malformed is let go alone: all others arrive', async () => {
  statusFor = (keys) => (keys.includes('bad') ? 422 : 200)
  await sendAttempts(1, [attempt('a'), attempt('bad'), attempt('b')])
  expect(sent).toEqual([['a'], ['b']])
  expect(keysOf(1)).toEqual([])
})

test('many go in as many calls as they need', async () => {
  const many = Array.from({ length: ATTEMPTS.batch * 2 + 1 }, (_, no) => attempt(`k${no}`))
  await sendAttempts(1, many)
  expect(sent.map(({ length }) => length)).toEqual([ATTEMPTS.batch, ATTEMPTS.batch, 1])
  expect(keysOf(1)).toEqual([])
})
