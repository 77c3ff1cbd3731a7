import { foldHakka, gramsToAsk, spellingsOf } from '@hakka/hakka/fold'
import { SYLLABLES } from '@hakka/hakka/syllables'
import { readTyped, type TypedSyllable } from '@hakka/hakka/typed'

/** What the index is asked for a keyword, and how the keyword is then found in a text. */
export interface Asked {
  kind: 'text' | 'letters' | 'tones'
  /** More than the index knows of: looked for in the texts of those lessons that have all of its parts. */
  long: boolean
  /** Tokens of `lesson_search.grams`: all of them, but any for a short keyword with tones. */
  grams: string[]
  /** Stands in `names` and `body`: the folded text, or the letters with spaces around. */
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
  const letters = syllables.map((own) => own.letters)
  const pattern = `(^|\\s)${syllables.map(patternOf).join(' ')}(\\s|$)`
  const all = { needle: ` ${letters.join(' ')} `, pattern, syllables }
  const short = syllables.length <= 2
  if (!syllables.some(({ tones }) => tones)) {
    return { kind: 'letters', long: !short, grams: pairsOf(letters).map((own) => `~${own}`), ...all }
  }
  const known = syllables.flatMap(({ letters: own, tones }) =>
    tones ? [tones.map((tone) => own + tone)] : [],
  )
  if (short && known.length === syllables.length) {
    const [first = [], second = ['']] = known
    const grams = first.flatMap((own) => second.map((next) => `~${own} ${next}`.trimEnd()))
    return { kind: 'tones', long: false, grams, ...all }
  }
  const sure = known.flatMap((own) => (own.length === 1 ? own : []))
  return { kind: 'tones', long: true, grams: [...pairsOf(letters), ...sure].map((own) => `~${own}`), ...all }
}

const patternOf = ({ letters, tones }: TypedSyllable) =>
  letters + (tones && tones.length > 0 ? `(${tones.join('|')})` : tones ? 'x' : '[0-9]+')

const pairsOf = (letters: readonly string[]) =>
  letters.length === 1 ? [...letters] : letters.slice(1).map((own, at) => `${letters[at]} ${own}`)
