import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { recoverSentenceContent } from './module.ts'
import sample from './sample.json' with { type: 'json' }
import { scoreRecoverSentence } from './score.ts'
import { isRecovered, type Recovery, recoveryReducer, startRecovery } from './sentences.ts'

const content = recoverSentenceContent.parse(sample)
/** Ids: 0 1 2, 3 4 5, 6 7 8; 1 and 6 say the same. */
const segments = content.sentences.map((own) => own.sentence_segments.map(({ text }) => text))
const pick = (state: Recovery, ...ids: number[]) =>
  ids.reduce((now, id) => recoveryReducer(now, { type: 'pick', id }), state)
const start = startRecovery(segments, 3)

describe('putting sentences together', () => {
  it('lays the segments of all sentences out in another order', () => {
    expect([...start.order].sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8])
    expect(start.order).not.toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8])
  })
  it('completes a sentence whose segments are picked in order, and hides them', () => {
    const state = pick(start, 3, 4, 5)
    expect(state).toMatchObject({ completed: [1], used: [3, 4, 5], picked: [], faults: { 1: 0 } })
  })
  it('fails at a segment out of order, at one of another sentence, and at a middle one first', () => {
    for (const ids of [[3, 5], [3, 1], [4]]) expect(pick(start, ...ids).failed).toBe(ids.at(-1))
  })
  it('takes no pick while a wrong one shows, and begins the selection anew afterwards', () => {
    const failed = pick(start, 3, 5)
    expect(pick(failed, 4)).toBe(failed)
    expect(recoveryReducer(failed, { type: 'settle' })).toMatchObject({ picked: [], failed: null, wrong: 1 })
  })
  it('takes segments that say the same for each other', () => {
    const state = pick(start, 0, 6, 2, 1, 7, 8)
    expect(state.completed).toEqual([0, 2])
  })
  it('gives back a picked segment that is picked again, with those after it', () => {
    expect(pick(start, 0, 1, 0).picked).toEqual([])
  })
  it('reshuffles on retry', () => {
    const again = recoveryReducer(pick(start, 3, 4, 5), { type: 'again', seed: 9 })
    expect(again).toEqual(startRecovery(segments, 9))
    expect(again.order).not.toEqual(start.order)
  })
  it('can always be finished, whatever was picked before', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -1, max: 9 }), { maxLength: 40 }), (ids) => {
        let state = ids.reduce((now, id) => recoveryReducer(pick(now, id), { type: 'settle' }), start)
        const texts = segments.flat()
        for (const [index, own] of segments.entries()) {
          if (state.completed.includes(index)) continue
          for (const id of state.picked.slice(0, 1)) state = pick(state, id)
          for (const text of own) {
            const free = state.order.find(
              (id) => texts[id] === text && !state.used.includes(id) && !state.picked.includes(id),
            )
            state = pick(state, free ?? -1)
          }
        }
        expect(isRecovered(state)).toBe(true)
      }),
    )
  })
})

describe('the score of recovered sentences', () => {
  it('counts the sentences put together without a wrong pick', () => {
    expect(scoreRecoverSentence(content, { 0: 0, 1: 2, 2: 0 })).toEqual({
      kind: 'points',
      earned: 2,
      total: 3,
    })
    expect(scoreRecoverSentence(content, { 7: 0 })).toMatchObject({ reason: 'unknown-option' })
  })
  it('never throws, whatever it is given', () => {
    fc.assert(
      fc.property(fc.anything(), (answer) => {
        const score = scoreRecoverSentence(content, answer)
        expect(score.kind === 'invalid' || score.earned <= score.total).toBe(true)
      }),
    )
  })
})
