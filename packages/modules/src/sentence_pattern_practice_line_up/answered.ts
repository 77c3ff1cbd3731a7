import { type AnsweredQuestion, answeredPlaces } from '#kit/answered.ts'
import { joined } from '#kit/sentence/sentence.ts'
import type { LineUpContent } from './content.ts'
import { solveLineUp } from './score.ts'
import { saidOf, wordsOf } from './tasks.ts'

/** Sentences, each right as a whole, and as they were put together. */
export function answeredLineUp(content: LineUpContent, answer: unknown): AnsweredQuestion[] {
  const words = content.sentences.map((sentence, index) =>
    wordsOf(sentence, index).filter((word) => !word.fixed),
  )
  const answered = answeredPlaces(
    content.sentences.map(({ chinese }, index) => ({
      asked: { text: chinese, lang: 'zh' },
      areas: words[index]?.map(({ gap }) => gap) ?? [],
    })),
    words.flat().map(({ term, id }) => ({ ...term, id })),
    solveLineUp(content),
    answer,
  )
  return answered.map((own, index) => {
    const sentence = content.sentences[index]
    const given = joined(own.given.map(({ text = '', pinyin = '' }) => ({ text, pinyin })))
    return {
      ...own,
      right: sentence ? [saidOf(sentence, index).whole] : [],
      given: own.isRight || given.text === '' ? [] : [given],
    }
  })
}
