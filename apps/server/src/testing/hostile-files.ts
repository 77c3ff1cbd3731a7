import type { Zippable } from 'fflate'
import { workbookOf } from './workbook.ts'

/** A workbook of one sheet with these rows. */
export const inSheet = (rows: string, shared: readonly string[] = []): Buffer =>
  workbookOf({ sheets: [{ rows }], shared })

/** A row with one cell at a place. */
export const cell = (ref: string, text = '<is><t>x</t></is>'): string =>
  `<row><c r="${ref}" t="inlineStr">${text}</c></row>`

/** A text of a megabyte that 20,000 cells share. */
export const sharedText = (): Buffer =>
  inSheet(
    Array.from(
      { length: 20_000 },
      (_, at) => `<row r="${at + 1}"><c r="A${at + 1}" t="s"><v>0</v></c></row>`,
    ).join(''),
    ['字'.repeat(350_000)],
  )

/** 29 MB of nothing but the sign that a frame of an MP3 begins. */
export function frames(): Buffer {
  const bytes = Buffer.alloc(29 * 1024 * 1024, 0xff)
  Buffer.from([0xff, 0xfb, 0x90, 0x00]).copy(bytes)
  return bytes
}

/** Ten thousand files with nothing in them, for a ZIP: as they are, since to pack them takes seconds. */
export const tenThousandFiles = (pathOf: (no: number) => string): Zippable =>
  Object.fromEntries(
    Array.from({ length: 10_000 }, (_, no) => [pathOf(no), [new Uint8Array(), { level: 0 }]]),
  )
