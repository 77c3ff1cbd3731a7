import { strToU8, zipSync } from 'fflate'

const CONTENT = `<?xml version="1.0" encoding="UTF-8"?>`

interface Given {
  /** What stands between `<sheetData>` and its end, of each sheet. */
  sheets: readonly { name?: string; state?: string; rows: string }[]
  shared?: readonly string[]
  /** Formats that the workbook writes down, by the style of a cell from 1 on. */
  formats?: readonly string[]
}

/** A workbook as somebody else's program may write it, down to the cell. */
export function workbookOf({ sheets, shared = [], formats = [] }: Given): Buffer {
  const files = {
    'xl/workbook.xml': `${CONTENT}<workbook xmlns:r="r"><sheets>${sheets
      .map(
        ({ name, state }, at) =>
          `<sheet name="${name ?? `工作表${at + 1}`}" sheetId="${at + 1}" r:id="rId${at + 1}"${state ? ` state="${state}"` : ''}/>`,
      )
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${CONTENT}<Relationships>${sheets
      .map((_, at) => `<Relationship Id="rId${at + 1}" Target="worksheets/sheet${at + 1}.xml"/>`)
      .join('')}</Relationships>`,
    'xl/styles.xml': `${CONTENT}<styleSheet><numFmts>${formats
      .map((code, at) => `<numFmt numFmtId="${164 + at}" formatCode="${code.replaceAll('"', '&quot;')}"/>`)
      .join('')}</numFmts><cellXfs><xf numFmtId="0"/>${formats
      .map((_, at) => `<xf numFmtId="${164 + at}"/>`)
      .join('')}</cellXfs></styleSheet>`,
    'xl/sharedStrings.xml': `${CONTENT}<sst>${shared.map((text) => `<si><t>${text}</t></si>`).join('')}</sst>`,
  }
  const sheetFiles = sheets.map(({ rows }, at): [string, string] => [
    `xl/worksheets/sheet${at + 1}.xml`,
    `${CONTENT}<worksheet><sheetData>${rows}</sheetData></worksheet>`,
  ])
  const all = [...Object.entries(files), ...sheetFiles]
  return Buffer.from(zipSync(Object.fromEntries(all.map(([path, text]) => [path, strToU8(text)]))))
}

const cellOf = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`
const rowOf = (cells: readonly string[]) => `<row>${cells.map(cellOf).join('')}</row>`

/** A workbook whose first sheet is hidden: what stands in the second is read. */
export const secondSheetOf = (name: string, rows: readonly (readonly string[])[]): Buffer =>
  workbookOf({
    sheets: [
      { name: '說明', state: 'hidden', rows: '' },
      { name, rows: rows.map(rowOf).join('') },
    ],
  })
