import { readingFault } from '@hakka/hakka/ruby'

/** A text as it is being written: Hakka with its reading, or Mandarin. */
export interface DraftText {
  text: string
  lang?: 'zh' | undefined
  pinyin?: string | undefined
}

/** A text nobody has written yet. */
export const NO_TEXT = { text: '', pinyin: '' }

/** A label as contents have it: a bare string is Mandarin. */
export const textOfLabel = (label: DraftText | string | undefined): DraftText =>
  label === undefined ? NO_TEXT : typeof label === 'string' ? { text: label, lang: 'zh' } : label

export const isBlankText = (value: DraftText | undefined): boolean => !value || value.text.trim() === ''

/** Whether a text can be drawn with its reading below it: while it is typed the two do not fit each other. */
export const isReadable = ({ text, lang, pinyin }: DraftText): boolean =>
  lang !== 'zh' && pinyin !== undefined && pinyin !== '' && readingFault(text, pinyin) === undefined

/** How a thing on a board is called where it has no text yet. */
export const nameOf = (value: DraftText | undefined, otherwise: string): string =>
  value && !isBlankText(value) ? value.text : otherwise

/** A thing with another text and reading; what else belongs to it stays. */
export const saying = <V extends DraftText>(thing: V, { text, lang, pinyin }: DraftText): V => ({
  ...thing,
  text,
  lang,
  pinyin,
})
