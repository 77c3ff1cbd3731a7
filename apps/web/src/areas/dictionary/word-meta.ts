import { DIALECTS } from '@hakka/contract/constants'
import type { DictionaryWord } from '@hakka/contract/dictionary'
import { formatPinyin } from '@hakka/hakka/pinyin'
import { formsOf } from '@hakka/ui/readings.ts'

/** What a word's page is about in a line or two, for search engines: its Chinese, its readings, its first meaning. */
export function describeWord(text: string, words: readonly DictionaryWord[]): string {
  const [word] = words
  if (!word) return `客語「${text}」的讀音、釋義與例句。`
  const readings = word.pinyins.flatMap((reading) => {
    const [form] = formsOf(word.text, reading)
    const name = DIALECTS.find(({ id }) => id === reading.dialect_id)?.name.replace('腔', '') ?? ''
    if (!form) return []
    const own = form.word === word.text ? '' : `${form.word} `
    return [`${name} ${own}${formatPinyin(form.pinyin, reading.dialect_id, 'marks')}`]
  })
  const meaning = word.meanings[0]?.description ?? ''
  return [
    `客語「${text}」${word.chinese ? `（${word.chinese}）` : ''}`,
    readings.length > 0 ? `：${readings.join('、')}。` : '。',
    meaning,
  ].join('')
}
