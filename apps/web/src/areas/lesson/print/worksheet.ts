import { graphemes, plainText } from '@hakka/hakka/characters'
import { formatSyllable } from '@hakka/hakka/pinyin'
import { type RubyCell, rubyCells, rubyMismatch } from '@hakka/hakka/ruby'
import type { ModuleHost } from '@hakka/modules/host'
import { shuffle } from '@hakka/modules/web'

/** A text in Hakka; without a pinyin where it has none that fits. */
export interface PrintText {
  hakka: string
  pinyin: string | undefined
  /** Empty where there is none. */
  chinese: string
}

/** A word of the lesson as it is printed. */
export interface PrintWord extends PrintText {
  /** Address of its picture. */
  picture: string | undefined
  sentence: PrintText | undefined
}

/** One sheet of tasks. A part for which the lesson has too few words is empty. */
export interface Worksheet {
  /** Written beside its picture. */
  written: PrintWord[]
  /** The words, and their meanings in another order. `letter` of a meaning answers its word. */
  matched: { words: PrintWord[]; meanings: { letter: string; word: PrintWord }[] }
  /** Sentences with their word left out, and the words to choose from. */
  filled: { bank: PrintWord[]; sentences: { word: PrintWord; text: PrintText }[] }
  /** Rows of words, of which the teacher says one. */
  heard: { words: PrintWord[]; said: PrintWord }[]
}

/** Most tasks of a part, so that all of them fit two pages; and the fewest that are worth one. */
const WRITTEN_MAX = 6
const MATCHED = { min: 3, max: 8 }
const FILLED = { min: 2, max: 6 }
const HEARD = { rows: 5, words: 3 }
const LETTERS = '甲乙丙丁戊己庚辛'
const BLANK = '＿＿＿＿'

/** The lesson's words, each once, without the marks that only a page can use. */
export function printWords(vocabulary: ModuleHost['vocabulary']): PrintWord[] {
  const seen = new Set<string>()
  return vocabulary.flatMap(({ text, sentence }) => {
    const word = printText(text)
    if (seen.has(word.hakka)) return []
    seen.add(word.hakka)
    return [{ ...word, picture: text.image?.url, sentence: sentence && printText(sentence) }]
  })
}

function printText({ hakka, pinyin, chinese }: { hakka: string; pinyin?: string; chinese: string }) {
  const plain = plainText(hakka)
  const fits = pinyin !== undefined && pinyin !== '' && rubyMismatch(plain, pinyin) === undefined
  return { hakka: plain, pinyin: fits ? pinyin : undefined, chinese }
}

/** A sheet of the lesson's words, the same for the same number: a class and its key belong together. */
export function makeWorksheet(words: readonly PrintWord[], dialectId: number, set: number): Worksheet {
  const dealt = (of: readonly PrintWord[], part: number) => shuffle(of, set * 16 + part)
  const meant = oneEach(words, ({ chinese }) => chinese)
  const matched = dealt(meant, 1).slice(0, MATCHED.max)
  const sentences = dealt(words, 2)
    .flatMap((word) => {
      const text = word.sentence && withBlank(word.sentence, word.hakka, dialectId)
      return text ? [{ word, text }] : []
    })
    .slice(0, FILLED.max)
  return {
    written: dealt(
      words.filter(({ picture }) => picture),
      0,
    ).slice(0, WRITTEN_MAX),
    matched:
      matched.length < MATCHED.min
        ? { words: [], meanings: [] }
        : {
            words: matched,
            meanings: dealt(matched, 3).map((word, at) => ({ letter: LETTERS[at] ?? '', word })),
          },
    filled:
      sentences.length < FILLED.min
        ? { bank: [], sentences: [] }
        : {
            bank: dealt(
              sentences.map(({ word }) => word),
              4,
            ),
            sentences,
          },
    heard: heardRows(words, set),
  }
}

function heardRows(words: readonly PrintWord[], set: number): Worksheet['heard'] {
  // Two words of one sound can't be told apart by ear.
  const apart = oneEach(words, ({ hakka, pinyin }) => pinyin ?? hakka)
  if (apart.length < HEARD.words) return []
  return shuffle(apart, set * 16 + 5)
    .slice(0, HEARD.rows)
    .map((said, row) => {
      const others = apart.filter((word) => word !== said)
      const two = shuffle(others, set * 16 + 6 + row).slice(0, HEARD.words - 1)
      return { said, words: shuffle([said, ...two], set * 32 + row) }
    })
}

/** The words whose value is not empty, the first of each value. */
function oneEach(words: readonly PrintWord[], by: (word: PrintWord) => string): PrintWord[] {
  const values = words.map(by)
  return words.filter((_, at) => values[at] !== '' && values.indexOf(values[at] ?? '') === at)
}

/** A sentence with one word left out of text and pinyin; none where the word is not in it. */
function withBlank(sentence: PrintText, word: string, dialectId: number): PrintText | undefined {
  const wanted = graphemes(word)
  const cells: RubyCell[] =
    sentence.pinyin === undefined
      ? graphemes(sentence.hakka).map((text) => ({ text }))
      : rubyCells(sentence.hakka, sentence.pinyin)
  const from = cells.findIndex((_, at) => wanted.every((own, index) => cells[at + index]?.text === own))
  if (from === -1) return undefined
  const left = cells.toSpliced(from, wanted.length, { text: BLANK })
  const syllables = left.flatMap(({ syllable }) =>
    syllable ? [formatSyllable(syllable, dialectId, 'numbers')] : [],
  )
  return {
    hakka: left.map(({ text }) => text).join(''),
    pinyin: sentence.pinyin === undefined ? undefined : syllables.join(' '),
    chinese: sentence.chinese,
  }
}

/** The letter of a word's meaning. */
export const letterOf = ({ matched }: Worksheet, word: PrintWord): string =>
  matched.meanings.find((meaning) => meaning.word === word)?.letter ?? ''
