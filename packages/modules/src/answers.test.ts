import { readFileSync } from 'node:fs'
import { hostile } from '@hakka/contract/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { answeredIn, type ModuleType, moduleTypes, scoreAnswer, scoreByQuestion } from './server.ts'
import { largestContent } from './testing.ts'

const sampleOf = (type: string): unknown =>
  JSON.parse(readFileSync(new URL(`${type}/sample.json`, import.meta.url), 'utf8'))

const types = [...moduleTypes.values()]
const scored = types.filter((type) => type.answer.safeParse(null).error)
const contentOf = (type: ModuleType) => type.schema.parse(sampleOf(type.id))

describe.each(types)('an answer to $id', (type) => {
  it('that is right earns every point', () => {
    const content = contentOf(type)
    const score = scoreAnswer(type, content, type.solution(content))
    expect(score).toMatchObject({ kind: expect.stringMatching(/^(points|none)$/) })
    if (score.kind === 'points') {
      expect(score.total).toBeGreaterThan(0)
      expect(score.earned).toBe(score.total)
    }
  })
  it('that is empty earns nothing', () => {
    for (const empty of [undefined, {}, [], '']) {
      expect(scoreAnswer(type, contentOf(type), empty)).not.toMatchObject({
        earned: expect.toSatisfy(Boolean),
      })
    }
  })
  it('that is none is invalid, and nothing throws', () => {
    const content = contentOf(type)
    fc.assert(
      fc.property(fc.oneof(fc.anything(), hostile), (answer) => {
        for (const score of [scoreAnswer(type, content, answer), type.score(content, answer)]) {
          if (score.kind === 'points') {
            expect(score.earned).toBeGreaterThanOrEqual(0)
            expect(score.earned).toBeLessThanOrEqual(score.total)
          } else expect(['invalid', 'none']).toContain(score.kind)
        }
      }),
    )
  })
})

describe.each(scored)('an answer to the largest $id', (type) => {
  it('fits, and is marked right', () => {
    const content = largestContent(type.id, sampleOf(type.id))
    const score = scoreAnswer(type, content, type.solution(content))
    expect(score).toMatchObject({ kind: 'points' })
    if (score.kind !== 'points') return
    expect(score.earned).toBe(score.total)
    expect(score.total, 'a large one').toBeGreaterThanOrEqual(20)
    expect(JSON.stringify(type.solution(content)).length).toBeLessThan(40_000)
  })
  it('is given board by board where a class is asked, and all questions are asked', () => {
    const content = largestContent(type.id, sampleOf(type.id))
    const questions = type.oneByOne(content)
    for (const own of questions) {
      const { boards = [null] } = Object(type.publicContent(own).content)
      expect(boards).toHaveLength(1)
    }
    const all = questions.flatMap((own) => answeredIn(type, own, type.solution(own)))
    expect(all).toHaveLength(answeredIn(type, content, type.solution(content)).length)
  })
  it('given question by question is worth and says the same, and what was left out is missed', () => {
    const content = largestContent(type.id, sampleOf(type.id))
    const right = type.oneByOne(content).map((own) => type.solution(own))
    const scored = (questions: unknown[]) => scoreByQuestion(type, content, { questions }, { words: [] })
    const whole = type.score(content, type.solution(content))
    if (right.length > 0) expect(scored(right)).toEqual(whole)
    const total = whole.kind === 'points' && right.length > 0 ? { earned: 0, total: whole.total } : {}
    expect(scored([])).toMatchObject(total)
    // Options are counted anew in each question.
    const inWords = (answer: unknown) =>
      JSON.parse(
        JSON.stringify(answeredIn(type, content, answer), (key, value) => (key === 'id' ? undefined : value)),
      )
    const all: ReturnType<typeof answeredIn> = inWords(type.solution(content))
    expect(inWords({ questions: right })).toEqual(all)
    const none: ReturnType<typeof answeredIn> = inWords({ questions: [] })
    expect(none.map(({ asked }) => asked)).toEqual(all.map(({ asked }) => asked))
    expect(none.some(({ isRight }) => isRight)).toBe(false)
  })
  it('has bounds: a megabyte is none', () => {
    const many = Array.from({ length: 60_000 }, (_, at) => at)
    const keys = Object.fromEntries(many.map((at) => [at, []]))
    for (const answer of [keys, { 0: many }, many, 'a'.repeat(1_000_000), { game: 'listen', picks: many }])
      expect(scoreAnswer(type, contentOf(type), answer)).toEqual({ kind: 'invalid', reason: 'not-an-answer' })
  })
})

/** A text is written whole: its questions can't be told one by one. */
const UNTOLD = ['short_article']

describe.each(scored)('an answer to $id in words', (type) => {
  const content = contentOf(type)
  const questions = answeredIn(type, content, type.solution(content))
  it('is right in every question where it is the solution', () => {
    expect(questions.length > 0).toBe(!UNTOLD.includes(type.id))
    for (const { asked, right, isRight } of questions) {
      expect(isRight).toBe(true)
      expect(right.length).toBeGreaterThan(0)
      for (const face of [asked, ...right])
        expect(face.text ?? face.alt ?? face.image?.url ?? face.sound?.url).toBeTruthy()
    }
  })
  it('is in words what it is in points, where options lie in a place that is not there as well', () => {
    const solution = type.solution(content)
    const ids = Object.values(Object(solution)).flat()
    // The words of a game and the pieces of a sentence have no places.
    if (Array.isArray(solution) || !ids.every((id) => typeof id === 'number')) return
    const answer = { ...Object(solution), nowhere: ids }
    const score = scoreAnswer(type, content, answer)
    if (score.kind !== 'points') return
    const own = answeredIn(type, content, answer)
    expect(own.every(({ isRight }) => isRight)).toBe(score.earned === score.total)
  })
  it('is all right only where it earns every point, whatever was given, and nothing throws', () => {
    const ids = Object.values(Object(type.solution(content))).flat()
    const areas = Object.keys(Object(type.solution(content)))
    const placed = fc.dictionary(fc.constantFrom(...areas, '0'), fc.subarray([...new Set(ids)]))
    fc.assert(
      fc.property(fc.oneof(fc.anything(), hostile, placed), (answer) => {
        const own = answeredIn(type, content, answer)
        expect(type.answered(content, answer)).toBeInstanceOf(Array)
        const score = scoreAnswer(type, content, answer)
        if (own.length > 0 && own.every(({ isRight }) => isRight))
          expect(score).toMatchObject(score.kind === 'points' ? { earned: score.total } : { kind: 'none' })
      }),
    )
  })
})
