import { describe, expect, it } from 'vitest'
import type { Move } from './content.ts'
import game from './game.ts'
import { EMPTY, step } from './kitchen.ts'
import { type ChefDeal, tierOf } from './rules.ts'
import sample from './sample.json' with { type: 'json' }

const content = game.content.parse(sample)
const SEED = '00112233445566778899aabbccddeeff'
const dealt = game.deal(content, SEED)

/** 粢粑, then 粢粑 with 湯圓. */
const deal: ChefDeal = {
  strip: dealt.strip,
  orders: [
    { icon: 1, items: [1] },
    { icon: 2, items: [30, 1] },
  ],
}
const menu = { content, orders: deal.orders }

/** Moves, a second after one another. */
const timed = (moves: readonly [Move[0], number][]): Move[] =>
  moves.map(([deed, what], index) => [deed, what, (index + 1) * 1000])
const play = (moves: Move[], end = 180_000) => game.replay(content, deal, { moves, end })
const cooked = (ingredients: readonly number[]): [Move[0], number][] => [
  ...ingredients.map((no): [Move[0], number] => ['add', no]),
  ['plate', 0],
]
const first: [Move[0], number][] = [...cooked([7, 5, 6]), ['serve', 0]]

describe('game 3', () => {
  it('deals guests for three minutes: the first four want one dish, none the same twice', () => {
    expect(game.deal(content, SEED)).toEqual(dealt)
    expect(dealt.orders).toHaveLength(332)
    expect(dealt.strip.toSorted()).toEqual(content.ingredients.map(({ no }) => no).toSorted())
    for (const [index, { icon, items }] of dealt.orders.entries()) {
      expect(icon >= 1 && icon <= 20).toBe(true)
      expect(items.length).toBeGreaterThan(0)
      expect(items.length).toBeLessThanOrEqual(index < 4 ? 1 : 3)
      expect(new Set(items).size).toBe(items.length)
      expect(dealt.orders.slice(index + 1, index + 4).some((next) => next.icon === icon)).toBe(false)
    }
    expect(new Set(dealt.orders.map(({ items }) => items.length)).size).toBe(3)
  })

  it('cooks a recipe in any order, and empties a pot that is going nowhere', () => {
    const add = (kitchen: typeof EMPTY, no: number) => step(kitchen, ['add', no], menu)
    const two = add(add(EMPTY, 7).kitchen, 5).kitchen
    expect(two.pot).toEqual([7, 5])
    expect(add(two, 6)).toMatchObject({ outcome: 'cooked', kitchen: { pot: [], ready: 1 } })
    expect(add(two, 5)).toMatchObject({ outcome: 'added', kitchen: { pot: [7, 5] } })
    expect(add(two, 9)).toMatchObject({ outcome: 'spoiled', kitchen: { pot: [], ready: null } })
    expect(add(add(two, 6).kitchen, 9).outcome).toBe('refused')
    expect(add(EMPTY, 1).outcome).toBe('refused')
  })

  it('takes no more than three dishes on the tray, and gives one back', () => {
    const tray = { ...EMPTY, tray: [1, 2, 3], ready: 4 }
    expect(step(tray, ['plate', 0], menu).outcome).toBe('refused')
    expect(step(tray, ['away', 1], menu).kitchen.tray).toEqual([1, 3])
    expect(step(tray, ['away', 3], menu).outcome).toBe('refused')
    expect(step({ ...EMPTY, ready: 4 }, ['clear', 0], menu).kitchen).toEqual(EMPTY)
    expect(step(EMPTY, ['clear', 0], menu).outcome).toBe('refused')
    expect(step(EMPTY, ['serve', 0], menu).outcome).toBe('refused')
  })

  it('is paid the prices of a whole order; a guest who got something else goes without paying', () => {
    const second: [Move[0], number][] = [...cooked([5, 6, 7]), ...cooked([11, 31, 32]), ['serve', 0]]
    expect(play(timed([...first, ...second]))).toMatchObject({
      ok: true,
      finished: true,
      score: 60 + 70 + 60,
      completedCount: 2,
    })
    const twice = cooked([5, 6, 7])
    expect(play(timed([...first, ...twice, ...twice, ['serve', 0]]))).toMatchObject({
      score: 60,
      completedCount: 1,
      guests: [{ right: true }, { right: false, items: [30, 1], served: [1, 1] }],
    })
    expect(play(timed([...first, ...first]))).toMatchObject({ score: 60, guests: [{}, { right: false }] })
    expect(play(timed([...first, ...second, ...first])).fault).toBe('no such move: serve')
  })

  it('believes no hands quicker than the bounds, and nothing after three minutes', () => {
    const moves = timed(first)
    expect(
      play([
        ['add', 7, 0],
        ['add', 5, 119],
      ]).fault,
    ).toBe('quicker than hands')
    expect(
      play([
        ['add', 7, 0],
        ['add', 5, 120],
      ]).fault,
    ).toBeNull()
    expect(play(moves, 180_001).fault).toBe('after the end')
    expect(play(moves, 4000).fault).toBe('at another time')
    expect(
      play([
        ['add', 7, 2000],
        ['add', 5, 1000],
      ]).fault,
    ).toBe('at another time')
    const at = (move: [Move[0], number], time: number): Move => [...move, time]
    const again = (time: number) => [
      ...moves,
      ...cooked([5, 6, 7]).map((own, index) => at(own, 5000 + index * 120)),
      at(['serve', 0], time),
    ]
    expect(play(again(5549)).fault).toBe('served twice at once')
    expect(play(again(5550)).fault).toBeNull()
    expect(play(moves, 170_000)).toMatchObject({ ok: true, finished: false, leastTime: 170_000 })
  })

  it('names ingredients and dishes as the specification does, with the price of a dish', () => {
    const questions = game.questions?.(content, dealt) ?? []
    expect(questions).toHaveLength(content.ingredients.length + content.dishes.length)
    expect(questions[0]).toMatchObject({ no: dealt.strip[0] })
    expect(questions).toContainEqual({
      no: 1,
      name: '粢粑',
      image_path: 'pictures/dishes/1.svg',
      audio_id: 'audio/d1/qi-ba.mp3',
      price: 60,
    })
  })

  it('knows the three tiers by revenue', () => {
    expect([0, 499, 500, 999, 1000].map(tierOf)).toEqual([0, 0, 1, 1, 2])
  })

  it('refuses recipes that hold another, that are not the given ones, or that miss their things', () => {
    const set = (recipes: unknown) => game.content.safeParse({ ...content, recipes }).success
    const [one, ...others] = content.recipes
    if (!one) throw new Error('no recipe')
    expect(set(content.recipes)).toBe(true)
    expect(set(others)).toBe(false)
    expect(set([{ ...one, ingredients: [5, 6] }, ...others])).toBe(false)
    expect(
      set([...content.recipes.filter(({ dish }) => dish !== 5), { dish: 5, ingredients: [5, 6, 7, 23] }]),
    ).toBe(false)
    expect(
      set([...content.recipes.filter(({ dish }) => dish !== 5), { dish: 5, ingredients: [23, 99] }]),
    ).toBe(false)
    expect(set([...content.recipes, { dish: 9, ingredients: [23, 27] }])).toBe(false)
  })
})
