import { BOOK_TYPES, dialectName, FACE_NAMES, LEVELS } from '@hakka/contract/constants'
import { GAP_MARKS } from '@hakka/hakka/gaps'

/** A stored item as lines, by where each stands in it. */
export type Lines = Record<string, string>

/** Names and places in a pack, which no editor writes. */
const LEFT_OUT = new Set(['uid', 'no', 'level_no', 'id', 'kind', 'synthetic'])

/** Every text, sound and picture of an item, in the order in which they are stored. */
export function linesOf(content: Record<string, unknown>): Lines {
  const lines: Lines = {}
  const put = (path: string, value: unknown) => {
    if (typeof value === 'string' || typeof value === 'number') lines[path] = named(path, value)
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

/** Numbers that stand for a name. */
function named(path: string, value: string | number): string {
  if (path === 'book.level_id') return LEVELS.find(({ no }) => no === value)?.name ?? String(value)
  if (path === 'book.type_id') return BOOK_TYPES.find(({ id }) => id === value)?.name ?? String(value)
  if (/^roles\.\d+\.face$/.test(path))
    return Object.entries(FACE_NAMES).find(([id]) => id === value)?.[1] ?? String(value)
  if (/^questions\.\d+\.at$/.test(path)) return `第 ${value} 句`
  return String(value)
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
  at: '答案在哪一句',
  author: '作者',
  audio: '聲音',
  chinese: '華語',
  chinese_title: '華語書名',
  'chinese.text': '華語',
  cover: '封面',
  example: '範文',
  face: '造型',
  hakka: '客語',
  'hakka.audio.url': '聲音',
  'hakka.pinyin': '拼音',
  'hakka.text': '客語',
  hints: '提示',
  keyword: '關鍵字',
  level_id: '級別',
  music: '配樂',
  name: '名字',
  origin: '出處',
  picture: '圖片',
  pinyin: '拼音',
  prompt: '題目',
  published_year: '出版年',
  question: '問題',
  role: '角色',
  stage: '場景',
  text: '文字',
  title: '標題',
  type_id: '種類',
  url: '',
}

/** `sentences.0.hakka.pinyin` → 第 1 句的拼音 */
export function lineLabel(path: string): string {
  const [list = '', at, ...rest] = path.split('.')
  if (list === 'book') return lineLabel([at, ...rest].join('.'))
  // Of a book, what stands under a dialect.
  if (list === 'titles' && at !== undefined)
    return `${dialectName(Number(at))}書名${rest[0] === 'pinyin' ? '的拼音' : ''}`
  if (list === 'sentences' && /^\d+$/.test(rest[0] ?? ''))
    return `${dialectName(Number(at))}${lineLabel([list, ...rest].join('.'))}`
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
