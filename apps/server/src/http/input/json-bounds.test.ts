import { describe, expect, test } from 'vitest'
import { isBeyond } from './json-bounds.ts'

const bytes = (text: string) => new TextEncoder().encode(text)

describe('what JSON holds, told from its bytes', () => {
  test.each([
    // An empty list counts like one with a value.
    ['{"a":[{}]}', 3, 4],
    ['[]', 1, 2],
    ['[1,2,3]', 1, 4],
    ['{"a":"[[[[{{{{,,,","b":"\\"[[["}', 1, 3],
    ['["\\\\",[["字[[,"]]]', 3, 5],
  ])('%s is %i deep and has %i values', (text, depth, values) => {
    expect(isBeyond({ depth, values }, bytes(text))).toBe(false)
    expect(isBeyond({ depth: depth - 1, values }, bytes(text))).toBe(true)
    expect(isBeyond({ depth, values: values - 1 }, bytes(text))).toBe(true)
  })

  test('a text is one, and what never closes is told all the same', () => {
    expect(isBeyond({ depth: 0, values: 1 }, bytes('"[{,"'))).toBe(false)
    expect(isBeyond({ depth: 20, values: 1e9 }, bytes('['.repeat(1_000_000)))).toBe(true)
  })
})
