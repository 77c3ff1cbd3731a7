import { pairsOf } from '../domain/dictionary/pairs.ts'
import { add, type ByDialect, byDialect, type Dictionary, syllablesOf } from './dictionary.ts'

/** 僅四縣用，海陸為「承蒙」 */
const ONLY = /僅(四縣|海陸)腔?用(?:，(?:四縣|海陸)腔?[為用](.+?)[。；]|)/
/** 四縣不說「暗摸摸」，說成「暗摸摸仔（音am55 mo24 mo24 e31四）」 */
const NOT = /(四縣|海陸)不說「[^」]+」，說成「([^（」]+)（音([a-z0-9 ]+)/
const WITHOUT_ZAI = /(四縣|海陸)無仔尾/

/** What the dictionary says of who says which word, in its columns of own words and in its explanations. */
export interface Notes {
  /** Headword to what that dialect says in its place: word and reading. */
  instead: ByDialect
  /** Words of a dialect's own that are no headwords, and those that only an explanation names. */
  own: ByDialect
  /** Headwords that 四縣 or 海陸 alone uses, in all senses, and in one of several. */
  onlyIn: Map<string, number>
  onlyInOneSense: Set<string>
  /** Words named as the other's, to what this dialect says. */
  namedFor: ByDialect
  withoutZai: ByDialect
}

export function notesOf({ entries, words }: Dictionary): Notes {
  const notes: Notes = {
    instead: byDialect(),
    own: byDialect(),
    onlyIn: new Map(),
    onlyInOneSense: new Set(),
    namedFor: byDialect(),
    withoutZai: byDialect(),
  }
  for (const { word: headword, readings, meanings = [] } of entries) {
    for (const reading of readings) {
      for (const { word, pinyin } of pairsOf(headword, reading)) {
        if (word !== headword) give(notes, reading.dialect_id, headword, word, pinyin)
      }
    }
    for (const { description } of meanings) readNote(headword, description, meanings.length > 1)
  }
  return notes

  function readNote(headword: string, description: string, isOneOfMany: boolean): void {
    const [, only = '', given = ''] = ONLY.exec(description) ?? []
    if (only && isOneOfMany) notes.onlyInOneSense.add(headword)
    else if (only) {
      const dialect = idOf(only)
      const other = 3 - dialect
      notes.onlyIn.set(headword, dialect)
      for (const [, spelt = ''] of given.matchAll(/「([^」]+)」/g)) {
        const [reading = ''] = words[other]?.get(spelt) ?? []
        add(notes.instead[other], headword, `${spelt} ${reading}`.trim())
        add(notes.namedFor[dialect], spelt, headword)
      }
    }
    const [, not = '', says = '', pinyin = ''] = NOT.exec(description) ?? []
    if (not && !isOneOfMany) give(notes, idOf(not), headword, says, pinyin)
    const [, bare = ''] = WITHOUT_ZAI.exec(description) ?? []
    if (bare) add(notes.withoutZai[idOf(bare)], headword, '')
  }
}

function give(notes: Notes, dialect: number, headword: string, word: string, pinyin: string): void {
  add(notes.instead[dialect], headword, `${word} ${syllablesOf(pinyin).join(' ')}`)
  add(notes.own[dialect], word, headword)
}

/** Explanations tell 四縣 and 海陸 apart; the others have columns. */
const idOf = (name: string) => (name === '四縣' ? 1 : 2)
