import { parseSafely } from '@hakka/contract/parse'
import { migrateFile, partsOf, studyKinds, takeApart } from '@hakka/modules/server'
import { z } from 'zod'
import { issueText } from '../http/input/issue-text.ts'
import { isRecord, pathText } from './json.ts'
import type { PackProblem, PackStudy } from './pack.ts'
import { textProblems } from './text-problems.ts'

type Problem = Omit<PackProblem, 'file'>

/** What every file of self-study says of itself first. */
export const studyHead = z.object({
  kind: z.string().max(50),
  version: z.number().int().min(1).max(1000),
  dialect_id: z.number().optional(),
})

/** Reads a file of self-study and checks all that can be seen in it alone; what is wrong goes to `problems`. */
export function readStudy(source: Record<string, unknown>, problems: Problem[]): PackStudy | undefined {
  const head = studyHead.parse(source)
  const kind = studyKinds.get(head.kind)
  if (!kind) {
    problems.push({ path: '$.kind', reason: `沒有這種自學教材：${head.kind}` })
    return undefined
  }
  if (head.version > kind.version) {
    problems.push({ path: '$.version', reason: `版本 ${head.version} 比本系統的 ${kind.version} 新` })
    return undefined
  }
  const present = migrateFile(kind, source)
  const parsed = parseSafely(kind.file, present, { error: issueText })
  if (!parsed.success) {
    for (const issue of parsed.error.issues)
      problems.push({ path: pathText(issue.path), reason: issue.message })
    return undefined
  }
  const parts = partsOf(kind.file, present).map((part) => ({ ...part, path: `$${part.path}` }))
  const dialectId = head.dialect_id ?? null
  problems.push(...textProblems(parts, source, dialectId ?? 0))
  return { kind, version: head.version, dialectId, source, parts }
}

/** A thing with a uid of its own, and where it stands. */
interface Named {
  uid: string
  /** What it is, and what it says where it may stand in several files. */
  says: string
  what: string
}

/** Every uid is one thing's: categories and subcategories may stand in several files, saying the same in each. */
export function studyUidProblems(selfStudy: ReadonlyMap<string, PackStudy>): PackProblem[] {
  const seen = new Map<string, Named & { file: string }>()
  return [...selfStudy].flatMap(([file, study]) =>
    namedIn(study).flatMap((own): PackProblem[] => {
      const known = seen.get(own.uid)
      if (!known) {
        seen.set(own.uid, { ...own, file })
        return []
      }
      if (own.says !== '' && own.says === known.says) return []
      const reason =
        own.says !== '' && known.says !== ''
          ? `${own.what}「${own.uid}」和 ${known.file} 裡的寫得不一樣`
          : `uid「${own.uid}」和 ${known.file} 裡的${known.what}相同`
      return [{ file, path: `$（${own.what}）`, reason }]
    }),
  )
}

function namedIn({ kind, source }: PackStudy): Named[] {
  const { category, groups } = takeApart(kind, source)
  const sameEverywhere = (own: Record<string, unknown> | undefined, what: string, of = ''): Named[] =>
    own ? [{ uid: String(own.uid), says: `${kind.id} ${of} ${JSON.stringify(own)}`, what }] : []
  const items = groups.flatMap((group) => group.items)
  return [
    ...sameEverywhere(category, '主題'),
    ...groups.flatMap(({ subcategory }) => sameEverywhere(subcategory, '子主題', String(category?.uid))),
    ...items.map((item) => ({ uid: uidOf(item), says: '', what: '內容' })),
  ]
}

/** The uid of an item as written: its own, or a book's. */
function uidOf(item: unknown): string {
  const own = isRecord(item) && isRecord(item.book) ? item.book : item
  return isRecord(own) ? String(own.uid) : ''
}
