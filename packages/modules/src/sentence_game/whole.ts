import { hanOf } from '@hakka/hakka/characters'
import type { SentenceGameContent } from './content.ts'

const GAP = /＿+/

/** How many gaps a text has. */
const gapsOf = (text: string): number => text.split(GAP).length - 1

/** Whether its options complete a question's sentence. */
export const hasGaps = (text: string): boolean => gapsOf(text) > 0

/**
 * The sentence with its correct options in its gaps, and its reading; nothing where it has no gaps, another number of
 * them than of correct options, or where a part is Mandarin.
 */
export function wholeSentence({
  question,
  reactable_options,
}: SentenceGameContent['questions'][number]): { text: string; pinyin: string } | undefined {
  const correct = reactable_options.filter((option) => option.is_correct)
  const parts = question.text.split(GAP)
  if (question.lang === 'zh' || question.pinyin === undefined) return undefined
  if (!hasGaps(question.text) || gapsOf(question.text) !== correct.length) return undefined
  if (correct.some((option) => option.lang === 'zh' || option.pinyin === undefined)) return undefined
  const syllables = question.pinyin.split(' ').filter(Boolean)
  let read = 0
  const readings = parts.flatMap((part, index) => {
    const from = read
    read += hanOf(part).length
    return [syllables.slice(from, read).join(' '), correct[index]?.pinyin ?? '']
  })
  return {
    text: parts.map((part, index) => part + (correct[index]?.text ?? '')).join(''),
    pinyin: readings.filter(Boolean).join(' '),
  }
}
