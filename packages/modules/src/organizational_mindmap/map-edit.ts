import { asBlank, doubledBlank, newOptionId } from '#kit/in-place/blank-edit.ts'
import { inserted, type Keyed, newKey, replaced, stepped, without } from '#kit/in-place/list.ts'
import { type DraftText, NO_TEXT } from '#kit/in-place/text.ts'
import type { MindmapDraft } from './content.ts'

type Question = MindmapDraft['questions'][number]
export type Term = Question['terms'][number]

export const BRANCHES_MOST = 8
/** Of one branch. */
export const TERMS_MOST = 8

export interface MapTerm extends Keyed {
  value: Term
}

export interface MapBranch extends Keyed {
  title: Question['title']
  terms: readonly MapTerm[]
}

/** What stands in the middle, and the branches around it. */
export interface MapBoard {
  image: MindmapDraft['image']
  topic: MindmapDraft['topic']
  branches: readonly MapBranch[]
}

export function readMap({ image, topic, questions = [] }: MindmapDraft): MapBoard {
  let key = 0
  return {
    image,
    topic,
    branches: questions.map(({ title, terms = [] }, index) => ({
      key: index + 1,
      title,
      terms: terms.map((value) => ({ key: ++key, value })),
    })),
  }
}

/** What has no text is left out: the middle may be a picture alone, and a branch may have no name. */
const ifWritten = (value: DraftText | undefined) => (value && value.text !== '' ? value : undefined)

export const writeMap = ({ image, topic, branches }: MapBoard): MindmapDraft => ({
  ...(image && { image }),
  ...(ifWritten(topic) && { topic }),
  questions: branches.map(({ title, terms }) => ({
    ...(ifWritten(title) && { title }),
    terms: terms.map(({ value }) => value),
  })),
})

const termsOf = ({ branches }: MapBoard): MapTerm[] => branches.flatMap(({ terms }) => terms)

/** An id for an option that is made now. */
export const optionIdIn = (board: MapBoard): number => newOptionId(termsOf(board).map(({ value }) => value))

export const branchOf = ({ branches }: MapBoard, term: number): MapBranch | undefined =>
  branches.find(({ terms }) => terms.some(({ key }) => key === term))

const changeBranch = (
  board: MapBoard,
  key: number,
  make: (terms: readonly MapTerm[]) => readonly MapTerm[],
): MapBoard => ({
  ...board,
  branches: replaced(board.branches, key, (own) => ({ ...own, terms: make(own.terms) })),
})

type Added = { board: MapBoard; key: number } | undefined

const NEW_TERM: Term = { ...NO_TEXT, interactive_flg: false, options: [] }

/** One more branch, after another or at the end. It begins with a word: a branch without any is none. */
export function addBranch(board: MapBoard, after?: number): (Added & { term: number }) | undefined {
  if (board.branches.length >= BRANCHES_MOST) return undefined
  const key = newKey(board.branches)
  const term = newKey(termsOf(board))
  const at = board.branches.findIndex((own) => own.key === after)
  const place = at < 0 ? board.branches.length : at + 1
  const branch: MapBranch = { key, title: NO_TEXT, terms: [{ key: term, value: NEW_TERM }] }
  return { board: { ...board, branches: inserted(board.branches, place, branch) }, key, term }
}

export function doubleBranch(board: MapBoard, branch: number): Added {
  const at = board.branches.findIndex((own) => own.key === branch)
  const own = board.branches[at]
  if (!own || board.branches.length >= BRANCHES_MOST) return undefined
  const key = newKey(board.branches)
  let term = newKey(termsOf(board))
  let id = optionIdIn(board)
  const terms = own.terms.map(({ value }): MapTerm => {
    const next = doubledBlank(value, id)
    id += next.options?.length ?? 0
    return { key: term++, value: next }
  })
  return { board: { ...board, branches: inserted(board.branches, at + 1, { ...own, key, terms }) }, key }
}

export const removeBranch = (board: MapBoard, key: number): MapBoard => ({
  ...board,
  branches: without(board.branches, key),
})

export function moveBranch(board: MapBoard, key: number, step: 1 | -1, far: boolean): MapBoard {
  const branches = stepped(board.branches, key, step, far)
  return branches === board.branches ? board : { ...board, branches }
}

/** Puts a branch at a place among the others. */
export function putBranch(board: MapBoard, key: number, at: number): MapBoard {
  const own = board.branches.find((branch) => branch.key === key)
  return own ? { ...board, branches: inserted(without(board.branches, key), at, own) } : board
}

export const setTitle = (board: MapBoard, key: number, title: DraftText): MapBoard => ({
  ...board,
  branches: replaced(board.branches, key, (own) => ({ ...own, title })),
})

export function addTerm(board: MapBoard, branch: number, after?: number, value: Term = NEW_TERM): Added {
  const own = board.branches.find(({ key }) => key === branch)
  if (!own || own.terms.length >= TERMS_MOST) return undefined
  const key = newKey(termsOf(board))
  const at = own.terms.findIndex((term) => term.key === after)
  const place = at < 0 ? own.terms.length : at + 1
  return { board: changeBranch(board, branch, (terms) => inserted(terms, place, { key, value })), key }
}

export function doubleTerm(board: MapBoard, term: number): Added {
  const branch = branchOf(board, term)
  const own = branch?.terms.find(({ key }) => key === term)
  return branch && own && addTerm(board, branch.key, term, doubledBlank(own.value, optionIdIn(board)))
}

export function removeTerm(board: MapBoard, term: number): MapBoard {
  const branch = branchOf(board, term)
  return branch ? changeBranch(board, branch.key, (terms) => without(terms, term)) : board
}

export function setTerm(board: MapBoard, term: number, value: Term): MapBoard {
  const branch = branchOf(board, term)
  return branch
    ? changeBranch(board, branch.key, (terms) => replaced(terms, term, (own) => ({ ...own, value })))
    : board
}

/** Makes a word a blank, or shows it. */
export function turnBlank(board: MapBoard, term: number, on: boolean): MapBoard {
  const own = termsOf(board).find(({ key }) => key === term)
  return own ? setTerm(board, term, asBlank(own.value, on, optionIdIn(board))) : board
}

/** Puts a word at a place of a branch. */
export function moveTerm(board: MapBoard, term: number, to: number, at = Number.POSITIVE_INFINITY): MapBoard {
  const from = branchOf(board, term)
  const own = from?.terms.find(({ key }) => key === term)
  const branch = board.branches.find(({ key }) => key === to)
  if (!from || !own || !branch || (branch !== from && branch.terms.length >= TERMS_MOST)) return board
  return changeBranch(removeTerm(board, term), to, (terms) =>
    inserted(terms, Math.min(at, terms.length), own),
  )
}

/** A word before or behind its neighbours of the branch. */
export function sortTerm(board: MapBoard, term: number, step: 1 | -1, far: boolean): MapBoard {
  const branch = branchOf(board, term)
  const sorted = branch && stepped(branch.terms, term, step, far)
  return branch && sorted && sorted !== branch.terms ? changeBranch(board, branch.key, () => sorted) : board
}

/** A word to the branch before or after its own, or to the first or last. */
export function carryTerm(board: MapBoard, term: number, step: 1 | -1, far: boolean): MapBoard {
  const from = board.branches.findIndex(({ terms }) => terms.some(({ key }) => key === term))
  const last = board.branches.length - 1
  const to = far ? (step > 0 ? last : 0) : Math.max(0, Math.min(last, from + step))
  const branch = board.branches[to]
  return branch && to !== from ? moveTerm(board, term, branch.key) : board
}

export const ROOT_SPOT = 'root'
export const branchSpot = (key: number): string => `branch ${key}`
export const termSpot = (key: number): string => `term ${key}`

/** The thing of the board that a path of the content leads to. */
export function spotOfMap({ branches }: MapBoard, path: readonly string[]): string | undefined {
  const [list, branch, field, term] = path
  if (list === 'topic' || list === 'image') return ROOT_SPOT
  const own = list === 'questions' && branch !== undefined ? branches[Number(branch)] : undefined
  if (!own) return undefined
  const found = field === 'terms' && term !== undefined ? own.terms[Number(term)] : undefined
  return found ? termSpot(found.key) : branchSpot(own.key)
}
