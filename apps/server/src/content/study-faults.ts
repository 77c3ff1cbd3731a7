import { parseSafely } from '@hakka/contract/parse'
import { partsOf, type StudyKind } from '@hakka/modules/server'
import { issueText } from '../http/input/issue-text.ts'
import { textProblems } from './text-problems.ts'

/** What is wrong with an item, and where in it. */
export interface ItemFault {
  path: PropertyKey[]
  message: string
}

/** All that can be said against an item in one dialect: by its kind, by its readings, by the faces that show it. */
export function itemFaults(kind: StudyKind, content: unknown, dialectId: number): ItemFault[] {
  const parsed = parseSafely(kind.item, content, { error: issueText })
  if (!parsed.success) return parsed.error.issues.map(({ path, message }) => ({ path, message }))
  return textProblems(partsOf(kind.item, content), content, dialectId).map(({ path, reason }) => ({
    path: partsOfPath(path),
    message: reason,
  }))
}

/** `$.sentences[2].hakka` and `.sentences[2].hakka`. */
const partsOfPath = (path: string): (string | number)[] =>
  path
    .replace(/^\$/, '')
    .split(/[.[\]]+/)
    .filter(Boolean)
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part))
