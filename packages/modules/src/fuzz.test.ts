import { readFileSync } from 'node:fs'
import { hostile, validInput } from '@hakka/contract/testing'
import fc, { type Arbitrary } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contentParts, type ModuleType, moduleTypes, readContent, scoreAnswer } from './server.ts'
import { moduleItems } from './web.tsx'

/** Contents of each kind for each type; `npm run fuzz` asks for 10,000. */
const RUNS = Number(process.env.FUZZ_RUNS ?? 100)
const LIMIT_MS = 20_000 + RUNS * 60

const here = new URL('.', import.meta.url)

const sampleOf = (type: string): unknown =>
  JSON.parse(readFileSync(new URL(`${type}/sample.json`, here), 'utf8'))

/** Where in a tree something is changed, as indices into the entries at each level, and how. */
const change = fc.record({
  way: fc.array(fc.nat(20), { maxLength: 8 }),
  deed: fc.oneof(
    fc.constantFrom<'drop' | 'double' | 'reverse' | 'mandarin' | 'many'>(
      'drop',
      'double',
      'reverse',
      'mandarin',
      'many',
    ),
    hostile.map((value) => ({ value })),
  ),
})
type Change = typeof change extends Arbitrary<infer C> ? C : never

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function changed(node: unknown, { way: [step, ...way], deed }: Change): unknown {
  if (step === undefined || typeof node !== 'object' || node === null) return done(node, deed)
  const keys = Object.keys(node)
  const key = keys[step % Math.max(1, keys.length)]
  if (key === undefined) return done(node, deed)
  if (Array.isArray(node)) {
    return node.flatMap((own, at) => {
      if (String(at) !== key) return [own]
      if (way.length > 0) return [changed(own, { way, deed })]
      return deed === 'drop' ? [] : deed === 'double' ? [own, own] : [done(own, deed)]
    })
  }
  return Object.fromEntries(
    Object.entries(node).flatMap(([name, own]) => {
      if (name !== key) return [[name, own]]
      return deed === 'drop' && way.length === 0 ? [] : [[name, changed(own, { way, deed })]]
    }),
  )
}

function done(node: unknown, deed: Change['deed']): unknown {
  if (typeof deed === 'object') return deed.value
  if (deed === 'mandarin' && isRecord(node)) return { ...node, text: '字', lang: 'zh' }
  if (!Array.isArray(node)) return node
  if (deed === 'reverse') return node.toReversed()
  if (deed === 'many') return Array.from({ length: 300 }, (_, at) => node[at % node.length])
  return node
}

/** Contents near the sample, some of them still good; whatever the schema describes; and anything at all. */
const contents = (type: ModuleType): Arbitrary<unknown> =>
  fc.oneof(
    {
      weight: 3,
      arbitrary: fc
        .array(change, { minLength: 1, maxLength: 4 })
        .map((changes) => changes.reduce<unknown>(changed, sampleOf(type.id))),
    },
    { weight: 2, arbitrary: validInput(type.schema) },
    { weight: 1, arbitrary: hostile },
  )

/** Answers in the shapes that exercises have, and anything at all. */
const answers = fc.oneof(
  fc.dictionary(fc.nat(5).map(String), fc.array(fc.nat(30), { maxLength: 5 })),
  fc.array(fc.oneof(fc.nat(30), fc.array(fc.nat(30)), fc.string()), { maxLength: 6 }),
  fc.anything(),
)

describe.each([...moduleTypes.values()])('any content of $id', (type) => {
  it('is read, or refused with a reason and its place', { timeout: LIMIT_MS }, () => {
    fc.assert(
      fc.property(contents(type), fc.integer({ min: 1, max: type.version }), (content, version) => {
        const read = readContent(type.id, content, version)
        if (!read) throw new Error('a type of the list is known')
        if (read.ok) return
        expect(read.problems.length).toBeGreaterThan(0)
        for (const { message, path } of read.problems) {
          expect(message).not.toBe('')
          expect(Array.isArray(path)).toBe(true)
        }
      }),
      { numRuns: RUNS },
    )
  })

  it('that was read is itemised, shown and scored without a throw', { timeout: LIMIT_MS }, () => {
    let readable = 0
    fc.assert(
      fc.property(contents(type), answers, (content, answer) => {
        const read = readContent(type.id, content, type.version)
        if (!read?.ok) return
        readable++
        const { content: own } = read
        expect(moduleItems(type.id, own)).toEqual(type.items(own))
        expect(contentParts(type.id, own, type.version)).toEqual(expect.any(Array))
        expect(JSON.stringify(type.publicContent(own).content)).not.toMatch(
          /"(is_correct|belongs_to|analysis)"/,
        )
        for (const given of [answer, type.solution(own)]) {
          expect(['points', 'invalid', 'none']).toContain(type.score(own, given).kind)
          expect(['points', 'invalid', 'none']).toContain(scoreAnswer(type, own, given).kind)
        }
      }),
      { numRuns: RUNS },
    )
    // Of the few that the gate tries a share says nothing.
    if (RUNS >= 50) expect(readable, 'contents that the schema takes').toBeGreaterThan(RUNS / 50)
  })
})
