import { GAP_MARKS } from '@hakka/hakka/gaps'

/** A stored item as lines, by where each stands in it. */
export type Lines = Record<string, string>

/** Names and places in a pack, which no editor writes. */
const LEFT_OUT = new Set(['uid', 'no', 'level_no', 'id', 'kind', 'synthetic'])

/** Every text, sound and picture of an item, in the order in which they are stored. */
export function linesOf(content: Record<string, unknown>): Lines {
  const lines: Lines = {}
  const put = (path: string, value: unknown) => {
    if (typeof value === 'string' || typeof value === 'number') lines[path] = String(value)
    else if (Array.isArray(value)) {
      if (value.every((own) => typeof own === 'string')) lines[path] = value.join('、')
      else for (const [at, own] of value.entries()) put(`${path}.${at}`, own)
    } else if (typeof value === 'object' && value !== null)
      for (const [key, own] of Object.entries(value))
        if (!LEFT_OUT.has(key)) put(path ? `${path}.${key}` : key, own)
  }
  put('', content)
  return lines
}

/** Of a list: what its entries are counted as. */
const ENTRIES: Record<string, string> = {
  sentences: '句',
  questions: '題',
  words: '個詞',
  roles: '個角色',
  pictures: '張圖',
  options: '個選項',
  pages: '頁',
}

const PARTS: Record<string, string> = {
  answer: '答案',
  answers: '可以填的詞',
  audio: '聲音',
  chinese: '華語',
  'chinese.text': '華語',
  example: '範文',
  face: '臉',
  hakka: '客語',
  'hakka.audio.url': '聲音',
  'hakka.pinyin': '拼音',
  'hakka.text': '客語',
  hints: '提示',
  name: '名字',
  picture: '圖片',
  pinyin: '拼音',
  prompt: '題目',
  question: '問題',
  role: '角色',
  stage: '場景',
  text: '文字',
  title: '標題',
  url: '',
}

/** `sentences.0.hakka.pinyin` → 第 1 句的拼音 */
export function lineLabel(path: string): string {
  const [list = '', at, ...rest] = path.split('.')
  const counted = ENTRIES[list]
  if (counted !== undefined && at !== undefined && /^\d+$/.test(at)) {
    const label = lineLabel(rest.join('.'))
    return `第 ${Number(at) + 1} ${counted}${label && `的${label}`}`
  }
  if (list === 'answers' && at !== undefined) return `空格 ${GAP_MARKS[Number(at)] ?? Number(at) + 1}`
  const whole = PARTS[path]
  if (whole !== undefined) return whole
  const first = PARTS[list] ?? ''
  const label = at === undefined ? '' : lineLabel([at, ...rest].join('.'))
  return [first, label].filter(Boolean).join('的')
}
