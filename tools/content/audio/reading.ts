import { phonemesOf } from './phones.ts'

/** Syllables said in one breath, and the silence before them in seconds. */
export type Phrase = { pause: number; syllables: string[]; phonemes: string }

type Reading = { phrases: Phrase[] } | { missing: string }

const HAN = /[\p{Script=Han}\p{Co}□]/u
const SHORT_PAUSE = /[，、；,;]/u
const LONG_PAUSE = /[。！？：…!?:]/u
const SPEECHLESS = /[\p{Letter}\p{Number}＿_]/u
const SHORT_SECONDS = 0.24
const LONG_SECONDS = 0.42

/**
 * How a Hakka text is read: its pinyin, in phrases where the text has commas and full stops. Brackets, quotation marks
 * and spaces carry no sound.
 *
 * @param pinyin one syllable per Han character, apart by spaces
 * @returns `missing`, a Chinese sentence, where the voice must stay silent
 */
export function readingOf(text: string, pinyin: string, dialectId: number): Reading {
  const syllables = pinyin
    .toLowerCase()
    .split(/[\s-]+/)
    .filter((part) => /\d$/.test(part))
  const phrases: Phrase[] = []
  let pause = 0
  let used = 0
  let broken = true
  for (const { segment } of new Intl.Segmenter('zh-Hant').segment(text.normalize('NFC'))) {
    if (HAN.test(segment)) {
      const syllable = syllables[used++]
      if (!syllable) return { missing: `「${text}」的字數多於拼音` }
      const said = phonemesOf(syllable, dialectId)
      if ('missing' in said) return said
      const phrase = broken ? undefined : phrases.at(-1)
      if (phrase) {
        phrase.phonemes += `${boundary(phrase.syllables.at(-1) ?? '', syllable)}${said.phonemes}`
        phrase.syllables.push(syllable)
      } else phrases.push({ pause, syllables: [syllable], phonemes: said.phonemes })
      broken = false
      continue
    }
    if (SPEECHLESS.test(segment)) return { missing: `「${text}」有不是漢字的「${segment}」` }
    const length = LONG_PAUSE.test(segment) ? LONG_SECONDS : SHORT_PAUSE.test(segment) ? SHORT_SECONDS : 0
    if (length && phrases.length) {
      pause = broken ? Math.max(pause, length) : length
      broken = true
    }
  }
  if (used === 0) return { missing: `「${text}」沒有漢字` }
  return used === syllables.length ? { phrases } : { missing: `「${text}」的拼音多於字數` }
}

/** A nasal before a vowel would become that vowel's onset and take its tone: a shortest break keeps it where it is. */
function boundary(before: string, after: string): string {
  const nasal = /[mn]g?$/.test(before.replace(/\d+$/, ''))
  return nasal && /^[aeiou]/.test(after) ? ' _| ' : ' '
}
