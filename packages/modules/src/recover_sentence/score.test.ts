import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { recoverSentenceAnswer, recoverSentenceContent } from './content.ts'
import { followed } from './picks.ts'
import {
  canPick,
  missesOf,
  nextPiece,
  printsLeft,
  type Recovery,
  recoveryReducer,
  startRecovery,
  usedIn,
} from './recovery.ts'
import sample from './sample.json' with { type: 'json' }
import { markRecoverSentence, scoreRecoverSentence } from './score.ts'

const content = recoverSentenceContent.parse(sample)
/** Ids: 0 1 2, 3 4 5, 6 7 8; 1 and 6 say the same. */
const segments = content.sentences.map((own) => own.sentence_segments.map(({ text }) => text))
const ids = segments.flat().map((_, id) => id)
const start = startRecovery(ids, 3)

/** What a learner does: a piece of the line is taken back, any other gets its verdict at once. */
const pick = (state: Recovery, ...picks: number[]) =>
  picks.reduce(
    (now, id) =>
      canPick(now, id)
        ? recoveryReducer(now, {
            type: 'judged',
            id,
            verdict: markRecoverSentence(content, [...now.picks, id]),
          })
        : recoveryReducer(now, { type: 'back', id }),
    state,
  )

describe('putting sentences together', () => {
  it('lays the segments of all sentences out in another order', () => {
    expect([...start.order].sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8])
    expect(start.order).not.toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8])
  })
  it('completes a sentence whose segments are picked in order, and hides them', () => {
    const state = pick(start, 3, 4, 5)
    expect(state).toMatchObject({ completed: [{ sentence: 1, pieces: [3, 4, 5] }], line: [] })
    expect(usedIn(state)).toEqual([3, 4, 5])
  })
  it('fails at a segment out of order, at one of another sentence, and at a middle one first', () => {
    for (const ids of [[3, 5], [3, 1], [4]]) expect(pick(start, ...ids).failed).toBe(ids.at(-1))
  })
  it('takes no pick while a wrong one shows, and begins the selection anew afterwards', () => {
    const failed = pick(start, 3, 5)
    expect(pick(failed, 4)).toBe(failed)
    expect(recoveryReducer(failed, { type: 'settle' })).toMatchObject({
      line: [],
      failed: null,
      told: { id: 5, after: 3 },
    })
  })
  it('takes segments that say the same for each other', () => {
    const state = pick(start, 0, 6, 2, 1, 7, 8)
    expect(state.completed.map(({ sentence }) => sentence)).toEqual([0, 2])
  })
  it('gives back a picked segment that is picked again, with those after it', () => {
    expect(pick(start, 0, 1, 0)).toMatchObject({ line: [], picks: [] })
  })
  it('reshuffles on retry', () => {
    const again = recoveryReducer(pick(start, 3, 4, 5), { type: 'again', seed: 9 })
    expect(again).toEqual(startRecovery(ids, 9))
    expect(again.order).not.toEqual(start.order)
  })
  it('can always be finished, whatever was picked before', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -1, max: 9 }), { maxLength: 40 }), (picks) => {
        let state = picks.reduce((now, id) => recoveryReducer(pick(now, id), { type: 'settle' }), start)
        const texts = segments.flat()
        for (const [index, own] of segments.entries()) {
          if (state.completed.some(({ sentence }) => sentence === index)) continue
          for (const id of state.line.slice(0, 1)) state = pick(state, id)
          for (const text of own) {
            const free = state.order.find(
              (id) => texts[id] === text && !usedIn(state).includes(id) && !state.line.includes(id),
            )
            state = pick(state, free ?? -1)
          }
        }
        expect(state.done).toBe(true)
        expect(recoverSentenceAnswer.parse(state.picks)).toEqual(state.picks)
        expect(scoreRecoverSentence(content, state.picks)).toEqual(state.score)
      }),
    )
  })
})

describe('the score of recovered sentences', () => {
  const two = { kind: 'points', earned: 2, total: 3 }

  it('counts the sentences put together without a wrong pick', () => {
    expect(scoreRecoverSentence(content, [0, 1, 2, 3, 5, 3, 4, 5, 6, 7, 8])).toEqual(two)
    expect(scoreRecoverSentence(content, [0, 1, 2])).toMatchObject({ earned: 1 })
    for (const picks of [
      [7, 99],
      [0, 0],
      [0, 1, 2, 2],
    ])
      expect(scoreRecoverSentence(content, picks)).toMatchObject({ reason: 'unknown-option' })
  })
  it('counts a wrong pick for the sentence that it was made in, whichever is whole first', () => {
    const picks = [0, 5, 3, 4, 5, 0, 1, 2, 6, 7, 8]
    expect(scoreRecoverSentence(content, picks)).toEqual(two)
    expect(followed(segments, picks)?.faults).toEqual({ 0: 1, 1: 0, 2: 0 })
    const state = pick(recoveryReducer(pick(start, 0, 5), { type: 'settle' }), 3, 4, 5, 0, 1, 2)
    expect(state.completed.map(({ sentence, misses }) => [sentence, misses])).toEqual([
      [1, 0],
      [0, 1],
    ])
  })
  it('helps on by the misses of the sentence that is under way', () => {
    const settled = (state: Recovery) => recoveryReducer(state, { type: 'settle' })
    const twice = settled(pick(settled(pick(start, 0, 5)), 0, 5))
    expect(missesOf(twice)).toBe(2)
    expect(missesOf(pick(twice, 3))).toBe(0)
    expect(missesOf(pick(twice, 0))).toBe(2)
  })
  it('still reads the wrong picks that older attempts counted themselves', () => {
    expect(scoreRecoverSentence(content, { 0: 0, 1: 2, 2: 0 })).toEqual(two)
    expect(scoreRecoverSentence(content, { 7: 0 })).toMatchObject({ reason: 'unknown-option' })
  })
  it('is not changed by failing more than once at a sentence, and the picks stay few', () => {
    let state = start
    for (let time = 0; time < 1000; time++) state = recoveryReducer(pick(state, 0, 5), { type: 'settle' })
    state = pick(state, 0, 1, 2, 3, 4, 5, 6, 7, 8)
    expect(state.picks).toEqual([0, 5, 0, 1, 2, 3, 4, 5, 6, 7, 8])
    expect(state.score).toEqual(two)
  })
  it('never throws, whatever it is given', () => {
    fc.assert(
      fc.property(fc.anything(), (answer) => {
        const score = scoreRecoverSentence(content, answer)
        expect(score.kind !== 'points' || score.earned <= score.total).toBe(true)
      }),
    )
  })
})

describe('what helps on', () => {
  const begun: Recovery = { ...startRecovery([0, 1, 2, 3, 4, 5], 3), prints: [0, 1], misses: { 0: 3 } }
  const lengths = [3, 3]
  const both = [0, 1]
  it('is the line that was right, as long as it is laid again', () => {
    expect(printsLeft(begun)).toEqual([0, 1])
    expect(printsLeft({ ...begun, line: [0] })).toEqual([1])
    expect(printsLeft({ ...begun, line: [3] })).toEqual([])
  })
  it('is the next piece of the sentence that is begun, else of the first that is open', () => {
    expect(nextPiece({ ...begun, prints: [] }, lengths, both)).toBe(0)
    expect(nextPiece({ ...begun, line: [0] }, lengths, both)).toBe(1)
    expect(nextPiece({ ...begun, line: [3, 4] }, lengths, both)).toBe(5)
    expect(
      nextPiece(
        { ...begun, prints: [], completed: [{ sentence: 0, pieces: [0, 1, 2], misses: 0 }] },
        lengths,
        both,
      ),
    ).toBe(3)
    expect(nextPiece({ ...begun, line: [4] }, lengths, both)).toBeUndefined()
  })
})
