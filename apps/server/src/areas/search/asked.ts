import { foldHakka, gramsToAsk, spellingsOf } from '@hakka/hakka/fold'
import { SYLLABLES } from '@hakka/hakka/syllables'
import { readTyped, type TypedSyllable } from '@hakka/hakka/typed'

/** What the index is asked for a keyword, and how the keyword is then found in a text. */
export interface Asked {
  /** `letters`: pinyin that can be said in one way; `tones`: some syllable has several tones, or some have none. */
  kind: 'text' | 'letters' | 'tones'
  /** More than the index knows of: looked for in the texts of those lessons that have all of its parts. */
  long: boolean
  /** Tokens of `lesson_search.grams`: all of them, but any for a short keyword with tones. */
  grams: string[]
  /** Stands in `names` and `body`: the folded text, or the pinyin, with tones where all have one, spaces around. */
  needle: string
  /** Finds it in a text's Chinese, or in a pinyin with contour numbers: an expression of PostgreSQL. */
  pattern: string
  /** The syllables that were typed; none for a text. */
  syllables: readonly TypedSyllable[]
}

/**
 * Reads a keyword: pinyin where each of its syllables is known or has a tone, else a text.
 * @returns `undefined` where nothing is left of it to look for
 */
export function askedOf(keyword: string, dialectId?: number): Asked | undefined {
  const syllables = readTyped(keyword, dialectId)
  if (syllables?.every(({ letters, tones }) => tones || SYLLABLES.has(letters))) return askedPinyin(syllables)
  const needle = foldHakka(keyword)
  if (needle === '') return undefined
  const characters = Array.from(needle)
  return {
    kind: 'text',
    long: characters.length > 2,
    grams: gramsToAsk(needle),
    needle,
    pattern: characters.map((own) => classOf(spellingsOf(own))).join(BETWEEN),
    syllables: [],
  }
}

/** Signs that folding leaves out and that stand within a sentence. */
const BETWEEN = '[ ，。、；：？！「」『』（）…,.;:?!()"\'-]*'

/** Folded characters are letters, digits and marks: none of them means anything in an expression. */
const classOf = (characters: string) => (Array.from(characters).length > 1 ? `[${characters}]` : characters)

function askedPinyin(syllables: readonly TypedSyllable[]): Asked {
  const pattern = `(^|\\s)${syllables.map(patternOf).join(' ')}(\\s|$)`
  const long = syllables.length > 2
  const forms = syllables.map(formsOf)
  const letters = syllables.map((own) => own.letters)
  const sure = forms.flatMap((own) => (own.length === 1 ? own : []))
  const isSure = sure.length === forms.length
  const alike = syllables.every(({ tones }) => Boolean(tones) === Boolean(syllables[0]?.tones))
  const needle = isSure && alike ? sure : letters
  const common = { long, needle: ` ${needle.join(' ')} `, pattern, syllables }
  if (isSure && (alike || !long)) return { kind: 'letters', grams: tokens(pairsOf(sure)), ...common }
  if (!long) return { kind: 'tones', grams: tokens(combined(forms)), ...common }
  return { kind: 'tones', grams: tokens([...pairsOf(letters), ...(isSure ? pairsOf(sure) : [])]), ...common }
}

/** How a syllable stands in the index: each tone that is meant, or its letters alone. */
const formsOf = ({ letters, tones }: TypedSyllable) => tones?.map((tone) => letters + tone) ?? [letters]

const combined = ([first = [], second]: readonly string[][]) =>
  second ? first.flatMap((own) => second.map((next) => `${own} ${next}`)) : first

const tokens = (texts: readonly string[]) => texts.map((text) => `~${text}`)

const patternOf = (syllable: TypedSyllable) =>
  syllable.tones ? `(${formsOf(syllable).join('|') || 'x'})` : `${syllable.letters}[0-9]+`

const pairsOf = (forms: readonly string[]) =>
  forms.length === 1 ? [...forms] : forms.slice(1).map((own, at) => `${forms[at]} ${own}`)
