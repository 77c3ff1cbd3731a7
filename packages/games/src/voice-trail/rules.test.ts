import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { content as schema, type VoiceLog } from './content.ts'
import game from './game.ts'
import { deal, replay, shown } from './rules.ts'
import sample from './sample.json' with { type: 'json' }

const content = schema.parse(sample)
const SEED = '00112233445566778899aabbccddeeff'
const seeds = fc
  .array(fc.integer({ min: 0, max: 15 }), { minLength: 32, maxLength: 32 })
  .map((digits) => digits.map((digit) => digit.toString(16)).join(''))

/** A play of whoever takes `wrong` cards that are not the answer, with so much time for each. */
function play(
  seed: string,
  wrong = 0,
  pause: (index: number) => number = (index) => 2000 + ((index * 7) % 10) * 400,
) {
  const dealt = deal(content, seed)
  const log: VoiceLog = {}
  let at = 0
  for (const [index, { no, cards }] of dealt.entries()) {
    at += pause(index) + (index > 0 ? 1000 : 0)
    const answer = cards.indexOf(content.questions.find((one) => one.no === no)?.answer ?? -1)
    log[index + 1] = { no, selected: index < wrong ? (answer + 1) % 4 : answer, at }
  }
  return { dealt, log }
}

describe('game 1', () => {
  it('deals ten different questions with their cards in an order of the seed', () => {
    const dealt = deal(content, SEED)
    expect(new Set(dealt.map(({ no }) => no)).size).toBe(10)
    expect(deal(content, SEED)).toEqual(dealt)
    expect(deal(content, `${SEED.slice(0, -1)}0`)).not.toEqual(dealt)
    for (const { cards } of dealt) expect(cards.toSorted()).toEqual([0, 1, 2, 3])
    expect(deal(content, SEED, 5)).toHaveLength(5)
  })

  it('gives ten points for each right card, by its place on the table', () => {
    fc.assert(
      fc.property(seeds, fc.nat(10), (seed, wrong) => {
        const { dealt, log } = play(seed, wrong)
        const verdict = replay(content, dealt, log)
        expect(verdict).toMatchObject({
          ok: true,
          finished: true,
          score: (10 - wrong) * 10,
          suspicious: false,
        })
        expect(replay(shown(content, dealt), dealt, log)).toEqual(verdict)
      }),
    )
  })

  it('believes nothing that was not dealt, and nobody who is quicker than the verdicts', () => {
    const { dealt, log } = play(SEED)
    expect(replay(content, dealt, { ...log, 11: { no: 1, selected: 0 } }).ok).toBe(false)
    expect(replay(content, dealt, { ...log, 1: { no: dealt[1]?.no ?? 0, selected: 0 } }).ok).toBe(false)
    expect(replay(content, dealt, play(SEED, 0, () => 299).log)).toMatchObject({ ok: false, score: 0 })
    expect(replay(content, dealt, { 1: { no: dealt[0]?.no ?? 0, selected: 0 } }).finished).toBe(false)
    expect(replay(content, dealt, {}).leastTime).toBe(9 * 1000 + 10 * 300)
  })

  it('sees a machine by its even pace, and a quick one by its time', () => {
    const machine = play(SEED, 0, () => 2500)
    expect(replay(content, machine.dealt, machine.log).suspicious).toBe(true)
    const quick = play(SEED, 0, (index) => 400 + index * 40)
    const verdict = replay(content, quick.dealt, quick.log)
    expect(verdict.leastTime).toBeLessThan(verdict.fairTime)
  })

  it('judges any log and any deal without a throw', () => {
    fc.assert(
      fc.property(
        fc.dictionary(
          fc.integer({ min: 1, max: 120 }).map(String),
          fc.record({ no: fc.integer(), selected: fc.integer({ min: 0, max: 3 }), at: fc.nat(7_200_000) }),
        ),
        fc.array(fc.record({ no: fc.nat(20), cards: fc.array(fc.nat(3), { minLength: 4, maxLength: 4 }) })),
        (log, dealt) => {
          const { ok, score } = replay(content, dealt, log)
          expect(ok ? score <= dealt.length * 10 : score === 0).toBe(true)
        },
      ),
    )
  })

  it('refuses a set whose sounds do not make the answer, or make two', () => {
    const [question] = structuredClone(content.questions)
    if (!question) throw new Error('no question')
    const wrong = { ...question, answer: (question.answer + 1) % 4 }
    expect(game.content.safeParse({ ...content, questions: [wrong] }).success).toBe(false)
    expect(game.content.safeParse({ ...content, questions: [question, question] }).success).toBe(false)
  })
})
