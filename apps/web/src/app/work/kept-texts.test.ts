import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { adoptTexts, keepText, readText } from './kept-texts.ts'

let storage: Record<string, string> = {}

beforeEach(() => {
  storage = {}
  vi.stubGlobal(
    'localStorage',
    new Proxy(storage, {
      get: (own, name) =>
        ({
          getItem: (key: string) => own[key] ?? null,
          setItem: (key: string, text: string) => {
            own[key] = text
          },
          removeItem: (key: string) => {
            delete own[key]
          },
        })[String(name)],
    }),
  )
})
afterEach(() => vi.unstubAllGlobals())

it('keeps what is written for its writer: the next one at this device sees nothing of it, a visitor neither', () => {
  keepText(7, '3-1.0', '𠊎愛食飯。')
  expect(readText(7, '3-1.0')).toBe('𠊎愛食飯。')
  expect(readText(8, '3-1.0')).toBe('')
  expect(readText(null, '3-1.0')).toBe('')
})

it('keeps it under a key that logging out clears, and forgets an empty text', () => {
  keepText(7, '3-1.0', '𠊎')
  expect(Object.keys(storage)).toEqual(['hakka.text.7.3-1.0'])
  keepText(7, '3-1.0', '')
  expect(storage).toEqual({})
})

it('gives a visitor’s texts to the account that her work joins, over none of its own', () => {
  keepText(null, '3-1.0', '訪客')
  keepText(null, '3-1.1', '訪客')
  keepText(7, '3-1.0', '自家')
  adoptTexts(7)
  expect([readText(7, '3-1.0'), readText(7, '3-1.1')]).toEqual(['自家', '訪客'])
  expect(readText(null, '3-1.1')).toBe('')
})

it('loses nothing on the page where storage is full or forbidden', () => {
  vi.stubGlobal('localStorage', undefined)
  expect(() => keepText(7, '3-1.0', '𠊎')).not.toThrow()
})
