import { z } from 'zod'
import type { Fault } from './shape.ts'

type Issue = z.core.$ZodIssue

/** What is wrong with a content, each at its place and in a sentence. */
export function faultsOf(schema: z.core.$ZodType, content: unknown): Fault[] {
  const parsed = z.safeParse(schema, content, { reportInput: true })
  if (parsed.success) return []
  const told = parsed.error.issues.flatMap((issue) => leaves(issue))
  const seen = new Set<string>()
  return told.filter(({ path, message }) => {
    // Of a text that is missing it is said once that it is missing.
    if (message.startsWith('「」')) return false
    const key = `${path}|${message}`
    return !seen.has(key) && seen.add(key)
  })
}

/** Of a value that may be written in several ways: what is wrong with the way that comes nearest. */
function leaves(issue: Issue, above: readonly PropertyKey[] = []): Fault[] {
  const path = [...above, ...issue.path]
  if (issue.code === 'invalid_union') {
    const ways = issue.errors.map((issues) => issues.flatMap((own) => leaves(own, path)))
    const deepest = ways.toSorted((one, other) => depth(other) - depth(one))[0]
    if (deepest && deepest.length > 0) return deepest
  }
  return [{ path: path.map(String).join('.'), message: sentence(issue) }]
}

const depth = (faults: readonly Fault[]) => Math.max(...faults.map(({ path }) => path.split('.').length))

const UNFIT = '這裡的內容格式不對，請重新填寫'

function sentence(issue: Issue): string {
  switch (issue.code) {
    case 'custom':
      return /\p{Script=Han}/u.test(issue.message) ? issue.message : UNFIT
    case 'too_small':
      return tooSmall(issue)
    case 'too_big':
      if (issue.origin === 'string') return `太長了，最多 ${issue.maximum} 個字`
      return issue.origin === 'array' ? `最多 ${issue.maximum} 個` : `不可大於 ${issue.maximum}`
    case 'invalid_type':
      return missing(issue) ? '未填寫' : UNFIT
    case 'invalid_value':
      return '請選擇一項'
    default:
      return UNFIT
  }
}

const missing = (issue: Issue): boolean => issue.input === undefined || issue.input === null

function tooSmall(issue: z.core.$ZodIssueTooSmall): string {
  if (issue.origin === 'string') return Number(issue.minimum) <= 1 ? '未填寫' : `至少要 ${issue.minimum} 個字`
  return issue.origin === 'array' ? `至少要有 ${issue.minimum} 個` : `不可小於 ${issue.minimum}`
}
