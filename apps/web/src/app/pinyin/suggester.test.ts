import type { PinyinSuggestions } from '@hakka/contract/dictionary'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createSuggester, isSuggestible, type Suggesting } from './suggester.ts'

const word = (text: string) => ({ id: text, text, chinese: '', pinyins: {} })
const answer = (pinyin: string, exact: string[] = [], fuzzy: string[] = []): PinyinSuggestions => ({
  pinyin,
  results: { exact: exact.map(word), fuzzy: fuzzy.map(word) },
})

function setup(initial = '') {
  const shown: Suggesting[] = []
  const calls: { text: string; answer(given: PinyinSuggestions): void; fail(error: unknown): void }[] = []
  const log = vi.fn()
  const suggester = createSuggester({
    initial,
    ask: (text) => new Promise((resolve, reject) => void calls.push({ text, answer: resolve, fail: reject })),
    tell: (now) => void shown.push(now),
    log,
  })
  return { suggester, calls, shown, log, last: () => shown.at(-1)?.state }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const settled = () => vi.advanceTimersByTimeAsync(0)

describe('suggestions', () => {
  test('are asked for once, 300 ms after the last letter', async () => {
    const { suggester, calls, last } = setup()
    suggester.change('n')
    await vi.advanceTimersByTimeAsync(200)
    suggester.change('ng')
    await vi.advanceTimersByTimeAsync(299)
    expect(calls).toEqual([])
    expect(last()).toBeUndefined()
    await vi.advanceTimersByTimeAsync(1)
    expect(calls.map(({ text }) => text)).toEqual(['ng'])
    expect(last()).toBe('searching')
    calls[0]?.answer(answer('ng', ['五'], ['魚']))
    await settled()
    expect(last()).toBe('found')
  })

  test('are not asked for what was there, nor for spaces around it', async () => {
    const { suggester, calls } = setup('ngai')
    suggester.change('ngai')
    suggester.change(' ngai ')
    await vi.advanceTimersByTimeAsync(1000)
    expect(calls).toEqual([])
  })

  test('say so when there are none', async () => {
    const { suggester, calls, last } = setup()
    suggester.change('zzz')
    await vi.advanceTimersByTimeAsync(300)
    calls[0]?.answer(answer('zzz'))
    await settled()
    expect(last()).toBe('not_found')
  })

  test('are asked anew when the answer is to what stood there before', async () => {
    const { suggester, calls, last, shown } = setup()
    suggester.change('nga')
    await vi.advanceTimersByTimeAsync(300)
    suggester.change('ngai')
    await vi.advanceTimersByTimeAsync(100)
    calls[0]?.answer(answer('nga', ['牙']))
    await settled()
    expect(calls.map(({ text }) => text)).toEqual(['nga', 'ngai'])
    expect(shown.some(({ state }) => state === 'found')).toBe(false)
    await vi.advanceTimersByTimeAsync(500)
    expect(calls).toHaveLength(2)
    calls[1]?.answer(answer('ngai', ['𠊎']))
    await settled()
    expect(last()).toBe('found')
  })

  test('go away when the field is emptied, also those on their way', async () => {
    const { suggester, calls, last } = setup()
    suggester.change('ngai')
    await vi.advanceTimersByTimeAsync(300)
    suggester.change('')
    expect(last()).toBe('idle')
    calls[0]?.answer(answer('ngai', ['𠊎']))
    await vi.advanceTimersByTimeAsync(1000)
    expect(last()).toBe('idle')
    expect(calls).toHaveLength(1)
  })

  test('do not come for a word that was chosen', async () => {
    const { suggester, calls, last } = setup()
    suggester.change('ngai')
    await vi.advanceTimersByTimeAsync(300)
    calls[0]?.answer(answer('ngai', ['𠊎']))
    await settled()
    suggester.settle('𠊎')
    suggester.change('𠊎')
    await vi.advanceTimersByTimeAsync(1000)
    expect(calls).toHaveLength(1)
    expect(last()).toBe('idle')
  })

  test('show nothing after a failure, which is logged', async () => {
    const { suggester, calls, last, log } = setup()
    suggester.change('ngai')
    await vi.advanceTimersByTimeAsync(300)
    calls[0]?.fail(new Error('offline'))
    await settled()
    expect(last()).toBe('idle')
    expect(log).toHaveBeenCalledOnce()
  })
})

test.each([
  ['ngai', true],
  ['ngaiˇ oi', true],
  ['食飯', true],
  ['𠊎愛食飯', true],
  ['𠊎愛食飯無', false],
  ['，', false],
  ['', false],
])('%s is completed: %s', (text, expected) => expect(isSuggestible(text)).toBe(expected))
