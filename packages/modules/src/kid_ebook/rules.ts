import { isRecord, listOf, textOf } from '#kit/editor/draft.ts'
import type { Fault } from '#kit/editor/shape.ts'

const textAt = (value: unknown, ...keys: string[]): unknown =>
  keys.reduce((own, key) => (isRecord(own) ? own[key] : undefined), value)

/** A text that is not there, or was once written as the word for nothing. */
const isNothing = (text: unknown): boolean => typeof text !== 'string' || text === 'null'

const isBlank = (text: unknown): boolean => isNothing(text) || textOf(text).trim() === ''

/** Each sentence says who speaks and what; its words have their text. */
export const ebookRules = (content: unknown): Fault[] =>
  listOf(isRecord(content) ? content.sentences : undefined).flatMap((sentence, index) => {
    const path = `sentences.${index}`
    const no = `第 ${index + 1} 句`
    const faults: Fault[] = []
    const ask = (wrong: boolean, where: string, message: string) => {
      if (wrong) faults.push({ path: `${path}.${where}`, message })
    }
    ask(isBlank(textAt(sentence, 'role', 'name')), 'role.name', `${no}：角色名稱未填寫`)
    ask(isBlank(textAt(sentence, 'hakka', 'text')), 'hakka.text', `${no}：客語文字未填寫`)
    ask(isNothing(textAt(sentence, 'chinese', 'text') ?? ''), 'chinese.text', `${no}：華語文字未填寫`)
    for (const [word, own] of listOf(textAt(sentence, 'words')).entries()) {
      ask(isBlank(textAt(own, 'text')), `words.${word}.text`, `${no}第 ${word + 1} 個語詞：文字未填寫`)
      ask(
        isNothing(textAt(own, 'pinyin') ?? ''),
        `words.${word}.pinyin`,
        `${no}第 ${word + 1} 個語詞：拼音未填寫`,
      )
    }
    return faults
  })
