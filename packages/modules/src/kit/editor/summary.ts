import { isRecord, textOf } from './draft.ts'
import type { Shape } from './shape.ts'

/** What tells one of a list from the others, on its line. */
export interface Summary {
  text: string
  pinyin: string
  /** It is Hakka. */
  hakka: boolean
  chinese: string
  picture: string | undefined
  sound: boolean
}

/** The first text, translation and picture in something, and whether it is heard. */
export function summaryOf(shape: Shape, value: unknown): Summary {
  const found: Summary = { text: '', pinyin: '', hakka: false, chinese: '', picture: undefined, sound: false }
  look(shape, value, found)
  return found
}

function look(shape: Shape, value: unknown, found: Summary): void {
  const { means } = shape
  if (means?.is === 'picture' && isRecord(value)) found.picture ??= textOf(value.url) || undefined
  if (means?.is === 'sound' && value) found.sound = true
  if (means?.is === 'picture' || means?.is === 'sound') return
  if (means?.is === 'translation' && found.chinese === '')
    found.chinese = isRecord(value) ? textOf(value.text) : textOf(value)
  if (shape.is === 'object' && isRecord(value)) {
    for (const [key, field] of Object.entries(shape.fields)) {
      takeText(field, value, key, found)
      look(field, value[key], found)
    }
  }
  if (shape.is === 'list' && Array.isArray(value) && shape.means?.is === 'pieces') {
    const pieces = value.filter(isRecord)
    if (found.text !== '') return
    found.text = pieces.map(({ text }) => textOf(text)).join('')
    found.pinyin = pieces
      .map(({ pinyin }) => textOf(pinyin))
      .filter(Boolean)
      .join(' ')
    found.hakka = pieces.every(({ lang }) => lang !== 'zh')
  }
}

function takeText(field: Shape, value: Record<string, unknown>, key: string, found: Summary): void {
  const { means } = field
  if (field.is !== 'text' || found.text !== '') return
  // Who speaks is the same in many of them.
  if (means?.is !== 'hakka') return
  found.text = textOf(value[key])
  found.hakka = value.lang !== 'zh'
  found.pinyin = found.hakka ? textOf(value[means.reading]) : ''
}
