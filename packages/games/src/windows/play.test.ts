import { describe, expect, it } from 'vitest'
import game from './game.ts'
import { cardsOf, FRESH, foundIn, lookOf, played, stepTo, type WindowsPlay } from './play.ts'
import { LOCK_MS } from './rules.ts'
import sample from './sample.json' with { type: 'json' }
import { said } from './say.ts'

const content = game.content.parse(sample)
const deal = game.deal(content, '00112233445566778899aabbccddeeff')

const step = (play: WindowsPlay, ...steps: Parameters<typeof played>[2][]) =>
  steps.reduce((before, own) => played(deal, before, own), play)
const begun = step(FRESH, { type: 'on' })
const flip = (window: number, at: number) => ({ type: 'flip', window, at }) as const
const windowsOf = (play: WindowsPlay, quest: number) =>
  cardsOf(deal, play).flatMap((card, window) => (card.quest === quest ? [window] : []))
const kinds = (play: WindowsPlay) => [...new Set(cardsOf(deal, play).map(({ quest }) => quest))]

/** Opens a level kind by kind, with one miss before, a window each 900 ms. */
function cleared(play: WindowsPlay, from: number): { play: WindowsPlay; at: number } {
  const [first = 0, second = 0] = kinds(play)
  const miss = [windowsOf(play, first)[0] ?? 0, windowsOf(play, second)[0] ?? 0]
  let at = from
  let now = step(play, flip(miss[0] ?? 0, at), flip(miss[1] ?? 0, at + 900))
  at += 900 + LOCK_MS
  for (const window of kinds(play).flatMap((quest) => windowsOf(play, quest))) {
    now = step(now, flip(window, at))
    at += 900
  }
  return { play: now, at: at - 900 }
}

describe('a play of game 4', () => {
  it('goes from the first sign to its end, and the rules give what was shown', () => {
    const one = cleared(begun, 3100)
    expect(one.play).toMatchObject({ stage: 'lit', level: 0, times: [one.at - 3100] })
    const passed = step(one.play, { type: 'on' })
    expect(passed.stage).toBe('pass')
    const second = step(passed, { type: 'on' }, { type: 'on' })
    expect(second).toMatchObject({ stage: 'level', level: 1, begun: undefined })
    const two = cleared(second, one.at + 9000)
    expect(step(two.play, { type: 'on' }).stage).toBe('end')

    const log = game.log.parse({ flips: two.play.flips })
    const verdict = game.replay(content, deal, log)
    expect(verdict).toMatchObject({
      ok: true,
      finished: true,
      leastTime: two.play.times.reduce((a, b) => a + b),
    })
    expect(verdict).toMatchObject({ score: 40, stars: 2 })
    expect(verdict).toHaveProperty('levels', [
      expect.objectContaining({ time: two.play.times[0], misses: 1, flips: 11 }),
      expect.objectContaining({ time: two.play.times[1], misses: 1, flips: 22 }),
    ])
  })

  it('opens nothing before its time, while locked, or twice', () => {
    const [one = 0, other = 0] = kinds(begun)
    const [a = 0, b = 0] = windowsOf(begun, one)
    const [x = 0] = windowsOf(begun, other)
    expect(step(FRESH, flip(a, 0))).toBe(FRESH)
    const open = step(begun, flip(a, 500))
    expect(step(open, flip(b, 619))).toBe(open)
    expect(step(open, flip(a, 900))).toBe(open)
    const miss = step(open, flip(x, 900))
    expect([a, x, b].map((window) => lookOf(miss, window))).toEqual(['wrong', 'wrong', 'shut'])
    expect(step(miss, flip(b, 900 + LOCK_MS - 1))).toBe(miss)
    const shut = step(miss, { type: 'shut' })
    expect([a, x].map((window) => lookOf(shut, window))).toEqual(['shut', 'shut'])
    expect(step(shut, { type: 'free' }).last).toBeUndefined()
    expect(step(miss, flip(b, 900 + LOCK_MS))).toMatchObject({ wrong: [], house: { waiting: [b] } })
  })

  it('keeps a pair open over a miss, and says what is still missing', () => {
    const [one = 0, other = 0] = kinds(begun)
    const [a = 0, b = 0, c = 0] = windowsOf(begun, one)
    const [x = 0] = windowsOf(begun, other)
    const cards = cardsOf(deal, begun)
    const pair = step(begun, flip(a, 0), flip(b, 500))
    expect(said(deal, pair, content.quests).title).toBe('還差一扇！')
    expect(foundIn(pair, cards)).toMatchObject([{ quest: one, whole: false }])
    const miss = step(pair, flip(x, 1000))
    expect([a, b, x].map((window) => lookOf(miss, window))).toEqual(['open', 'open', 'wrong'])
    expect(said(deal, miss, content.quests)).toMatchObject({ tone: 'wrong', word: { no: one } })
    expect(said(deal, step(miss, { type: 'free' }), content.quests).title).toBe('還差一扇！')
    const whole = step(miss, flip(c, 4000))
    expect(foundIn(whole, cards)).toMatchObject([{ quest: one, whole: true, types: { length: 3 } }])
    expect(said(deal, whole, content.quests)).toMatchObject({ tone: 'right', word: { no: one } })
  })

  it('has the ghosts caught together', () => {
    const second = { ...begun, level: 1 }
    const [ghost = 0, mate = 0] = windowsOf(second, 0)
    const [x = 0] = windowsOf(second, kinds(second).find((quest) => quest > 0) ?? 0)
    const titles = (...windows: number[]) =>
      said(
        deal,
        windows.reduce((play, window, index) => step(play, flip(window, index * 3000)), second),
        content.quests,
      ).title
    expect(titles()).toBe('慢慢找，記住位置')
    expect(titles(ghost)).toBe('搗蛋鬼！')
    expect(titles(ghost, x)).toBe('搗蛋鬼溜走了')
    expect(titles(x, ghost)).toBe('遇到搗蛋鬼了')
    expect(titles(ghost, mate)).toBe('搗蛋鬼抓到了！')
  })

  it('walks the windows by arrows, and around at the ends', () => {
    expect(stepTo(0, 'ArrowRight', 3, 9)).toBe(1)
    expect(stepTo(2, 'ArrowRight', 3, 9)).toBe(0)
    expect(stepTo(0, 'ArrowLeft', 5, 20)).toBe(4)
    expect(stepTo(0, 'ArrowUp', 4, 20)).toBe(16)
    expect(stepTo(17, 'ArrowDown', 5, 20)).toBe(2)
  })
})
