import type { ModuleHost } from '#kit/host.ts'
import type { Mark } from '#kit/verdict.ts'
import type { QuestionContent } from './question.ts'
import type { ShownQuestion } from './question-public.ts'
import { questionArea } from './question-score.ts'
import { ui } from './question-ui.ts'

type Shown = ShownQuestion<QuestionContent['question']>

/**
 * A question asked the other way round, for when it comes again: who chose a word for a picture hears the word and
 * chooses its picture and meaning. Its options keep their numbers, so its answer is marked as ever.
 * @param mark the type's own, which answers at once
 * @returns `undefined` where a word has no sound, or one of them no meaning of its own in the lesson's words
 */
export function turned(
  { question, options, choose }: Shown,
  index: number,
  mark: Mark,
  vocabulary: ModuleHost['vocabulary'],
): Shown | undefined {
  if (choose !== 1 || question.sound) return undefined
  const words = options.flatMap(({ id, text, lang, image }) => {
    const word = lang === 'zh' ? undefined : vocabulary.find((own) => own.text.hakka === text)?.text
    return word?.chinese ? [{ ...word, id, chinese: word.chinese, image: image ?? word.image }] : []
  })
  const meanings = new Set(words.map(({ chinese }) => chinese))
  if (meanings.size !== options.length) return undefined
  const right = words.find(({ id }) => {
    const verdict = mark({ [questionArea(index)]: [id] })
    return !(verdict instanceof Promise) && verdict.right.includes(id)
  })
  if (!right?.audio) return undefined
  return {
    question: {
      text: ui.whichIsSaid,
      lang: 'zh',
      sound: { ...right.audio, text: right.hakka, pinyin: right.pinyin },
    },
    options: words.map(({ id, chinese, image }) => ({ id, text: chinese, lang: 'zh', image })),
    choose,
  }
}
