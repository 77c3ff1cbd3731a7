import { existsSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ownAnswer } from './kit/public.ts'
import { readAnswer } from './kit/score.ts'
import { type ModuleType, moduleTypes } from './server.ts'

const fileOf = (type: ModuleType, name: string) => new URL(`${type.id}/${name}`, import.meta.url)
const sampleOf = (type: ModuleType): unknown =>
  type.schema.parse(JSON.parse(readFileSync(fileOf(type, 'sample.json'), 'utf8')))

/** Makes of a content one that differs from it in its key alone. */
type Rekey = (content: unknown, seed: number) => unknown
const isRekey = (value: unknown): value is Rekey => typeof value === 'function'

/** Each type that asks something says in its own folder what its key is. */
async function rekeyOf(type: ModuleType): Promise<Rekey> {
  expect(existsSync(fileOf(type, 'rekeyed.ts')), `${type.id}/rekeyed.ts`).toBe(true)
  const { default: rekey }: { default: unknown } = await import(`./${type.id}/rekeyed.ts`)
  if (!isRekey(rekey)) throw new Error(`${type.id}/rekeyed.ts has no default function`)
  return rekey
}

/** What is shown of a content that its type takes. */
const shownOf = (type: ModuleType, content: unknown): string =>
  JSON.stringify(type.publicContent(type.schema.parse(content)).content)

const types = [...moduleTypes.values()]
const scored = types.filter((type) => type.asks)

describe.each(scored)('what is shown of $id where the server marks', (type) => {
  const content = sampleOf(type)

  it('is the same for every key', async () => {
    const rekeyed = await rekeyOf(type)
    const before = shownOf(type, content)
    fc.assert(
      fc.property(fc.nat(100_000), (seed) => {
        expect(shownOf(type, rekeyed(content, seed))).toBe(before)
      }),
    )
    const others = Array.from({ length: 20 }, (_, seed) => JSON.stringify(rekeyed(content, seed)))
    expect(new Set(others).size, 'keys that were tried').toBeGreaterThan(1)
  })

  it('is less than a practice has, and keeps none of its marks', () => {
    const shown = shownOf(type, content)
    expect(shown).not.toBe(JSON.stringify(content))
    expect(shown).not.toMatch(/"(is_correct|belongs_to|origin_index|answer|analysis|sentence_no)"/)
  })

  it('is answered by its own numbers: the right ones earn every point', () => {
    const shown = type.publicContent(content)
    const solution = readAnswer(type.solution(content), new Set(shown.numbers.values()))
    // Where nothing is placed, the answer names no option.
    if (typeof solution === 'string' || shown.numbers.size === 0) return
    const own = new Map([...shown.numbers].map(([number, id]) => [id, number]))
    const given = Object.entries(solution).map(
      ([area, ids]) => [area, ids.map((id) => own.get(id) ?? 0)] as const,
    )
    const score = type.score(content, ownAnswer(shown, Object.fromEntries(given)))
    expect(score.kind === 'points' && score.earned === score.total).toBe(true)
    expect(type.score(content, ownAnswer(shown, { 0: [999_999] }))).toMatchObject({ kind: 'invalid' })
  })
})

it('what is only read is shown as it is', () => {
  for (const type of types.filter((own) => !own.asks)) {
    const content = sampleOf(type)
    expect(type.publicContent(content)).toEqual({ content, numbers: new Map() })
  }
})
