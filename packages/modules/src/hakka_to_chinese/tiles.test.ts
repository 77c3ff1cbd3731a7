import { describe, expect, it } from 'vitest'
import sample from './sample.json' with { type: 'json' }
import { isSame } from './score.ts'
import { nextTile, piecesOf, rightBeginning, tilesOf } from './tiles.ts'

const answers = sample.questions.map(({ chinese_question_text }) => chinese_question_text)
const [answer = '', ...others] = answers

describe('tiles of a translation', () => {
  it('are its words with their punctuation, and of a single word its characters', () => {
    expect(piecesOf('早上，我和爸爸一起吃早餐。')).toEqual([
      '早上，',
      '我',
      '和',
      '爸爸',
      '一起',
      '吃',
      '早餐。',
    ])
    expect(piecesOf('「爸爸」')).toEqual(['「爸', '爸」'])
    expect(piecesOf('客')).toEqual(['客'])
  })
  it('are few, however long the text is, and all of it', () => {
    const long = answers.join('').repeat(10)
    expect(piecesOf(long).length).toBe(12)
    expect(piecesOf(long).join('')).toBe(long)
  })
  it('lie in the seed’s order with two false ones, which no part of the answer says', () => {
    const tiles = tilesOf(answer, others, [], 7)
    expect(tilesOf(answer, others, [], 7)).toEqual(tiles)
    const spare = tiles.filter((own) => own.spare)
    expect(spare).toHaveLength(2)
    for (const { text } of spare) expect(answer).not.toContain(text)
    const rest = tiles.filter((own) => !own.spare).sort((a, b) => a.id - b.id)
    expect(isSame(rest.map(({ text }) => text).join(''), answer)).toBe(true)
  })
  it('take the false ones from the lesson’s words where there is one sentence', () => {
    const tiles = tilesOf(answer, [], ['學校', '爸爸', '洗碗'], 7)
    expect(
      tiles
        .filter((own) => own.spare)
        .map(({ text }) => text)
        .sort(),
    ).toEqual(['學校', '洗碗'])
  })
  it('are right up to the first that does not go on, and the next one is known', () => {
    expect(rightBeginning(answer, ['早上，', '我', '爸爸', '和'])).toBe(2)
    expect(rightBeginning(answer, ['早上，', '我'])).toBe(2)
    expect(nextTile(answer, ['早上，', '我'], tilesOf(answer, others, [], 7))?.text).toBe('和')
    expect(nextTile(answer, ['我'], tilesOf(answer, others, [], 7))).toBeUndefined()
  })
})
