import { describe, expect, it } from 'vitest'
import type { Flip } from './content.ts'
import game from './game.ts'
import { CLOSED, open } from './house.ts'
import { starsOf } from './rules.ts'
import sample from './sample.json' with { type: 'json' }

const content = game.content.parse(sample)
const deal = game.deal(content, '00112233445566778899aabbccddeeff')

const windowsOf = (level: number, quest: number): number[] =>
  (deal.levels[level - 1] ?? []).flatMap((card, window) => (card.quest === quest ? [window] : []))
const questsOf = (level: number): number[] => [...new Set(deal.levels[level - 1]?.map(({ quest }) => quest))]
/** All windows of a level, kind by kind. */
const cleared = (level: number): [number, number][] =>
  questsOf(level).flatMap((quest) =>
    windowsOf(level, quest).map((window): [number, number] => [level, window]),
  )

/** Windows one after the other with pauses of so many milliseconds, in turn. */
function timed(
  flips: readonly [number, number][],
  pauses: readonly number[] = [700, 1900, 1200, 400],
  start = 0,
): Flip[] {
  let now = start
  return flips.map(([level, window], index) => {
    now += index === 0 ? 0 : (pauses[index % pauses.length] ?? 0)
    return [level, window, now]
  })
}
const play = (flips: Flip[]) => game.replay(content, deal, { flips })

describe('game 4', () => {
  it('deals nine windows of three quests, then twenty of six others and two ghosts', () => {
    expect(deal.levels.map((cards) => cards.length)).toEqual([9, 20])
    expect(questsOf(1)).toHaveLength(3)
    expect(questsOf(2).filter((quest) => quest > 0)).toHaveLength(6)
    expect(questsOf(1).filter((quest) => questsOf(2).includes(quest))).toEqual([])
    expect(deal.levels[1]?.filter(({ type }) => type === 'ghost')).toHaveLength(2)
    expect(deal.levels[1]?.filter(({ type }) => type === 'audio_id')).toHaveLength(6)
  })

  it('names the words of both levels as the specification does', () => {
    const [first] = game.questions?.(content, deal) ?? []
    expect(game.questions?.(content, deal)).toHaveLength(9)
    expect(Object.keys(Object(first))).toEqual(['no', 'question_text', 'chinese_text', 'audio_id', 'length'])
  })

  it('shuts two that differ, keeps a pair while its third is missed, and clears three or two ghosts', () => {
    const cards = deal.levels[1] ?? []
    const [quest = 0, other = 0] = questsOf(2).filter((own) => own > 0)
    const [a = 0, b = 0, c = 0] = windowsOf(2, quest)
    const [x = 0] = windowsOf(2, other)
    const [ghost = 0, second = 0] = windowsOf(2, 0)
    const all = (windows: number[]) =>
      windows.reduce<ReturnType<typeof open>>(({ house }, window) => open(house, window, cards), {
        house: CLOSED,
        opened: 'locked',
      })
    expect(all([a, x])).toMatchObject({ opened: 'miss', house: { waiting: [] } })
    expect(all([a, ghost])).toMatchObject({ opened: 'miss', house: { waiting: [] } })
    expect(all([a, b])).toMatchObject({ opened: 'pair', house: { waiting: [a, b] } })
    expect(all([a, b, x])).toMatchObject({ opened: 'miss', house: { waiting: [a, b] } })
    expect(all([a, b, x, c])).toMatchObject({ opened: 'whole', house: { waiting: [], cleared: [a, b, c] } })
    expect(all([ghost, second])).toMatchObject({ opened: 'whole', house: { cleared: [ghost, second] } })
    expect(all([a, a]).opened).toBe('locked')
    expect(all([a, b, c, b]).opened).toBe('locked')
  })

  it('takes the time of each level from its first window, and stars from both', () => {
    const first = timed(cleared(1))
    const second = timed(cleared(2), undefined, 60_000)
    const times = [first, second].map((flips) => (flips.at(-1)?.[2] ?? 0) - (flips[0]?.[2] ?? 0))
    expect(play(first)).toMatchObject({
      ok: true,
      finished: false,
      score: 0,
      levels: [{ passed: true }, { flips: 0 }],
    })
    const verdict = play([...first, ...second])
    expect(verdict).toMatchObject({
      finished: true,
      stars: 3,
      score: 60,
      leastTime: (times[0] ?? 0) + (times[1] ?? 0),
    })
    expect(verdict.levels.map(({ time, quick }) => quick && time)).toEqual(times)
    expect([15_000, 15_001, 20_000, 20_001, 30_000, 30_001, 50_000, 50_001].map(starsOf)).toEqual([
      5, 4, 4, 3, 3, 2, 2, 1,
    ])
  })

  it('lets the clock stand before a level, but for a minute at the most', () => {
    const first = timed(cleared(1), undefined, 4000)
    const end = first.at(-1)?.[2] ?? 0
    const idle = (pause: number) => play([...first, ...timed(cleared(2), undefined, end + pause)]).idle
    expect(play([]).idle).toBe(0)
    expect(play(first).idle).toBe(4000)
    expect(idle(9000)).toBe(13_000)
    expect(idle(90_000)).toBe(64_000)
  })

  it('opens nothing too quickly, while locked, twice, or on a level that was not reached', () => {
    const [quest = 0, other = 0] = questsOf(1)
    const [a = 0] = windowsOf(1, quest)
    const [x = 0, y = 0] = windowsOf(1, other)
    expect(
      play([
        [1, a, 0],
        [1, x, 119],
      ]).fault,
    ).toBe('opened while locked')
    expect(
      play([
        [1, a, 0],
        [1, x, 120],
        [1, y, 2619],
      ]).fault,
    ).toBe('opened while locked')
    expect(
      play([
        [1, a, 0],
        [1, x, 120],
        [1, y, 2620],
      ]),
    ).toMatchObject({ fault: null, levels: [{ misses: 1 }, {}] })
    expect(
      play([
        [1, a, 0],
        [1, a, 500],
      ]).fault,
    ).toBe('no such window, or open')
    expect(play([[1, 9, 0]]).fault).toBe('no such window, or open')
    expect(play([[2, 0, 0]]).fault).toBe('level not reached')
    expect(play([...timed(cleared(1)), [1, a, 90_000]]).fault).toBe('no such window, or open')
  })

  it('has a second level without a miss looked at, and one of more luck than there is', () => {
    const first = timed(cleared(1))
    expect(play([...first, ...timed(cleared(2), undefined, 60_000)]).suspicious).toBe(true)
    const all = cleared(2)
    const [miss] = all.slice(-1)
    const [start, ...rest] = timed([...all.slice(0, 1), ...(miss ? [miss] : []), ...all], undefined, 60_000)
    const missed = [start, ...rest].flatMap((flip, index): Flip[] =>
      flip ? [[flip[0], flip[1], flip[2] + (index > 1 ? 2500 : 0)]] : [],
    )
    expect(play([...first, ...missed])).toMatchObject({
      finished: true,
      suspicious: true,
      levels: [{}, { misses: 1 }],
    })
  })

  it('refuses a set with two words alike: their windows would be a trap', () => {
    const [one, two, ...rest] = content.quests
    const alike = { ...two, chinese_text: one?.chinese_text }
    expect(game.content.safeParse({ ...content, quests: [one, alike, ...rest] }).success).toBe(false)
    expect(game.content.safeParse({ ...content, quests: content.quests.slice(0, 5) }).success).toBe(false)
  })
})
