import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dealQuiz, isAsked, type QuizAction, type QuizState, quizReducer } from './quiz.ts'
import { someWords } from './some-words.ts'

const WORDS = someWords(12)
const start = dealQuiz(WORDS, 7)
/** What a learner does: a pick gets its verdict. */
type Deed = { type: 'pick'; no: number } | { type: 'next' }
const follow = (state: QuizState, deed: Deed) => {
  const action: QuizAction = deed.type === 'pick' ? { ...deed, right: isAsked(state, deed.no) } : deed
  return quizReducer(state, action)
}
const play = (...deeds: Deed[]) => deeds.reduce(follow, start)
const [question] = start.questions
const asked = question?.asked ?? -1
const [wrong = -1, other = -1] = question?.options.filter((no) => no !== asked) ?? []
const pick = (no: number): Deed => ({ type: 'pick', no })

describe('what is dealt', () => {
  it('is at most ten questions, each another word among three others', () => {
    expect(start.questions).toHaveLength(10)
    expect(new Set(start.questions.map((own) => own.asked)).size).toBe(10)
    for (const { asked: own, options } of start.questions) {
      expect(new Set(options).size).toBe(4)
      expect(options).toContain(own)
    }
  })
  it('is the same for the same seed, and another for another', () => {
    expect(dealQuiz(WORDS, 7)).toEqual(start)
    expect(dealQuiz(WORDS, 8)).not.toEqual(start)
  })
})

describe('a question', () => {
  it('is solved by the right word and then goes on', () => {
    const solved = play(pick(asked))
    expect(solved).toMatchObject({ solved: true, at: 0, first: [{ asked, picked: asked }] })
    expect(quizReducer(solved, { type: 'next' })).toMatchObject({ solved: false, at: 1, wrong: [] })
  })
  it('remembers the first pick only, and marks each wrong one', () => {
    const state = play(pick(wrong), pick(wrong), pick(other), pick(asked))
    expect(state).toMatchObject({ solved: true, wrong: [wrong, other], first: [{ asked, picked: wrong }] })
  })
  it('does not go on before it is solved, and takes no other pick afterwards', () => {
    expect(play({ type: 'next' })).toBe(start)
    expect(play(pick(asked), pick(wrong))).toMatchObject({ wrong: [] })
  })
})

it('comes to its end with one first pick for each question, whatever is picked', () => {
  const action = fc.oneof(
    fc.record({ type: fc.constant('pick' as const), no: fc.integer({ min: -1, max: 12 }) }),
    fc.constant<Deed>({ type: 'next' }),
  )
  fc.assert(
    fc.property(fc.array(action, { maxLength: 80 }), (actions) => {
      let state = play(...actions)
      for (let turn = 0; turn < 20; turn++) {
        state = follow(state, pick(state.questions[state.at]?.asked ?? -1))
        state = quizReducer(state, { type: 'next' })
      }
      expect(state.at).toBe(state.questions.length)
      expect(state.first.map((own) => own.asked)).toEqual(state.questions.map((own) => own.asked))
    }),
  )
})
