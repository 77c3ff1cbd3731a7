import { describe, expect, it } from 'vitest'
import { wordGamesContent } from './content.ts'
import sample from './sample.json' with { type: 'json' }

const [question] = sample.questions

describe('a maze question', () => {
  it('needs four signs that say different things in the form they are shown in', () => {
    const up = question?.options.left
    const same = { ...question, options: { ...question?.options, up } }
    expect(wordGamesContent.safeParse({ questions: [same] }).success).toBe(false)
    const unsaid = { hakka: '貓仔', pinyin: 'meu55 e31' }
    const empty = { ...question, form: 'chinese', options: { ...question?.options, up: unsaid } }
    expect(wordGamesContent.safeParse({ questions: [empty] }).success).toBe(false)
    expect(wordGamesContent.safeParse({ questions: [question] }).success).toBe(true)
  })
})
