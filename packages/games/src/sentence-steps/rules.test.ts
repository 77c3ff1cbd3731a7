import { describe, expect, it } from 'vitest'
import type { StepsLog } from './content.ts'
import game from './game.ts'
import { poolOf, type StepsDeal } from './rules.ts'
import sample from './sample.json' with { type: 'json' }

const content = game.content.parse(sample)
const replay = (own: StepsDeal, answers: StepsLog['answers']) => game.replay(content, own, { answers })
const SEED = '00112233445566778899aabbccddeeff'
const deal = game.deal(content, SEED)
const questionOf = (no: number) => {
  const question = content.questions.find((own) => own.no === no)
  if (!question) throw new Error(`no question ${no}`)
  return question
}

/** Every sentence as it should be, card by card after `pause` milliseconds. */
function play(own = deal, pause = (step: number) => 700 + step * 400) {
  let now = 0
  return own.map(({ no, pool }) => {
    const cards = poolOf(questionOf(no), pool)
    let at = now + 2000
    const placed = cards.map((_, step): [number, number] => {
      at += pause(step)
      return [cards.indexOf(step), at]
    })
    now = at + 1500
    return { no, placed, at: at + 500 }
  })
}

describe('game 2', () => {
  it('deals ten sentences, no pool of which reads like its sentence', () => {
    expect(new Set(deal.map(({ no }) => no)).size).toBe(10)
    expect(game.deal(content, SEED, 4)).toHaveLength(4)
    for (let round = 0; round < 200; round += 1) {
      for (const { no, pool } of game.deal(content, round.toString(16).padStart(2, '0').repeat(16))) {
        const { pieces, answer } = questionOf(no)
        const cards = poolOf(questionOf(no), pool)
        expect(cards.toSorted()).toEqual([...pieces.keys()])
        expect(cards.map((card) => pieces[card]).join('')).not.toBe(answer.replaceAll(/[，。]/g, ''))
      }
    }
  })

  it('gives for each right sentence as many points as there are questions', () => {
    expect(replay(deal, play())).toMatchObject({
      ok: true,
      score: 100,
      finished: true,
      suspicious: false,
    })
    const short = game.deal(content, SEED, 4)
    expect(replay(short, play(short)).score).toBe(16)
    const [first, ...rest] = play()
    if (!first) throw new Error('no question')
    const wrong = { ...first, placed: first.placed.map(([, at], step): [number, number] => [step, at]) }
    const verdict = replay(deal, [wrong, ...rest])
    expect(verdict.score).toBe(90)
    expect(verdict.answers[0]?.right).toBe(false)
    expect(verdict.answers[0]?.steps).toContain(false)
  })

  it('names the cards as the specification does, as they lie in the pool', () => {
    const own = [{ no: 1, pool: [2, 0, 3, 1] }]
    const cards = poolOf(questionOf(1), [2, 0, 3, 1]).map((card) => questionOf(1).pieces[card])
    expect(game.questions?.(content, own)).toEqual([
      {
        id: 1,
        no: 1,
        question: cards.join('@'),
        answer: '𠊎愛去讀書。',
        audio: 'audio/d1/ngai-oi-hi-tug-su.mp3',
      },
    ])
  })

  it('takes either of two cards that read alike', () => {
    // 𠊎來讀，你來聽。 has 來 twice.
    const own = [{ no: 10, pool: [0, 1, 2, 3, 4, 5] }]
    const cards = poolOf(questionOf(10), [0, 1, 2, 3, 4, 5])
    const order = [0, 4, 2, 3, 1, 5].map((card) => cards.indexOf(card))
    const log = [
      { no: 10, placed: order.map((place, step): [number, number] => [place, step * 500]), at: 4000 },
    ]
    expect(replay(own, log)).toMatchObject({ score: 1, answers: [{ right: true }] })
  })

  it('does not score what was not dealt, not laid whole or laid too quickly', () => {
    const log = play()
    const [first, second] = log
    if (!first || !second) throw new Error('no questions')
    const fault = (own: StepsLog['answers']) => replay(deal, own).fault
    expect(fault([...log, first])).toBe('question not dealt')
    expect(fault([second])).toBe('another question')
    expect(fault([{ ...first, placed: first.placed.slice(1) }])).toBe('not every card on a step')
    expect(fault([{ ...first, at: 100 }])).toBe('laid at another time')
    const count = first.placed.length
    const quick = { ...first, placed: first.placed.map(([place]): [number, number] => [place, 0]) }
    expect(fault([{ ...quick, at: count * 150 - 1 }])).toBe('quicker than hands')
    expect(fault([{ ...quick, at: count * 150 }])).toBeNull()
    // The verdict of the first stands for a second before the next sentence is there.
    const next = first.at + 1000
    const soon = (at: number) => ({
      ...second,
      placed: second.placed.map(([place]): [number, number] => [place, at]),
      at: at + second.placed.length * 150,
    })
    expect(fault([first, soon(next - 1)])).toBe('laid at another time')
    expect(fault([first, { ...soon(next), at: soon(next).at - 1 }])).toBe('quicker than hands')
    expect(fault([first, soon(next)])).toBeNull()
    expect(replay(deal, log.slice(0, 5))).toMatchObject({ finished: false, score: 50 })
  })

  it('has cards looked at that were laid with one beat, and a play that left no time to listen', () => {
    expect(
      replay(
        deal,
        play(deal, () => 900),
      ).suspicious,
    ).toBe(true)
    // Nobody has heard a sentence and laid it within a second.
    let now = 0
    const hasty = play().map(({ no, placed }) => {
      const at = now + 1000 + placed.length * 10
      now = at + 1000
      return {
        no,
        placed: placed.map(([place], step): [number, number] => [place, at - 900 + step * step * 10]),
        at,
      }
    })
    expect(replay(deal, hasty)).toMatchObject({ ok: true, score: 100, suspicious: true })
  })

  it('refuses a set whose cards do not make the sentence', () => {
    const question = questionOf(1)
    const set = (change: object) =>
      game.content.safeParse({ ...content, questions: [{ ...question, ...change }] }).success
    expect(set({})).toBe(true)
    expect(
      set({ pieces: question.pieces.toReversed(), piece_pinyin: question.piece_pinyin.toReversed() }),
    ).toBe(false)
    expect(set({ piece_pinyin: question.piece_pinyin.slice(1) })).toBe(false)
    expect(set({ pinyin: 'ngai11' })).toBe(false)
    expect(game.content.safeParse({ ...content, questions: [question, question] }).success).toBe(false)
  })
})
