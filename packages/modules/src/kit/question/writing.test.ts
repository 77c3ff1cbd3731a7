import { afterEach, expect, it, vi } from 'vitest'
import { keepText } from '#kit/kept/kept-text.tsx'
import { lengthOf } from './WritingBox.tsx'

afterEach(() => vi.unstubAllGlobals())

it('counts a text by what a reader sees, without spaces and line ends', () => {
  expect(lengthOf('𠊎愛 轉屋下。\n')).toBe(6)
})

it('keeps a text under a key that logging out clears, and forgets an empty one', () => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  })
  keepText('7-3.0', '𠊎')
  expect([...kept]).toEqual([['hakka.text.7-3.0', '𠊎']])
  keepText('7-3.0', '')
  expect(kept.size).toBe(0)
})

it('loses nothing on the page where storage is full or forbidden', () => {
  vi.stubGlobal('localStorage', {
    setItem: () => {
      throw new Error('QuotaExceededError')
    },
  })
  expect(() => keepText('7-3.0', '𠊎')).not.toThrow()
})
