import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { asIs } from '#kit/public.ts'
import { type LineUpContent, lineUpContent } from './content.ts'
import { shownLineUp } from './public.ts'
import sample from './sample.json' with { type: 'json' }
import { scoreLineUp } from './score.ts'
import { saidOf, wordsOf } from './tasks.ts'

const content = lineUpContent.parse(sample)

const rightAnswer = ({ sentences }: LineUpContent) =>
  Object.fromEntries(
    sentences.flatMap((sentence, index) =>
      wordsOf(sentence, index).flatMap(({ fixed, gap, id }) => (fixed ? [] : [[gap, [id]]])),
    ),
  )

const twins = lineUpContent.parse({
  sentences: [
    {
      terms: [
        { text: '食', pinyin: 'siid5', origin_index: 2 },
        { text: '飯', pinyin: 'fan55', origin_index: 1 },
        { text: '食', pinyin: 'siid5', origin_index: 0 },
      ],
    },
  ],
})

describe('the score of a line-up', () => {
  it('counts a sentence whose words all stand in their order', () => {
    const total = content.sentences.length
    expect(scoreLineUp(content, rightAnswer(content))).toEqual({ kind: 'points', earned: total, total })
    expect(scoreLineUp(content, { '0-0': [0], '0-1': [1] })).toMatchObject({ earned: 0 })
  })
  it('takes equal words in each other’s place', () => {
    expect(scoreLineUp(twins, { '0-0': [2], '0-1': [1], '0-2': [0] })).toMatchObject({ earned: 1 })
    expect(scoreLineUp(twins, { '0-0': [0], '0-1': [1], '0-2': [0] })).toMatchObject({ earned: 0 })
    expect(scoreLineUp(twins, { '0-0': [1], '0-1': [0], '0-2': [2] })).toMatchObject({ earned: 0 })
  })
  it('never throws, whatever it is given', () => {
    fc.assert(
      fc.property(fc.anything(), (answer) => {
        const score = scoreLineUp(content, answer)
        expect(score.kind !== 'points' || (score.earned >= 0 && score.earned <= score.total)).toBe(true)
      }),
    )
  })
})

describe('a sentence of a line-up', () => {
  const [sentence] = content.sentences
  it('is told by origin_index, in whatever order its terms are listed', () => {
    expect(sentence && saidOf(sentence, 0).whole.text).toBe('食飯前愛洗手。')
  })
  it('keeps its signs where they are', () => {
    const [task] = shownLineUp(content, asIs).tasks
    expect(task?.options.map((own) => own.text)).not.toContain('。')
    expect(task?.parts.at(-1)).toMatchObject({ term: { text: '。' } })
  })
})
