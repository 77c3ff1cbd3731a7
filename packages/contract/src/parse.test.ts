import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { parseSafely } from './parse.ts'

const schema = z.object({ words: z.array(z.string().max(5)).max(3) })

describe('parsing what a stranger sent', () => {
  it.each([
    { words: { length: { toString: 1, valueOf: null } } },
    { words: { length: JSON.parse('{"__proto__":null,"constructor":{}}') } },
    { words: [{ length: { valueOf: 1, toString: 2 } }] },
  ])('refuses a length that is none: %j', (value) => {
    const parsed = parseSafely(schema, value)
    expect(parsed.success).toBe(false)
    expect(parsed.error?.issues[0]?.message).not.toBe('')
  })

  it('answers as zod does for all else', () => {
    expect(parseSafely(schema, { words: ['a'] })).toEqual({ success: true, data: { words: ['a'] } })
    expect(parseSafely(schema, { words: 'a' }).error?.issues[0]?.path).toEqual(['words'])
  })

  it('does not hide the fault of a schema', () => {
    const broken = z.string().refine(() => {
      throw new TypeError('of our own')
    })
    expect(() => parseSafely(broken, 'a')).toThrow('of our own')
  })
})
