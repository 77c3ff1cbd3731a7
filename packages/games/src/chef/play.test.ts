import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Move, content as schema } from './content.ts'
import { type ChefPlay, leftText, logOf, OPENED, recipeOf, reduce, type Setting } from './play.ts'
import { deal, LIMIT_MS, replay, SERVE_MS } from './rules.ts'
import sample from './sample.json' with { type: 'json' }

const content = schema.parse(sample)
const dealt = deal(content, '0123456789abcdef0123456789abcdef')
const setting: Setting = { content, deal: dealt, practice: false }

const doing = (play: ChefPlay, deed: Move[0], what: number, at: number, own = setting): ChefPlay =>
  reduce(play, { type: 'move', deed, what, at }, own)

/** Cooks and serves what the next guest wants, half a second for each move. */
function serveOne(play: ChefPlay, begin: number, own = setting): [ChefPlay, number] {
  let now = begin
  let after = reduce(play, { type: 'next' }, own)
  const next = (deed: Move[0], what: number) => {
    now += 600
    after = doing(after, deed, what, now, own)
  }
  for (const dish of dealt.orders[after.kitchen.served]?.items ?? []) {
    for (const no of recipeOf(content, dish)) next('add', no)
    next('plate', 0)
  }
  next('serve', 0)
  return [after, now]
}

describe('a play in the kitchen', () => {
  it('gives what the rules replay, guest after guest', () => {
    let [play, now] = serveOne(OPENED, 0)
    while (now < LIMIT_MS - 20_000) [play, now] = serveOne(play, now)
    const verdict = replay(content, dealt, logOf(play))
    expect(verdict).toMatchObject({ ok: true, finished: true, score: play.kitchen.revenue })
    expect(verdict.completedCount).toBe(play.kitchen.completed)
    expect(play.kitchen.completed).toBeGreaterThan(5)
    expect(play.streak).toBe(play.kitchen.completed)
  })

  it('is never refused by the rules, whatever is pressed and when', () => {
    const press = fc.tuple(
      fc.constantFrom<Move[0][]>('add', 'add', 'clear', 'plate', 'away', 'serve'),
      fc.nat(33),
      fc.integer({ min: -50, max: 900 }),
      fc.boolean(),
    )
    const anything = fc.array(press, { maxLength: 300 })
    fc.assert(
      fc.property(anything, (presses) => {
        let play = OPENED
        let now = 0
        for (const [deed, what, wait, goes] of presses) {
          now += wait
          if (goes) play = reduce(play, { type: 'next' }, setting)
          play = doing(play, deed, what, now)
        }
        const verdict = replay(content, dealt, logOf(play))
        expect(verdict.fault).toBeNull()
        expect(verdict.score).toBe(play.kitchen.revenue)
      }),
      { numRuns: 60 },
    )
  })

  it('takes no second press of the button before its time, nor while a guest speaks', () => {
    const [served, now] = serveOne(OPENED, 0)
    expect(served.said).toEqual({ right: true, order: 0, paid: served.kitchen.revenue })
    expect(doing(served, 'serve', 0, now + SERVE_MS)).toBe(served)
    const gone = reduce(served, { type: 'next' }, setting)
    expect(gone.said).toBeNull()
    expect(doing(gone, 'serve', 0, now + 1)).toBe(gone)
  })

  it('does nothing when the time is over', () => {
    expect(doing(OPENED, 'add', content.ingredients[0]?.no ?? 0, LIMIT_MS + 1)).toBe(OPENED)
    const closed = reduce(OPENED, { type: 'close' }, setting)
    expect(doing(closed, 'add', content.ingredients[0]?.no ?? 0, 500)).toBe(closed)
  })

  it('lets a guest of a practice who got something else wait on', () => {
    const own = { ...setting, practice: true }
    const wanted = dealt.orders[0]?.items ?? []
    const other = content.recipes.find(({ dish }) => !wanted.includes(dish))
    let play = OPENED
    let now = LIMIT_MS
    for (const no of other?.ingredients ?? []) {
      now += 200
      play = doing(play, 'add', no, now, own)
    }
    play = doing(play, 'plate', 0, now, own)
    play = doing(play, 'serve', 0, now, own)
    expect(play).toMatchObject({ said: { right: false, order: 0, paid: 0 }, streak: 0 })
    expect(play.kitchen).toMatchObject({ served: 0, tray: [] })
    const [served] = serveOne(play, now, own)
    expect(served.kitchen).toMatchObject({ served: 1, completed: 1 })
  })

  it('reads the clock as minutes, seconds and hundredths', () => {
    expect(leftText(180_000)).toBe('03:00:00')
    expect(leftText(102_369)).toBe('01:42:36')
    expect(leftText(-5)).toBe('00:00:00')
  })
})
