import { isRecord, listOf, textOf } from '#kit/editor/draft.ts'
import type { Fault } from '#kit/editor/shape.ts'

const isBlank = (own: unknown): boolean => textOf(isRecord(own) ? own.text : undefined).trim() === ''

/** Each pattern has its text, and each of its examples too. */
export const patternRules = (content: unknown): Fault[] =>
  listOf(isRecord(content) ? content.patterns : undefined).flatMap((pattern, index) => {
    const path = `patterns.${index}`
    const own = isBlank(pattern)
      ? [{ path: `${path}.text`, message: `第 ${index + 1} 個句型：句型文字未填寫` }]
      : []
    const examples = listOf(isRecord(pattern) ? pattern.sentences : undefined).flatMap((sentence, no) =>
      isBlank(sentence)
        ? [{ path: `${path}.sentences.${no}.text`, message: `第 ${no + 1} 個例句的客語文字未填寫` }]
        : [],
    )
    return [...own, ...examples]
  })
