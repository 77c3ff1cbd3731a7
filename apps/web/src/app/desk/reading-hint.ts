import { isPinyin } from '@hakka/hakka/pinyin'
import { rubyMismatch } from '@hakka/hakka/ruby'
import { unsayable } from '@hakka/hakka/sayable'

/** What is wrong with a reading while it is typed; the server has the last word. */
export function readingHint(text: string, pinyin: string): string | undefined {
  if (text === '' || pinyin === '') return undefined
  if (!isPinyin(pinyin)) return '拼音的格式不對：每個音節寫字母和調值，像 ngai11'
  return unsayable(pinyin) ?? rubyMismatch(text, pinyin)
}
