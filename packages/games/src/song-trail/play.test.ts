import { describe, expect, it } from 'vitest'
import game from './game.ts'
import {
  begun,
  givenOf,
  isHinted,
  isRight,
  isWhole,
  logOf,
  type Move,
  moved,
  type Play,
  stepsOf,
} from './play.ts'
import sample from './sample.json' with { type: 'json' }
import { standing } from './tiers.ts'

const content = game.content.parse(sample)
const deal = game.deal(content, '00112233445566778899aabbccddeeff')
/** What a browser has: no answer among it. */
const shown = game.shown?.(content, deal) ?? content
const steps = stepsOf(shown, deal)
const told = stepsOf(content, deal)

/** By place on the screen. */
const answerAt = (at: number): number[] => {
  const { question, order } = told[at] ?? {}
  return question?.answer.map((place) => order?.indexOf(place) ?? -1) ?? []
}

/** The presses of a hand that gives the answer of a question. */
function movesFor(at: number, answer: readonly number[]): Move[] {
  const mode = steps[at]?.question.mode ?? 1
  return answer.flatMap((place, slot): Move[] => {
    if (mode === 7)
      return [
        { kind: 'press', place: slot },
        { kind: 'press', place },
      ]
    if (mode >= 5)
      return [
        { kind: 'press', place },
        { kind: 'slot', slot },
      ]
    return [{ kind: 'press', place }]
  })
}
const run = (play: Play, moves: readonly Move[]) => moves.reduce((own, move) => moved(steps, own, move), play)
/** The first question of a mode, asked. */
function askedFor(mode: number): Play {
  return { ...begun(steps), at: steps.findIndex(({ question }) => question.mode === mode) }
}
const slotsAt = (play: Play) => play.answers[play.at]?.slots

describe('a play of game 5', () => {
  it('gives a log that the rules count as it was played', () => {
    let play = begun(steps)
    let score = 0
    const hintedGroups = new Set<number>()
    for (const [at, { group }] of steps.entries()) {
      const wrong = at === 1
      const answer = answerAt(at)
      const mode = steps[at]?.question.mode ?? 1
      const given = wrong ? (mode < 5 ? [((answer[0] ?? 0) + 1) % 4] : answer.toReversed()) : answer
      const hints = at % 3 === 0 && !hintedGroups.has(group)
      if (hints) {
        hintedGroups.add(group)
        play = moved(steps, play, { kind: 'hint' })
      }
      expect(isWhole(steps, play)).toBe(false)
      play = run(play, movesFor(at, given))
      expect(isWhole(steps, play)).toBe(true)
      play = moved(steps, play, { kind: 'go', by: 1, now: 4000 + at * 6000 + (at % 3) * 700 })
      score += wrong ? 0 : hints ? 2 : 5
    }
    expect(play.at).toBe(steps.length)
    const end = 4000 + steps.length * 6000
    const log = game.log.parse(logOf(steps, play, end))
    expect(game.replay(content, deal, log)).toMatchObject({ ok: true, finished: true, score, leastTime: end })
  })

  it('asks in the order that was dealt, and holds no answer of its own', () => {
    expect(steps.map(({ question }) => question.no)).toEqual(
      deal.groups.flatMap((group) => group.questions.map(({ no }) => no)),
    )
    expect(steps.flatMap(({ question }) => question.answer)).toEqual([])
    expect(steps.map(({ options }) => options)).toEqual(told.map(({ options }) => options))
    expect(told.every((step, at) => isRight(step, answerAt(at)))).toBe(true)
  })

  it('takes one, several, and gives back what is pressed again', () => {
    const one = run(askedFor(1), [
      { kind: 'press', place: 2 },
      { kind: 'press', place: 1 },
    ])
    expect(slotsAt(one)).toEqual([1])
    expect(slotsAt(moved(steps, one, { kind: 'press', place: 1 }))).toEqual([])
    const many = steps.findIndex(({ question }) => question.multiple_answer)
    const several = run({ ...begun(steps), at: many }, [
      { kind: 'press', place: 2 },
      { kind: 'press', place: 1 },
    ])
    expect(slotsAt(several)).toEqual([2, 1])
  })

  it('lays into slots: what lay there goes where it came from', () => {
    const laid = run(askedFor(5), [
      { kind: 'press', place: 0 },
      { kind: 'slot', slot: 1 },
      { kind: 'put', place: 2, slot: 0 },
    ])
    expect(slotsAt(laid)).toEqual([2, 0, null])
    expect(slotsAt(moved(steps, laid, { kind: 'put', place: 2, slot: 1 }))).toEqual([0, 2, null])
    expect(slotsAt(moved(steps, laid, { kind: 'take', place: 0 }))).toEqual([2, null, null])
    expect(slotsAt(moved(steps, laid, { kind: 'press', place: 0 }))).toEqual([2, null, null])
    expect(moved(steps, laid, { kind: 'put', place: 1, slot: 7 })).toBe(laid)
  })

  it('joins opposite sides alone; a new line takes the place of both old ones', () => {
    const half = (steps[askedFor(7).at]?.options.length ?? 0) / 2
    const joined = run(askedFor(7), [
      { kind: 'press', place: 0 },
      { kind: 'press', place: 1 },
      { kind: 'press', place: half },
      { kind: 'press', place: half + 1 },
      { kind: 'press', place: 0 },
    ])
    expect(slotsAt(joined)?.slice(0, 2)).toEqual([half + 1, half])
    const anew = moved(steps, joined, { kind: 'put', slot: 0, place: half })
    expect(slotsAt(anew)?.slice(0, 2)).toEqual([half, null])
    expect(givenOf(anew.answers[anew.at] ?? { slots: [] })).toEqual([half])
    expect(slotsAt(moved(steps, anew, { kind: 'press', place: half }))?.slice(0, 2)).toEqual([null, null])
  })

  it('goes on with a whole answer only, never quicker than hands, and back', () => {
    const start = begun(steps)
    expect(moved(steps, start, { kind: 'go', by: 1, now: 9000 })).toBe(start)
    expect(moved(steps, start, { kind: 'go', by: -1, now: 9000 })).toBe(start)
    const given = run(start, movesFor(0, answerAt(0)))
    expect(moved(steps, given, { kind: 'go', by: 1, now: 200 })).toBe(given)
    const second = moved(steps, given, { kind: 'go', by: 1, now: 2000 })
    const back = moved(steps, second, { kind: 'go', by: -1, now: 2100 })
    expect(back.at).toBe(0)
    expect(moved(steps, back, { kind: 'go', by: 1, now: 2150 })).toMatchObject({ at: 1, sent: 2000 })
    expect(logOf(steps, second, 2500).answers).toHaveLength(1)
  })

  it('has one hint a group', () => {
    const hinted = moved(steps, begun(steps), { kind: 'hint' })
    expect(isHinted(steps, hinted)).toBe(true)
    const later = { ...hinted, at: 1 }
    expect(steps[1]?.group).toBe(0)
    expect(moved(steps, later, { kind: 'hint' })).toBe(later)
    expect(isHinted(steps, { ...hinted, at: steps.length - 1 })).toBe(false)
  })
})

describe('the ladder of game 5', () => {
  it('tells how many ranks the next tier is away', () => {
    expect(standing(3, 412)).toEqual({ tier: 0, next: null })
    expect(standing(64, 412)).toEqual({ tier: 2, next: { tier: 1, by: 40 } })
    // Where the first ten are more than a tier's share, it is passed over.
    expect(standing(11, 50)).toEqual({ tier: 3, next: { tier: 0, by: 1 } })
    expect(standing(900, 1000)).toEqual({ tier: 5, next: { tier: 4, by: 101 } })
    expect(standing(5, 0).tier).toBe(0)
  })
})
