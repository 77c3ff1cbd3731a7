import { isRecord, listOf, textOf } from '#kit/editor/draft.ts'
import type { Fault } from '#kit/editor/shape.ts'

const ASKED = [
  ['text', 'hakka', '客語'],
  ['text', 'hakka_hover', '滑過時的字'],
  ['text', 'chinese', '華語'],
  ['sentence', 'hakka', '客語例句'],
  ['sentence', 'chinese', '例句的華語'],
] as const

/** Each word has its text, what it shows under the pointer, a translation and a translated example. */
export const vocabularyRules = (content: unknown): Fault[] =>
  listOf(isRecord(content) ? content.words : undefined).flatMap((word, index) =>
    ASKED.flatMap(([part, key, name]) => {
      const own = isRecord(word) ? word[part] : undefined
      if (textOf(isRecord(own) ? own[key] : undefined).trim() !== '') return []
      return [{ path: `words.${index}.${part}.${key}`, message: `第 ${index + 1} 個語詞：${name}未填寫` }]
    }),
  )
