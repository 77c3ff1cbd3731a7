import type { Sound } from '#kit/content.ts'
import type { VocabularyWord } from '#kit/word/vocabulary.ts'

/** A word of the lesson as the games use it; `no` says which cards belong together. */
export interface GameWord {
  no: number
  hakka: string
  pinyin: string
  /** Empty where the lesson gives none. */
  chinese: string
  audio?: Sound | undefined
  /** Address of its picture. */
  image?: string | undefined
}

/** The ways in which a card can show a word. */
export type Form = 'hakka' | 'pinyin' | 'chinese' | 'picture' | 'sound'

/**
 * The words the games draw from. Who sounds, means or looks like an earlier one is left out, or loses its picture:
 * a question never has two right answers.
 */
export function gameWords(vocabulary: readonly VocabularyWord[]): GameWord[] {
  const seen = new Set<string>()
  const isNew = (kind: Form, value: string) => {
    const key = `${kind} ${value}`
    const fresh = !seen.has(key)
    seen.add(key)
    return fresh
  }
  const words: GameWord[] = []
  for (const { text } of vocabulary) {
    const { hakka, pinyin, chinese, audio, image } = text
    const distinct = [
      isNew('hakka', hakka),
      isNew('pinyin', pinyin),
      chinese === '' || isNew('chinese', chinese),
    ]
    if (pinyin === '' || distinct.includes(false)) continue
    const own = image && isNew('picture', image.url) ? image.url : undefined
    words.push({ no: words.length, hakka, pinyin, chinese, audio, image: own })
  }
  return words
}

/** The forms a word has. */
export function formsOf(word: GameWord): Form[] {
  const has: Record<Form, unknown> = {
    hakka: word.hakka,
    pinyin: word.pinyin,
    chinese: word.chinese,
    picture: word.image,
    sound: word.audio,
  }
  return FORMS.filter((form) => has[form])
}

const FORMS: readonly Form[] = ['hakka', 'pinyin', 'chinese', 'picture', 'sound']
