import { describe, expect, it } from 'vitest'
import type { SongLog } from './content.ts'
import game from './game.ts'
import { isSameAnswer, isWholeAnswer } from './modes.ts'
import { optionsOf, tierOf } from './rules.ts'
import sample from './sample.json' with { type: 'json' }

const content = game.content.parse(sample)
const SEED = '00112233445566778899aabbccddeeff'
const deal = game.deal(content, SEED)
const questions = content.groups.flatMap((group) => group.questions)

/** Every answer right, after a hint where `hinted` says so. */
function play(hinted: readonly number[] = []): SongLog {
  let now = 0
  const answers = deal.groups.flatMap((group) =>
    group.questions.map(({ no, places }, index) => {
      const question = questions.find((own) => own.no === no)
      const options = question ? optionsOf(question, places) : []
      now += 3000 + index * 1700
      return {
        no,
        given: question?.answer.map((own) => options.indexOf(own)) ?? [],
        hinted: hinted.includes(no),
        at: now,
      }
    }),
  )
  return { answers, end: now }
}
const first = (change: object): SongLog => {
  const { answers, end } = play()
  return { answers: answers.map((own, index) => (index === 0 ? { ...own, ...change } : own)), end }
}
const fault = (log: SongLog) => game.replay(content, deal, log).fault

describe('game 5', () => {
  it('deals every group in an order of chance, the common one last', () => {
    const orders = new Set<string>()
    for (let round = 0; round < 60; round += 1) {
      const numbers = game
        .deal(content, round.toString(16).padStart(2, '0').repeat(16))
        .groups.map(({ no }) => no)
      expect(numbers.at(-1)).toBe(4)
      orders.add(numbers.join())
    }
    expect(orders.size).toBe(6)
  })

  it('sends out no answer, in whatever order the author wrote it', () => {
    const shown = game.shown?.(content, deal)
    const turned = content.groups.map((group) => ({
      ...group,
      questions: group.questions.map((own) =>
        own.mode === 7
          ? own
          : {
              ...own,
              option: own.option.toReversed(),
              answer: own.answer.map((place) => own.option.length - 1 - place),
            },
      ),
    }))
    const swapped = game.content.parse({ ...content, groups: turned })
    expect(swapped).not.toEqual(content)
    expect(game.shown?.(swapped, deal)).toEqual(shown)
    expect(game.deal(swapped, SEED)).toEqual(deal)
    expect(shown?.groups.flatMap((group) => group.questions.flatMap(({ answer }) => answer))).toEqual([])
    const named = game.questions?.(content, deal)
    expect(named).toEqual(shown && game.questions?.(shown, deal))
    expect(named).toHaveLength(questions.length)
    for (const { places, no } of deal.groups.flatMap((group) => group.questions)) {
      const own = questions.find((question) => question.no === no)
      const seen = shown?.groups.flatMap((group) => group.questions).find((question) => question.no === no)
      if (!own || !seen) throw new Error(`no question ${no}`)
      expect(optionsOf(seen, places).map((place) => seen.option[place])).toEqual(
        optionsOf(own, places).map((place) => own.option[place]),
      )
    }
  })

  it('gives five points for a whole answer, two for one after the hint of its group', () => {
    expect(game.replay(content, deal, play())).toMatchObject({
      ok: true,
      finished: true,
      score: 12 * 5,
      suspicious: false,
    })
    expect(game.replay(content, deal, play([1, 4])).score).toBe(10 * 5 + 2 * 2)
    expect(fault(play([1, 2]))).toBe('second hint of a group')
  })

  it('asks for the order where order is asked, and for the set where it is not', () => {
    const choice = { multiple_answer: true, option: [0, 1, 2, 3] }
    expect(isSameAnswer({ ...choice, mode: 4 }, [1, 0], [0, 1])).toBe(true)
    expect(isSameAnswer({ ...choice, mode: 4 }, [0], [0, 1])).toBe(false)
    expect(isSameAnswer({ ...choice, mode: 5 }, [1, 0, 2], [0, 1, 2])).toBe(false)
    expect(isSameAnswer({ ...choice, mode: 7 }, [3, 2], [2, 3])).toBe(false)
  })

  it('takes an answer only when it is whole', () => {
    const option = [0, 1, 2, 3, 4, 5]
    const one = { mode: 1 as const, multiple_answer: false, option }
    expect([[], [0], [0, 1], [6]].map((given) => isWholeAnswer(one, given))).toEqual([
      false,
      true,
      false,
      false,
    ])
    const many = { ...one, multiple_answer: true }
    expect([[], [0, 1, 2], [0, 0]].map((given) => isWholeAnswer(many, given))).toEqual([false, true, false])
    const lines = { ...one, mode: 7 as const }
    expect(
      [
        [3, 4, 5],
        [3, 4],
        [0, 4, 5],
        [3, 3, 4],
      ].map((given) => isWholeAnswer(lines, given)),
    ).toEqual([true, false, false, false])
    expect(isWholeAnswer({ ...one, mode: 6 }, [5, 4, 3, 2, 1])).toBe(true)
    expect(isWholeAnswer({ ...one, mode: 5 }, [5, 4, 3, 2])).toBe(false)
  })

  it('does not score what was not dealt, too quick or sent after half an hour', () => {
    const { answers, end } = play()
    expect(fault({ answers: answers.toReversed(), end })).toBe('another question')
    expect(fault({ answers: [...answers, ...answers.slice(0, 1)], end })).toBe('question not dealt')
    expect(fault(first({ given: [] }))).toBe('not a whole answer')
    expect(fault(first({ at: 299 }))).toBe('quicker than hands')
    expect(fault(first({ at: 300 }))).toBeNull()
    expect(fault({ answers, end: end - 1 })).toBe('after the end')
    expect(fault({ answers, end: 1_800_001 })).toBe('after the end')
    // Gone back to, and changed after the second.
    expect(fault(first({ at: (answers[1]?.at ?? 0) + 800 }))).toBeNull()
    expect(game.replay(content, deal, { answers: answers.slice(1, 1), end })).toMatchObject({
      ok: true,
      finished: false,
    })
  })

  it('knows the tier of a rank: the first ten, then by their share of all players', () => {
    expect([1, 10, 11, 59, 60, 199, 200, 499, 500, 799, 800, 1000].map((rank) => tierOf(rank, 1000))).toEqual(
      [0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5],
    )
    expect(tierOf(11, 100)).toBe(2)
  })

  it('refuses questions that their mode does not allow', () => {
    const set = (mode: number, change: object) => {
      const groups = content.groups.map((group) => ({
        ...group,
        questions: group.questions.map((own) => (own.mode === mode ? { ...own, ...change } : own)),
      }))
      return game.content.safeParse({ ...content, groups }).success
    }
    expect(set(1, {})).toBe(true)
    expect(set(1, { answer: [0, 1] })).toBe(false)
    expect(set(2, { title_image: undefined })).toBe(false)
    expect(set(4, { answer: [7] })).toBe(false)
    expect(set(5, { answer: [0, 1] })).toBe(false)
    expect(set(6, { multiple_answer: true })).toBe(false)
    expect(set(7, { answer: [0, 1, 2] })).toBe(false)
    const groups = content.groups.map((group) => ({ ...group, common: false }))
    expect(game.content.safeParse({ ...content, groups }).success).toBe(false)
  })
})
