import { ApiError } from '@hakka/contract/api-error'
import type { Api } from '@hakka/contract/client'
import { DEFAULT_DIALECT_ID, dialectName, JUDGE } from '@hakka/contract/constants'
import { graphemes } from '@hakka/hakka/characters'
import { formsOf } from '@hakka/ui/readings.ts'
import { queryOf } from '../../app/query.ts'
import { dialectOf } from '../../app/reader-dialect.ts'
import { countsApart, practicePinyin } from './practice-pinyin.ts'

/** What is practised: a text with its pinyin, and its sound where one is known. */
export interface Practised {
  text: string
  pinyin: string
  sound: { url: string; synthetic: boolean } | null
}

export interface PracticeData {
  typed: { text: string; pinyin: string }
  dialectId: number
  practised: Practised | null
  faults: { text?: string; pinyin?: string }
}

/** The word of the address. Without pinyin of its own it is looked up in the dictionary. */
export async function loadPractice(api: Api, request: Request): Promise<PracticeData> {
  const query = queryOf(request, ['text', 'pinyin', 'dialect_id'])
  const text = (query.text ?? '').replace(/[\p{Cc}\p{Cs}]+/gu, '').trim()
  const pinyin = (query.pinyin ?? '').trim()
  const dialectId = dialectOf(query.dialect_id) ?? DEFAULT_DIALECT_ID
  const page: PracticeData = { typed: { text, pinyin }, dialectId, practised: null, faults: {} }
  if (text === '') return pinyin === '' ? page : { ...page, faults: { text: '請輸入要唸的詞' } }
  // Graphemes of a text without end are not counted to its end.
  if (text.length > JUDGE.text * 16 || graphemes(text).length > JUDGE.text) {
    const typed = {
      text: graphemes(text.slice(0, JUDGE.text * 4))
        .slice(0, JUDGE.text)
        .join(''),
      pinyin: '',
    }
    return { ...page, typed, faults: { text: `最多 ${JUDGE.text} 個字` } }
  }
  const known = await knownForm(api, text, dialectId)
  if (pinyin === '') {
    if (known) return { ...page, practised: known }
    const fault = `辭典裡找不到「${text}」的${dialectName(dialectId)}拼音，請自己填`
    return { ...page, faults: { pinyin: fault } }
  }
  const read = pinyin.length > JUDGE.text * 8 ? undefined : practicePinyin(pinyin, dialectId)
  if (!read) {
    const typed = { text, pinyin: pinyin.slice(0, JUDGE.text * 8) }
    return { ...page, typed, faults: { pinyin: '這不是完整的拼音。聲調可以用調號（aˊ）或數字（a24）' } }
  }
  const apart = countsApart(text, read)
  if (apart) {
    const fault = `「${text}」有 ${apart.characters} 個字，拼音有 ${apart.syllables} 個音節`
    return { ...page, faults: { pinyin: fault } }
  }
  const sound = known?.pinyin === read ? known.sound : null
  return { ...page, practised: { text, pinyin: read, sound } }
}

/** The dictionary's first reading of exactly this word in the dialect; `null` also where it can't be asked. */
async function knownForm(api: Api, text: string, dialectId: number): Promise<Practised | null> {
  try {
    const { word } = await api('GET /api/dictionary/word', { query: { word: text, dialect_id: dialectId } })
    const reading = word?.pinyins.find(({ dialect_id }) => dialect_id === dialectId)
    const [form] = word && reading ? formsOf(word.text, reading) : []
    if (!form || !reading || form.word !== text) return null
    const pinyin = practicePinyin(form.pinyin, dialectId)
    return pinyin && !countsApart(text, pinyin) ? { text, pinyin, sound: reading.sound } : null
  } catch (error) {
    // The word can still be practised with pinyin of one's own.
    if (error instanceof ApiError) return null
    throw error
  }
}
