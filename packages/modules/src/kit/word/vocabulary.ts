import { z } from 'zod'
import { hakkaUnderHakka, media, sound, translation } from '#kit/content.ts'
import { means } from '#kit/meaning.ts'

const hover = means({ is: 'hakka', reading: 'pinyin_hover', as: 'hover' }, z.string().max(500))

/** A word with picture, sound and an example sentence: the content of `word` and `kid_vocabulary`. */
const vocabularyWord = z.object({
  text: means(
    { is: 'said', as: 'card' },
    hakkaUnderHakka({
      chinese: translation(500).default(''),
      audio: sound.optional(),
      image: media.optional(),
      hakka_hover: hover.optional(),
      pinyin_hover: z.string().max(500).optional(),
    }),
  ),
  sentence: means(
    { is: 'said', as: 'example' },
    hakkaUnderHakka({
      chinese: translation(500).default(''),
      audio: sound.optional(),
      image: media.optional(),
    }),
  ).optional(),
})
export type VocabularyWord = z.output<typeof vocabularyWord>

/** `words.words` is the specification's older shape of the same list. */
export const vocabulary = z.object({ words: z.array(vocabularyWord).min(1).max(200) })
export type Vocabulary = z.output<typeof vocabulary>

const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}

const isOld = (word: unknown): boolean => {
  const { hakka, hover_text, hover_pinyin } = record(record(word).text)
  return !hakka || hover_text !== undefined || hover_pinyin !== undefined
}

/**
 * Older vocabulary: `words.words`, `hover_text` and `hover_pinyin` (copied where the hover fields are empty),
 * and words without a Hakka text, which are never shown.
 */
export const migrateVocabulary = (content: unknown): unknown =>
  inPresentShape(content, (text) => Boolean(text.hakka))

/** In a draft a word whose Hakka is still to be written stays. */
export const migrateVocabularyDraft = (content: unknown): unknown => inPresentShape(content, () => true)

function inPresentShape(content: unknown, isKept: (text: Record<string, unknown>) => boolean): unknown {
  const outer = record(content)
  const list = Array.isArray(outer.words) ? outer.words : record(outer.words).words
  if (!Array.isArray(list)) return content
  if (list === outer.words && !list.some(isOld)) return content
  const words = list.map(record).flatMap((word) => {
    const { hover_text, hover_pinyin, ...text } = record(word.text)
    if (!isKept(text)) return []
    const hover = {
      hakka_hover: text.hakka_hover || hover_text,
      pinyin_hover: text.pinyin_hover || hover_pinyin,
    }
    const filled = Object.fromEntries(Object.entries(hover).filter(([, value]) => value))
    return [{ ...word, text: { ...text, ...filled } }]
  })
  return { ...outer, words }
}
