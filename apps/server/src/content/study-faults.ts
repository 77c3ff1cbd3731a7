import { parseSafely } from '@hakka/contract/parse'
import { type Part, partsOf, type StudyKind } from '@hakka/modules/server'
import { issueText } from '../http/input/issue-text.ts'
import { textProblems } from './text-problems.ts'

/** What is wrong with an item, and where in it. */
export interface ItemFault {
  path: PropertyKey[]
  message: string
}

interface Judged {
  faults: ItemFault[]
  /** As its kind reads it; `undefined` where it can't. */
  item: unknown
  parts: Part[]
}

/**
 * What an item is, and all that can be said against it: by its kind, by its readings, by the faces that show it.
 * @param dialectId none of a book, whose parts name their own
 */
export function judgedItem(kind: StudyKind, content: unknown, dialectId = 0): Judged {
  const parsed = parseSafely(kind.item, content, { error: issueText })
  if (!parsed.success) {
    const faults = parsed.error.issues.map(({ path, message }) => ({ path, message }))
    return { faults, item: undefined, parts: [] }
  }
  const parts = partsOf(kind.item, content)
  const faults = textProblems(parts, content, dialectId, true).map(({ path, reason }) => ({
    path: partsOfPath(path),
    message: reason,
  }))
  return { faults, item: parsed.data, parts }
}

export const itemFaults = (kind: StudyKind, content: unknown, dialectId?: number): ItemFault[] =>
  judgedItem(kind, content, dialectId).faults

/** `$.sentences[2].hakka` and `.sentences[2].hakka`. */
export const partsOfPath = (path: string): (string | number)[] =>
  path
    .replace(/^\$/, '')
    .split(/[.[\]]+/)
    .filter(Boolean)
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part))
