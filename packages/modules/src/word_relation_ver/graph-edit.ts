import { asBlank, doubledBlank, newOptionId } from '#kit/in-place/blank-edit.ts'
import { inserted, type Keyed, newKey, replaced, withKeys, without } from '#kit/in-place/list.ts'
import { NO_TEXT } from '#kit/in-place/text.ts'
import type { RelationDraft } from './content.ts'

export type Word = RelationDraft['words'][number]
type Relation = RelationDraft['relations'][number]

export const WORDS_MOST = 16
const RELATIONS_MOST = 32

export interface GraphWord extends Keyed {
  value: Word
}

/** A relation, from word to word by their keys. */
export interface GraphRelation extends Keyed {
  from: number
  to: number
  value: Relation
}

export interface GraphBoard {
  words: readonly GraphWord[]
  relations: readonly GraphRelation[]
}

/** The words and what joins them; a relation to a word that is none is left out. */
export function readGraph({ words = [], relations = [] }: RelationDraft): GraphBoard {
  const own = withKeys(words, (value, key): GraphWord => ({ key, value }))
  const keyOf = (id: number) => own.find(({ value }) => value.id === id)?.key
  return {
    words: own,
    relations: relations.flatMap((value, index) => {
      const [from, to] = [keyOf(value.from), keyOf(value.to)]
      return from === undefined || to === undefined ? [] : [{ key: index + 1, from, to, value }]
    }),
  }
}

export function writeGraph({ words, relations }: GraphBoard): RelationDraft {
  const idOf = (key: number) => words.find((own) => own.key === key)?.value.id ?? 0
  return {
    words: words.map(({ value }) => value),
    relations: relations.map(({ from, to, value }) => ({ ...value, from: idOf(from), to: idOf(to) })),
  }
}

const newWordId = ({ words }: GraphBoard): number => Math.max(0, ...words.map(({ value }) => value.id)) + 1

export const optionIdIn = ({ relations }: GraphBoard): number =>
  newOptionId(relations.map(({ value }) => value))

type Added = { board: GraphBoard; key: number } | undefined

export function addWord(board: GraphBoard, value?: Omit<Word, 'id'>): Added {
  if (board.words.length >= WORDS_MOST) return undefined
  const key = newKey(board.words)
  const word = { ...(value ?? NO_TEXT), id: newWordId(board) }
  return { board: { ...board, words: [...board.words, { key, value: word }] }, key }
}

/** One more word, which a relation leads to. */
export function addRelated(board: GraphBoard, from: number): (Added & { relation: number }) | undefined {
  const added = addWord(board)
  const joined = added && connect(added.board, from, added.key)
  return added && joined && { board: joined.board, key: added.key, relation: joined.key }
}

export const doubleWord = (board: GraphBoard, key: number): Added => {
  const word = board.words.find((own) => own.key === key)
  return word && addWord(board, word.value)
}

/** Takes a word away with all that leads to it or from it. */
export const removeWord = ({ words, relations }: GraphBoard, key: number): GraphBoard => ({
  words: without(words, key),
  relations: relations.filter(({ from, to }) => from !== key && to !== key),
})

export const setWord = (board: GraphBoard, key: number, value: Word): GraphBoard => ({
  ...board,
  words: replaced(board.words, key, (own) => ({ ...own, value: { ...value, id: own.value.id } })),
})

/** Joins two words. There may be several relations between them, but none of a word to itself. */
export function connect(board: GraphBoard, from: number, to: number): Added {
  const there = (key: number) => board.words.some((own) => own.key === key)
  if (from === to || !there(from) || !there(to) || board.relations.length >= RELATIONS_MOST) return undefined
  const key = newKey(board.relations)
  const value: Relation = { ...NO_TEXT, from: 0, to: 0, interactive_flg: false, options: [] }
  return { board: { ...board, relations: [...board.relations, { key, from, to, value }] }, key }
}

export const setRelation = (board: GraphBoard, key: number, value: Relation): GraphBoard => ({
  ...board,
  relations: replaced(board.relations, key, (own) => ({ ...own, value })),
})

export const turnBlank = (board: GraphBoard, key: number, on: boolean): GraphBoard => {
  const own = board.relations.find((relation) => relation.key === key)
  return own ? setRelation(board, key, asBlank(own.value, on, optionIdIn(board))) : board
}

/** A relation the other way round. */
export const turnRound = (board: GraphBoard, key: number): GraphBoard => ({
  ...board,
  relations: replaced(board.relations, key, (own) => ({ ...own, from: own.to, to: own.from })),
})

/** Another end of a relation; one that would join a word to itself changes places with it. */
export function setEnd(board: GraphBoard, key: number, end: 'from' | 'to', word: number): GraphBoard {
  const own = board.relations.find((relation) => relation.key === key)
  if (!own) return board
  if (own[end === 'from' ? 'to' : 'from'] === word) return turnRound(board, key)
  return { ...board, relations: replaced(board.relations, key, (one) => ({ ...one, [end]: word })) }
}

export const removeRelation = (board: GraphBoard, key: number): GraphBoard => ({
  ...board,
  relations: without(board.relations, key),
})

export function doubleRelation(board: GraphBoard, key: number): Added {
  const at = board.relations.findIndex((relation) => relation.key === key)
  const own = board.relations[at]
  if (!own || board.relations.length >= RELATIONS_MOST) return undefined
  const next = { ...own, key: newKey(board.relations), value: doubledBlank(own.value, optionIdIn(board)) }
  return { board: { ...board, relations: inserted(board.relations, at + 1, next) }, key: next.key }
}

/** The graph as its drawing wants it: words by their keys. */
export const drawn = ({ words, relations }: GraphBoard) => ({
  words: words.map(({ key }) => ({ id: key })),
  relations: relations.map(({ from, to }) => ({ from, to })),
})

export const wordSpot = (key: number): string => `word ${key}`
export const relationSpot = (key: number): string => `relation ${key}`

/** The thing of the board that a path of the content leads to. */
export function spotOfGraph({ words, relations }: GraphBoard, path: readonly string[]): string | undefined {
  const [list, index] = path
  if (index === undefined) return undefined
  const word = list === 'words' ? words[Number(index)] : undefined
  const relation = list === 'relations' ? relations[Number(index)] : undefined
  return (word && wordSpot(word.key)) ?? (relation && relationSpot(relation.key))
}
