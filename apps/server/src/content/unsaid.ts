import { dialectName } from '@hakka/contract/constants'
import { isHan } from '@hakka/hakka/characters'
import type { Dictionary } from './dictionary.ts'
import { type Notes, notesOf } from './notes.ts'

const SIXIAN = 1
const ZHAOAN = 5
const SOUTHERN_SIXIAN = 6
const LONGEST_WORD = 9

/** Single characters that are words enough to be doubted. */
const SINGLES = new Set('摎看乜吂筷粥搞遽痛拿餵揀晒')
/** After a verb these stay (跌落來); alone they are another dialect's 'come in', 'go in'. */
const COMPLEMENTS = new Set(['落來', '落去'])
/** 詔安 has these in another sense (阿婆: great-grandmother). */
const FALSE_FRIENDS = new Set(['阿婆', '後生', '倒轉', '妹子', '成下'])
/** 落水 is rain in 海陸 only, but everybody falls into water; 一滴 is 'a little' for some and a drop for all. */
const AS_SPELT = /[跌丟跳沉]落水|落水肚|一滴/gu
/** Named as the other dialect's word, but everyday in this one too. */
const COMMON_ALL_THE_SAME = new Set(['所以', '簿仔', '冷著'])
const MEASURES = new Set('隻條張本枝支粒蕊儕位兜項領皮間頭叢雙垤坵擺個')
/** What a dialect says where the character is meant as in 四縣: very, most, a finished act, that. */
const IN_CONTEXT: Record<number, Record<string, string>> = {
  [ZHAOAN]: { 當: '真 zhin11', 盡: '頭 teu53', 了: '矣 a31', 該: '遐 ga24' },
  [SOUTHERN_SIXIAN]: { 當: '蓋 goi55' },
}
/** 當毋起, 當著: verbs, no "very". */
const VERB_AFTER = /^(毋會?[起核得過著]|[著若值婚嫁使致量力])/

/** Which words of a text its dialect does not say, by the Ministry's dictionary. */
export interface Lexicon {
  /** Reasons in Chinese, none twice. A word that the dictionary does not know is not doubted. */
  unsaid(text: string, dialectId: number): string[]
}

/** Made once for a dictionary, for many texts. */
export function lexiconOf(dictionary: Dictionary): Lexicon {
  const notes = notesOf(dictionary)
  const nouns = nounsOf(dictionary)
  const known = knownWords(dictionary, notes)
  return { unsaid }

  function unsaid(text: string, dialectId: number): string[] {
    const reasons = new Set<string>()
    for (const run of runsOf(dialectId === SIXIAN ? text.replace(AS_SPELT, '，') : text)) {
      const words = wordsIn(run, dialectId)
      for (const [at, word] of words.entries()) {
        const reason = inContext(words, at, dialectId) ?? notSaid(word, at, dialectId)
        if (reason) reasons.add(reason)
      }
    }
    return [...reasons]
  }

  function says(word: string, dialectId: number): boolean {
    return (dictionary.words[dialectId]?.has(word) || notes.own[dialectId]?.has(word)) ?? false
  }

  function notSaid(word: string, at: number, dialectId: number): string | undefined {
    if (at > 0 && COMPLEMENTS.has(word)) return undefined
    if (charactersOf(word) === 1 && !SINGLES.has(word)) return undefined
    const given = [...(notes.instead[dialectId]?.get(word) ?? [])].join('、')
    const name = dialectName(dialectId)
    if (!says(word, dialectId)) {
      if (given) return `${name}不說「${word}」，辭典給的是「${given}」`
      return isOthers(word, dialectId) ? `「${word}」不是${name}的詞，辭典沒有${name}的讀音` : undefined
    }
    if (dialectId === ZHAOAN && FALSE_FRIENDS.has(word)) {
      return `${name}的「${word}」是別的意思，辭典給的是「${given}」`
    }
    if (notes.withoutZai[dialectId]?.has(word)) return `${name}的「${word}」沒有仔尾`
    const named = isNamedAsOthers(word) ? notes.namedFor[dialectId]?.get(word) : undefined
    return named && `「${word}」是${dialectName(3 - dialectId)}的詞，${name}說「${[...named].join('、')}」`
  }

  function isOthers(word: string, dialectId: number): boolean {
    const only = notes.onlyIn.get(word)
    const isSixian = only === SIXIAN && dialectId === SOUTHERN_SIXIAN
    return only !== undefined && only !== dialectId && !isSixian
  }

  function isNamedAsOthers(word: string): boolean {
    const bound = notes.onlyIn.has(word) || notes.onlyInOneSense.has(word)
    return charactersOf(word) > 1 && !bound && !COMMON_ALL_THE_SAME.has(word)
  }

  /** Characters that a dialect has in another sense: what follows decides. */
  function inContext(words: readonly string[], at: number, dialectId: number): string | undefined {
    const [word, next] = [words[at] ?? '', words[at + 1]]
    const own = IN_CONTEXT[dialectId]?.[word]
    if (!own) return undefined
    return isMeant(word, next, words.slice(at + 1).join(''))
      ? `${dialectName(dialectId)}這裡不說「${word}」，辭典給的是「${own}」`
      : undefined
  }

  function isMeant(word: string, next: string | undefined, rest: string): boolean {
    if (word === '了') return next === undefined
    if (word === '該') return MEASURES.has(next?.[0] ?? '')
    return next !== undefined && !nouns.has(next) && !VERB_AFTER.test(rest)
  }

  /** A run of characters as the fewest words, among those the ones that the dialect says. */
  function wordsIn(characters: readonly string[], dialectId: number): string[] {
    const best: { cost: number; start: number; word: string }[] = [{ cost: 0, start: 0, word: '' }]
    for (let end = 1; end <= characters.length; end++) {
      for (let start = end - 1; start >= Math.max(0, end - LONGEST_WORD); start--) {
        const word = characters.slice(start, end).join('')
        if (end - start > 1 && !known.has(word)) continue
        const strange = end - start > 1 && !says(word, dialectId)
        const cost = (best[start]?.cost ?? 0) + 1 + (strange ? 0.01 : 0)
        if (cost < (best[end]?.cost ?? Number.POSITIVE_INFINITY)) best[end] = { cost, start, word }
      }
    }
    const words: string[] = []
    for (let at = characters.length; at > 0; at = best[at]?.start ?? 0) words.unshift(best[at]?.word ?? '')
    return words
  }
}

/** Runs of characters between anything that is none; brackets of an article's words join what they part. */
export function runsOf(text: string): string[][] {
  const runs: string[][] = [[]]
  for (const character of text.normalize('NFC').replace(/[[\]【】]/g, '')) {
    if (isHan(character)) runs.at(-1)?.push(character)
    else runs.push([])
  }
  return runs.filter((run) => run.length > 0)
}

/** Every word of two characters and more: headwords and a dialect's own. */
function knownWords({ entries }: Dictionary, notes: Notes): Set<string> {
  const all = [...entries.map(({ word }) => word), ...notes.own.flatMap((words) => [...words.keys()])]
  return new Set(all.filter((word) => charactersOf(word) > 1 && charactersOf(word) <= LONGEST_WORD))
}

/** Words that are nouns or measures in all their entries. */
function nounsOf({ entries }: Dictionary): Set<string> {
  const kinds = new Map<string, string[]>()
  for (const { word, partOfSpeech = '' } of entries) {
    kinds.set(word, [...(kinds.get(word) ?? []), ...partOfSpeech.split('、').filter(Boolean)])
  }
  const isNoun = (own: string[]) => own.length > 0 && own.every((kind) => kind === '名' || kind === '量')
  return new Set([...kinds].filter(([, own]) => isNoun(own)).map(([word]) => word))
}

const charactersOf = (word: string) => [...word].length
