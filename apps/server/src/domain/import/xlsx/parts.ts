import type { Readable } from 'node:stream'
import { BeyondBounds, TEXT_MAX } from '../bounds.ts'
import { readXml } from './xml.ts'

/** Texts that cells may share: some ten for each row of the largest table. */
const TEXTS_MAX = 250_000

/** Opens a file of the workbook; `undefined` where it has none of that name. */
export type Open = (name: string) => Promise<Readable | undefined>

export interface Sheet {
  name: string
  isHidden: boolean
  /** Its file. */
  path: string
}

/** The sheets in the order of their tabs. */
export async function sheetsOf(open: Open): Promise<Sheet[]> {
  const targets = new Map<string, string>()
  await each(open, 'xl/_rels/workbook.xml.rels', 'Relationship', ({ Id = '', Target = '' }) => {
    targets.set(Id, Target.startsWith('/') ? Target.slice(1) : `xl/${Target}`)
  })
  const sheets: Sheet[] = []
  await each(open, 'xl/workbook.xml', 'sheet', ({ name = '', state = 'visible', id = '' }) => {
    sheets.push({ name, isHidden: state !== 'visible', path: targets.get(id) ?? '' })
  })
  return sheets
}

/** The number format of each style of cells: its number, and its text where the workbook writes it down. */
export async function formatsOf(open: Open): Promise<(style: number) => { id: number; code?: string }> {
  const codes = new Map<number, string>()
  const styles: number[] = []
  let isOfCells = false
  const stream = await open('xl/styles.xml')
  if (stream) {
    await readXml(stream, {
      open(name, { numFmtId = '0', formatCode = '' }) {
        if (name === 'numFmt') codes.set(Number(numFmtId), formatCode)
        if (name === 'cellXfs') isOfCells = true
        if (name === 'xf' && isOfCells) styles.push(Number(numFmtId))
      },
      close(name) {
        if (name === 'cellXfs') isOfCells = false
      },
    })
  }
  return (style) => {
    const id = styles[style] ?? 0
    const code = codes.get(id)
    return code === undefined ? { id } : { id, code }
  }
}

/** Texts that cells name by their number; how a word is read above it is not part of it. */
export async function sharedTextsOf(open: Open): Promise<string[]> {
  const texts: string[] = []
  const stream = await open('xl/sharedStrings.xml')
  if (!stream) return texts
  let own = ''
  let length = 0
  let [isText, isReading] = [false, false]
  await readXml(stream, {
    open(name) {
      if (name === 'si') own = ''
      if (name === 'rPh') isReading = true
      if (name === 't') isText = true
    },
    text(text) {
      if (isText && !isReading) own += text
    },
    close(name) {
      if (name === 't') isText = false
      if (name === 'rPh') isReading = false
      if (name !== 'si') return
      length += own.length
      if (length > TEXT_MAX || texts.length >= TEXTS_MAX)
        throw new BeyondBounds('檔案裡的文字太多，請分成幾個檔案')
      texts.push(own)
    },
  })
  return texts
}

async function each(
  open: Open,
  path: string,
  wanted: string,
  take: (attributes: Readonly<Record<string, string>>) => void,
): Promise<void> {
  const stream = await open(path)
  if (!stream) return
  await readXml(stream, { open: (name, attributes) => name === wanted && take(attributes) })
}
