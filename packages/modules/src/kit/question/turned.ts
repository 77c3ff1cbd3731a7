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
 * @returns `undefined` where the right word has no sound, or one of them no meaning of its own, here or in the lesson
 */
export function turned(
  { question, options, choose }: Shown,
  index: number,
  mark: Mark,
  vocabulary: ModuleHost['vocabulary'],
): Shown | undefined {
  if (choose !== 1 || question.sound) return undefined
  const words = options.flatMap(({ id, text, lang, ...own }) => {
    if (lang === 'zh') return []
    const word = vocabulary.find((known) => known.text.hakka === text)?.text
    const chinese = own.chinese ?? word?.chinese
    const pinyin = own.pinyin ?? word?.pinyin
    const sound = own.sound ?? word?.audio
    return chinese && pinyin ? [{ id, text, chinese, pinyin, sound, image: own.image ?? word?.image }] : []
  })
  const meanings = new Set(words.map(({ chinese }) => chinese))
  if (meanings.size !== options.length) return undefined
  const right = words.find(({ id }) => {
    const verdict = mark({ [questionArea(index)]: [id] })
    return !(verdict instanceof Promise) && verdict.right.includes(id)
  })
  if (!right?.sound) return undefined
  return {
    question: {
      text: ui.whichIsSaid,
      lang: 'zh',
      sound: { ...right.sound, text: right.text, pinyin: right.pinyin },
    },
    options: words.map(({ id, chinese, image }) => ({ id, text: chinese, lang: 'zh', image })),
    choose,
  }
}
