import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { callsByName } from '../calls.ts'
import { parseSafely } from '../parse.ts'
import { badInput, validInput } from './arbitrary.ts'

const inputs = Object.entries(callsByName).flatMap(([name, entry]) =>
  [
    'query' in entry ? ([`${name} query`, entry.query] as const) : undefined,
    'body' in entry ? ([`${name} body`, entry.body] as const) : undefined,
  ].filter((input) => input !== undefined),
)

describe('validInput', () => {
  test.each(inputs)('%s: nearly everything generated is accepted', (_name, schema) => {
    const samples = fc.sample(validInput(schema), { numRuns: 200, seed: 1 })
    const accepted = samples.filter((sample) => parseSafely(schema, sample).success)
    // A text of blanks only is in bounds, yet refused after trimming.
    expect(accepted.length).toBeGreaterThan(150)
  })
})

describe('badInput', () => {
  test('refuses and accepts: it stays near what is right', () => {
    const schema = z.object({
      no: z.coerce.number<string | number>().int().min(1).max(6),
      text: z.string().max(5),
    })
    const samples = fc.sample(badInput(schema), { numRuns: 300, seed: 1 })
    const accepted = samples.filter((sample) => parseSafely(schema, sample).success).length
    expect(accepted).toBeGreaterThan(20)
    expect(accepted).toBeLessThan(200)
  })
})
