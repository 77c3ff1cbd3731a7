import { type Call, calls, callsByName } from '@hakka/contract/calls'
import { validInput } from '@hakka/contract/testing'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { AppError } from '../../kernel/app-error.ts'
import { parseInput } from './input.ts'

/** The faults of an input, by field; none where it is taken. */
function faultsOf(entry: Call, body: unknown): Record<string, string[]> {
  try {
    parseInput(entry, { params: undefined, query: undefined, body })
    return {}
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return error.errors ?? {}
  }
}

/** The texts of a value, each as the way to it. */
const texts = (value: unknown, way: string[] = []): string[][] => {
  if (typeof value === 'string') return [way]
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return []
  return Object.entries(value).flatMap(([key, inner]) => texts(inner, [...way, key]))
}

const spoilt = (value: unknown, [key, ...way]: string[], text: string): unknown => {
  if (key === undefined) return text
  if (Array.isArray(value)) return value.map((own, at) => (String(at) === key ? spoilt(own, way, text) : own))
  const own: object = typeof value === 'object' && value !== null ? value : {}
  return Object.fromEntries(
    Object.entries(own).map(([name, inner]) => [name, name === key ? spoilt(inner, way, text) : inner]),
  )
}

const TRIES = 20
const withBody = Object.entries(callsByName).flatMap(([name, entry]) =>
  entry.body ? [[name, entry, entry.body] as const] : [],
)

test.each(withBody)('%s refuses half a character, and U+0000, at its field', (_name, entry, body) => {
  const all = fc.sample(validInput(body), TRIES)
  for (const value of all) {
    for (const way of texts(value).slice(0, TRIES)) {
      for (const text of ['半\uD867', '\uDE3D字', 'a\0']) {
        const faults = faultsOf(entry, spoilt(value, way, text))
        expect(faults[way.join('.') || 'form'], way.join('.')).toEqual(['含有無法使用的字元'])
      }
    }
  }
})

test('every call with a text was tried', () => {
  expect(withBody.length).toBeGreaterThan(80)
})

const UNSEEN = ['\u200B', '\u2060\uFEFF', ' \u3164 ', '\u00AD\u180E', '\u2800', '\u202E\u200F']

test.each(UNSEEN)('a text of signs that nobody sees is empty: %j', (text) => {
  const name = ['請輸入帳號']
  expect(faultsOf(calls['POST /api/login'], { username: text, password: 'x' })).toMatchObject({
    username: name,
  })
  expect(faultsOf(calls['POST /api/login'], { username: '', password: 'x' })).toMatchObject({
    username: name,
  })
})

test('joiners within what is seen stay', () => {
  expect(faultsOf(calls['POST /api/login'], { username: '👨\u200D👩\u200D👧', password: 'x' })).toEqual({})
})
