import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'

const GAMES = new URL('../../content/games/', import.meta.url)
const DIALECTS = [1, 2, 3, 4, 5, 6]
const MODES = [1, 2, 3, 4, 5, 6, 7]
/** What the owner asked for; the other recipes are ours. */
const GIVEN: [number, number[]][] = [
  [1, [5, 6, 7]],
  [2, [26, 17, 16]],
  [3, [14, 13, 11, 15]],
  [4, [9, 10, 11, 12]],
  [18, [20, 21, 22, 19]],
  [30, [31, 32, 11]],
]

type Thing = Record<string, unknown>

const isThing = (value: unknown): value is Thing => typeof value === 'object' && value !== null
const thing = (value: unknown): Thing => (isThing(value) ? value : {})
const things = (value: unknown): Thing[] => (Array.isArray(value) ? value.filter(isThing) : [])
const numbers = (value: unknown): number[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'number') : []

const read = async (file: string) => thing(JSON.parse(await readFile(new URL(file, GAMES), 'utf8')))

/** Every address of a picture anywhere in a set. */
function pictures(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(pictures)
  if (!isThing(value)) return []
  const own = typeof value.url === 'string' && value.url.startsWith('pictures/') ? [value.url] : []
  return [...own, ...Object.values(value).flatMap(pictures)]
}

async function setOf(folder: string, game: number, dialect: number): Promise<Thing> {
  const set = await read(`${folder}/d${dialect}.json`)
  expect(set).toMatchObject({ kind: 'game', version: 1, game_id: game, dialect_id: dialect })
  expect(set.uid).toBe(`game-${game}-d${dialect}`)
  expect(pictures(set).filter((url) => !existsSync(new URL(url, GAMES)))).toEqual([])
  return set
}

const inOrder = (list: Thing[]) => expect(list.map(({ no }) => no)).toEqual(list.map((_, at) => at + 1))

test.each(DIALECTS)('dialect %i: on one picture of four the sound says what it shows', async (dialect) => {
  const questions = things((await setOf('voice-trail', 1, dialect)).questions)
  inOrder(questions)
  expect(questions.length).toBeGreaterThanOrEqual(30)
  for (const { no, options, answer } of questions) {
    const cards = things(options).map(({ shown, said }) => [thing(shown).text, thing(said).text])
    expect(cards.length, `question ${no}`).toBe(4)
    expect(
      cards.flatMap(([shown, said], at) => (shown === said ? [at] : [])),
      `question ${no}`,
    ).toEqual([answer])
    for (const side of [0, 1]) expect(new Set(cards.map((card) => card[side])).size, `question ${no}`).toBe(4)
  }
})

test.each(DIALECTS)('dialect %i: pieces make the sentence', async (dialect) => {
  const questions = things((await setOf('sentence-steps', 2, dialect)).questions)
  inOrder(questions)
  expect(questions.length).toBeGreaterThanOrEqual(24)
  for (const { pieces, piece_pinyin, answer, pinyin } of questions) {
    const list = Array.isArray(pieces) ? pieces : []
    expect(list.length).toBeGreaterThanOrEqual(3)
    expect(list.length).toBeLessThanOrEqual(9)
    expect(list.join('')).toBe(String(answer).replaceAll(/[，。]/g, ''))
    expect(Array.isArray(piece_pinyin) ? piece_pinyin.join(' ') : '').toBe(pinyin)
  }
})

test.each(DIALECTS)('dialect %i: every recipe has its ingredients and its dish', async (dialect) => {
  const set = await setOf('chef', 3, dialect)
  const ingredients = things(set.ingredients)
  const dishes = things(set.dishes)
  inOrder(ingredients)
  inOrder(dishes)
  expect(ingredients.length).toBeGreaterThanOrEqual(36)
  expect(dishes.length).toBe(30)
  const recipes = things(set.recipes)
  expect(recipes.map(({ dish }) => dish)).toEqual(dishes.map(({ no }) => no))
  const used = recipes.flatMap((recipe) => numbers(recipe.ingredients))
  expect([...new Set(used)].sort((a, b) => a - b)).toEqual(ingredients.map(({ no }) => no))
})

test.each(DIALECTS)(
  'dialect %i: the given recipes are as given, and no recipe is part of another',
  async (dialect) => {
    const recipes = things((await setOf('chef', 3, dialect)).recipes).map(({ dish, ingredients }) => ({
      dish,
      set: new Set(numbers(ingredients)),
    }))
    for (const [dish, given] of GIVEN) {
      expect(recipes.find((own) => own.dish === dish)?.set, `dish ${dish}`).toEqual(new Set(given))
    }
    const within = recipes.flatMap((own) =>
      recipes
        .filter((other) => other !== own && [...own.set].every((one) => other.set.has(one)))
        .map((other) => [own, other]),
    )
    expect(within).toEqual([])
  },
)

test.each(DIALECTS)('dialect %i: no two windows look alike that are no pair', async (dialect) => {
  const quests = things((await setOf('windows', 4, dialect)).quests)
  inOrder(quests)
  expect(quests.length).toBeGreaterThanOrEqual(24)
  const texts = quests.flatMap(({ question_text, chinese_text }) => [thing(question_text).text, chinese_text])
  expect(texts.filter((text, at) => texts.indexOf(text) < at)).toEqual([])
})

test.each(DIALECTS)('dialect %i: four groups and the common one ask in all seven ways', async (dialect) => {
  const set = await setOf('song-trail', 5, dialect)
  const groups = things(set.groups)
  expect(groups.map(({ common }) => common)).toEqual([false, false, false, false, true])
  expect(things(set.story).length).toBe(4)
  expect(things(set.tiers).map(({ name }) => name)).toEqual(['狀元', '榜眼', '探花', '進士', '秀才', '書僮'])
  for (const { questions } of groups) expect(things(questions).length).toBeGreaterThanOrEqual(4)
  const questions = groups.flatMap((group) => things(group.questions))
  inOrder(questions)
  expect([...new Set(questions.map(({ mode }) => mode))].sort()).toEqual(MODES)
  for (const { no, mode, option, answer, multiple_answer } of questions) {
    const places = numbers(answer)
    expect(new Set(places).size, `question ${no}`).toBe(places.length)
    expect(Math.max(...places), `question ${no}`).toBeLessThan(things(option).length)
    expect(multiple_answer, `question ${no}`).toBe(mode === 4 && places.length > 1)
  }
})
