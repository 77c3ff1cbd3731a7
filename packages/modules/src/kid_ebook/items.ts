import { plainText } from '@hakka/hakka/characters'
import type { ModuleItem } from '#kit/define.ts'

/** One slide a page of the book. */
export const ebookItems = ({
  sentences,
}: {
  sentences: readonly { hakka: { text: string } }[]
}): ModuleItem[] =>
  sentences.map((sentence, index) => ({ no: index + 1, title: plainText(sentence.hakka.text) }))
