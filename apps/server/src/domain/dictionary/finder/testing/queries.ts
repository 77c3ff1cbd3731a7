import { formatPinyin, parsePinyin, type Syllable } from '@hakka/hakka/pinyin'
import { halves, SYLLABLES } from '@hakka/hakka/syllables'
import { TONE_MARKS } from '@hakka/hakka/tones'
import type { EntryRow } from '../word-index.ts'

/** How somebody looks for a word. */
const QUERY_KINDS = [
  'exact',
  'toneless',
  'wrong-tone',
  'near-sound',
  'variant',
  'chinese',
  'other-dialect',
  'beyond-bmp',
] as const
export type QueryKind = (typeof QUERY_KINDS)[number]

/** A line of `query-table.tsv`: who asks for which entry in which way. `spoken` is the dialect the pinyin is of. */
export interface QueryLine {
  kind: QueryKind
  id: string
  dialectId: number
  spoken: number
  seed: number
}

export function parseTable(text: string): QueryLine[] {
  return text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [kind, id = '', dialectId, spoken, seed] = line.split('\t')
      const known = QUERY_KINDS.find((own) => own === kind)
      if (!known) throw new Error(`no such kind of query: ${line}`)
      return { kind: known, id, dialectId: Number(dialectId), spoken: Number(spoken), seed: Number(seed) }
    })
}

/** What is typed for an entry; the table has only ids, because the dictionary's texts are not ours to copy. */
export function queryOf({ kind, spoken, seed }: QueryLine, entry: EntryRow): string {
  // Where a dialect says it in several ways, one of them is typed.
  const [pinyin = ''] =
    entry.readings.find(({ dialect_id }) => dialect_id === spoken)?.pinyin.split('、') ?? []
  const style = seed % 2 === 0 ? 'numbers' : 'marks'
  const syllables = parsePinyin(pinyin)
  switch (kind) {
    case 'exact':
    case 'other-dialect':
      return formatPinyin(pinyin, spoken, style)
    case 'toneless':
      return syllables.map(({ letters }) => letters).join(seed % 2 === 0 ? ' ' : '')
    case 'wrong-tone':
      return formatPinyin(text(otherTone(syllables, spoken, seed)), spoken, style)
    case 'near-sound':
      return formatPinyin(text(misheard(syllables, seed)), spoken, style)
    case 'variant':
      return otherSpelling(entry.word)
    case 'chinese':
      return entry.chinese
    case 'beyond-bmp':
      return entry.word
  }
}

const text = (syllables: readonly Syllable[]) =>
  syllables.map(({ letters, tone }) => letters + tone).join(' ')

/** One syllable gets another tone of the same kind, stopped or not. */
function otherTone(syllables: readonly Syllable[], dialectId: number, seed: number): Syllable[] {
  const at = seed % syllables.length
  const { tone } = syllables[at] ?? { tone: '' }
  const others = Object.keys(TONE_MARKS[dialectId] ?? {}).filter(
    (own) => own !== tone && own.length === tone.length,
  )
  return syllables.map((syllable, place) =>
    place === at ? { ...syllable, tone: others[seed % Math.max(1, others.length)] ?? tone } : syllable,
  )
}

/** What pupils mishear, written down before the finder's own groups and apart from them. */
const MISHEARD_INITIALS = [
  'b p',
  'd t',
  'g k',
  'z c',
  'j q',
  'n l',
  'h f',
  's x',
  'zh z',
  'ch c',
  'sh s',
] as const
const MISHEARD_FINALS = [
  'in im',
  'an ang',
  'en em',
  'un ung',
  'ad ag',
  'id ib',
  'ed eb',
  'ai oi',
  'o oo',
  'ien en',
] as const

const otherOf = (pairs: readonly string[], own: string) =>
  pairs.flatMap((pair) => {
    const [one, other] = pair.split(' ')
    return own === one ? [other ?? ''] : own === other ? [one ?? ''] : []
  })

/** Every way to mishear one syllable of a word so that there still is such a syllable. */
function mishearings(syllables: readonly Syllable[]): Syllable[][] {
  return syllables.flatMap((syllable, at) => {
    const { initial, final } = halves(syllable.letters)
    const heard = [
      ...otherOf(MISHEARD_INITIALS, initial).map((other) => other + final),
      ...otherOf(MISHEARD_FINALS, final).map((other) => initial + other),
    ]
    return heard
      .filter((letters) => SYLLABLES.has(letters))
      .map((letters) => syllables.map((own, place) => (place === at ? { ...own, letters } : own)))
  })
}

function misheard(syllables: readonly Syllable[], seed: number): readonly Syllable[] {
  const ways = mishearings(syllables)
  return ways[seed % Math.max(1, ways.length)] ?? syllables
}

/** Spellings that people use for the Ministry's characters. */
const SPELLINGS = new Map([
  ['𠊎', '厓'],
  ['个', '個'],
  ['毋', '唔'],
  ['麼', '么'],
  ['臺', '台'],
  ['倈', '徠'],
  ['嫲', '嬤'],
  ['尞', '嫽'],
  ['著', '着'],
  ['裡', '裏'],
  ['雞', '鷄'],
  ['豬', '猪'],
  ['腳', '脚'],
  ['粽', '糉'],
  ['灶', '竈'],
])

const otherSpelling = (word: string) =>
  Array.from(word, (character) => SPELLINGS.get(character) ?? character).join('')
