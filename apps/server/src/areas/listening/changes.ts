import { isDeepStrictEqual } from 'node:util'
import { isRecord } from '../../content/json.ts'

type Json = Record<string, unknown>

export const sentencesOf = (content: Json): Json[] =>
  Array.isArray(content.sentences) ? content.sentences.filter(isRecord) : []

/** What an editor is told of, sentence by sentence. */
export function changesIn(before: Json, after: Json): string[] {
  const known = sentencesOf(before)
  const now = sentencesOf(after)
  const lines = now.flatMap((own, at) => (isDeepStrictEqual(own, known[at]) ? [] : `第 ${at + 1} 句更新成功`))
  const gone = known.slice(now.length).map((_, at) => `第 ${now.length + at + 1} 句已刪除`)
  const parts = [
    ['title', '標題'],
    ['roles', '角色'],
    ['questions', '小測驗'],
  ] as const
  const others = parts.flatMap(([key, name]) =>
    isDeepStrictEqual(before[key], after[key]) ? [] : `${name}更新成功`,
  )
  return [...others, ...lines, ...gone]
}
