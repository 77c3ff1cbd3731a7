import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { shortArticleContent } from './content.ts'
import { inserted } from './insert.ts'
import sample from './sample.json' with { type: 'json' }
import { scoreShortArticle, usedIn, wordsIn } from './score.ts'

const content = shortArticleContent.parse(sample)

describe('the score of a short article', () => {
  it('counts the keywords that occur in it', () => {
    const text = '朝晨，𠊎䟘床了。放學了，大家轉屋下。'
    expect(usedIn(content, text)).toEqual([true, false, false, true, false])
    expect(scoreShortArticle(content, text)).toEqual({ kind: 'points', earned: 2, total: 5 })
  })
  it('is the same of its keywords alone: nothing else of it needs to be sent', () => {
    const text = '朝晨，𠊎䟘床了。放學了，大家轉屋下。'
    expect(wordsIn(content, text).split('\n')).toHaveLength(2)
    expect(scoreShortArticle(content, wordsIn(content, text))).toEqual(scoreShortArticle(content, text))
    expect(scoreShortArticle(content, wordsIn(content, '無'))).toMatchObject({ earned: 0 })
  })
  it('never throws, whatever it is given', () => {
    fc.assert(
      fc.property(fc.anything(), (answer) => {
        const score = scoreShortArticle(content, answer)
        expect(score.kind !== 'points' || score.earned <= score.total).toBe(true)
      }),
    )
  })
})

describe('writing a keyword into the text', () => {
  it('puts it where the caret is, in place of what is selected, and the caret behind it', () => {
    expect(inserted('𠊎去', '學校')).toEqual({ text: '𠊎去學校', caret: 5 })
    expect(inserted('𠊎去。', '學校', 3)).toEqual({ text: '𠊎去學校。', caret: 5 })
    expect(inserted('𠊎去市場。', '學校', 3, 5)).toEqual({ text: '𠊎去學校。', caret: 5 })
  })
})
