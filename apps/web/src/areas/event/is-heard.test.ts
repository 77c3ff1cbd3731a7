import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isHeard } from './is-heard.ts'

const GAMES = ['voice-trail', 'sentence-steps', 'chef', 'windows', 'song-trail']
const contentOf = (game: string, dialect: number): unknown =>
  JSON.parse(
    readFileSync(new URL(`../../../../../content/games/${game}/d${dialect}.json`, import.meta.url), 'utf8'),
  )

test.each(GAMES)(
  '%s is heard in 四縣, 海陸 and 南四縣, and read in 詔安, whose voice is not good enough',
  (game) => {
    expect([1, 2, 6].map((dialect) => isHeard(contentOf(game, dialect)))).toEqual([true, true, true])
    expect(isHeard(contentOf(game, 5))).toBe(false)
  },
)

test('an audio that is empty is not heard', () => {
  expect(isHeard({ questions: [{ title: { text: '雞', audio: null } }] })).toBe(false)
  expect(isHeard(null)).toBe(false)
})
