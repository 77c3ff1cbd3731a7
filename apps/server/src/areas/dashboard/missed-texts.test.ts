import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { moduleTypes } from '@hakka/modules/server'
import { expect, test } from 'vitest'
import { ROOT } from '../../kernel/root.ts'
import { missedTexts, textsWithin } from './missed-texts.ts'

test('only what was put wrongly was missed', async () => {
  const type = moduleTypes.get('matching')
  if (!type) throw new Error('no such type')
  const sample: unknown = JSON.parse(
    await readFile(join(ROOT, 'packages/modules/src/matching/sample.json'), 'utf8'),
  )
  const content = type.schema.parse(sample)
  const solution = type.solution(content)
  expect(missedTexts(type, content, solution)).toEqual(new Set())
  const areas = Object.entries(solution ?? {})
  const [[first, ids]] = areas as [[string, number[]]]
  const other = areas.at(-1)?.[0] ?? ''
  const wrong = { ...Object.fromEntries(areas.map(([area]) => [area, []])), [other]: [ids[0]] }
  expect(first).not.toBe(other)
  const missed = missedTexts(type, content, wrong)
  expect(missed.size).toBeGreaterThan(0)
  for (const text of missed) expect(textsWithin(content)).toContain(text)
})

test('what is no answer of placed options tells nothing', () => {
  const type = moduleTypes.get('classification')
  if (!type) throw new Error('no such type')
  for (const answer of [null, 'x', [], { a: 'x' }]) expect(missedTexts(type, {}, answer)).toEqual(new Set())
})
