import { knowsSandhi, saidContour } from '@hakka/hakka/sandhi'
import { parseSyllable } from '@hakka/judge/syllable'
import { type Ending, fallOf } from './melody.ts'
import { phonemesOf } from './phones.ts'

/**
 * Syllables said in one breath, with the tones that speech gives them, and the silence before them in seconds. Where the
 * breath falls, `sinks` are the semitones by which each syllable lies below its own contour.
 */
export type Phrase = { pause: number; syllables: string[]; phonemes: string; sinks?: number[] }

type Breath = Pick<Phrase, 'pause' | 'syllables'> & { ending: Ending }

type Reading = { phrases: Phrase[] } | { missing: string }

const HAN = /[\p{Script=Han}\p{Co}□]/u
const SHORT_PAUSE = /[，、；,;]/u
const LONG_PAUSE = /[。！？：…!?:]/u
const QUESTION = /[？?]/u
const GOES_ON = /[，、；,;：…:]/u
const SPEECHLESS = /[\p{Letter}\p{Number}＿_]/u
const SHORT_SECONDS = 0.24
const LONG_SECONDS = 0.42

/**
 * How a Hakka text is read: its pinyin, in phrases where the text has commas and full stops. Brackets, quotation marks
 * and spaces carry no sound. Within a phrase tones change as speech changes them; a dialect whose sandhi is not known says
 * single syllables only.
 *
 * @param pinyin one syllable per Han character, apart by spaces
 * @param falling whether each breath falls towards its end; for voices of roles
 * @returns `missing`, a Chinese sentence, where the voice must stay silent
 */
export function readingOf(text: string, pinyin: string, dialectId: number, falling = false): Reading {
  const syllables = pinyin
    .toLowerCase()
    .split(/[\s-]+/)
    .filter((part) => /\d$/.test(part))
  const breaths: Breath[] = []
  let pause = 0
  let used = 0
  let broken = true
  for (const { segment } of new Intl.Segmenter('zh-Hant').segment(text.normalize('NFC'))) {
    if (HAN.test(segment)) {
      const syllable = syllables[used++]
      if (!syllable) return { missing: `「${text}」的字數多於拼音` }
      const breath = broken ? undefined : breaths.at(-1)
      if (breath) breath.syllables.push(syllable)
      else breaths.push({ pause, syllables: [syllable], ending: 'stop' })
      broken = false
      continue
    }
    if (SPEECHLESS.test(segment)) return { missing: `「${text}」有不是漢字的「${segment}」` }
    const length = LONG_PAUSE.test(segment) ? LONG_SECONDS : SHORT_PAUSE.test(segment) ? SHORT_SECONDS : 0
    const before = breaths.at(-1)
    if (length && before) {
      if (QUESTION.test(segment)) before.ending = 'question'
      else if (!broken && GOES_ON.test(segment)) before.ending = 'comma'
      pause = broken ? Math.max(pause, length) : length
      broken = true
    }
  }
  if (used === 0) return { missing: `「${text}」沒有漢字` }
  if (used < syllables.length) return { missing: `「${text}」的拼音多於字數` }
  return said(breaths, dialectId, falling)
}

function said(breaths: readonly Breath[], dialectId: number, falling: boolean): Reading {
  const phrases: Phrase[] = []
  for (const { pause, syllables, ending } of breaths) {
    if (syllables.length > 1 && !knowsSandhi(dialectId)) {
      return { missing: '此腔調的連讀變調還沒有老師確認，只唸單音節' }
    }
    const spoken = withSandhi(syllables, dialectId)
    const falls = falling && knowsSandhi(dialectId) ? fallOf(spoken.length, ending) : undefined
    let phonemes = ''
    for (const [i, syllable] of spoken.entries()) {
      const sound = phonemesOf(syllable, dialectId, falls?.[i])
      if ('missing' in sound) return sound
      phonemes += (i ? boundary(spoken[i - 1] ?? '', syllable) : '') + sound.phonemes
    }
    const sinks = falls && { sinks: falls.map(({ sink }) => sink) }
    phrases.push({ pause, syllables: spoken, phonemes, ...sinks })
  }
  return { phrases }
}

/** Pinyin syllables of one breath with the contours that they are said with; what does not parse stays. */
function withSandhi(syllables: readonly string[], dialectId: number): string[] {
  const parsed = syllables.map(parseSyllable)
  return syllables.map((syllable, i) => {
    const own = parsed[i]
    return own ? syllable.replace(/\d+$/, saidContour(own, parsed[i + 1] ?? undefined, dialectId)) : syllable
  })
}

/** A nasal before a vowel would become that vowel's onset and take its tone: a shortest break keeps it where it is. */
function boundary(before: string, after: string): string {
  const nasal = /[mn]g?$/.test(before.replace(/\d+$/, ''))
  return nasal && /^[aeiou]/.test(after) ? ' _| ' : ' '
}
