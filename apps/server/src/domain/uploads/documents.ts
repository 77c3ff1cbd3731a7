import type { FileHandle } from 'node:fs/promises'
import { bytesAt, startsWith, withFile } from './bytes.ts'
import { mp3Seconds } from './mp3.ts'
import { openDocumentType, zipDirectory, zipNames } from './zip.ts'

/** What a file is kept and served as. */
export interface Kind {
  extension: string
  mediaType: string
}

const PDF: Kind = { extension: 'pdf', mediaType: 'application/pdf' }
const ZIP: Kind = { extension: 'zip', mediaType: 'application/zip' }
const MP3: Kind = { extension: 'mp3', mediaType: 'audio/mpeg' }

const OPEN_DOCUMENT = 'application/vnd.oasis.opendocument.'
const OPEN_DOCUMENTS = [
  ['odt', 'text'],
  ['odp', 'presentation'],
  ['ods', 'spreadsheet'],
] as const

const OFFICE_XML = 'application/vnd.openxmlformats-officedocument.'
const OFFICE_PARTS = [
  ['docx', 'word/document.xml', 'wordprocessingml.document'],
  ['pptx', 'ppt/presentation.xml', 'presentationml.presentation'],
  ['xlsx', 'xl/workbook.xml', 'spreadsheetml.sheet'],
] as const

const TAIL = 1024

/** Whether the file begins and ends as a PDF does, and not as a ZIP. */
export async function isPdf(file: FileHandle, size: number): Promise<boolean> {
  if (!startsWith(await bytesAt(file, 0, 5), '%PDF-')) return false
  const tail = await bytesAt(file, Math.max(0, size - TAIL), TAIL)
  return tail.includes('%%EOF') && (await zipDirectory(file, size)) === undefined
}

/**
 * What a download is, by its bytes. The name and what a browser says of it count for nothing.
 * @returns `macro` for an office file that brings a program, `undefined` for what is none of these
 */
export const documentKind = (path: string, size: number): Promise<Kind | 'macro' | undefined> =>
  withFile(path, async (file) => {
    if (await isPdf(file, size)) return PDF
    const names = await zipNames(file, size)
    if (names) return zipKind(names, await openDocumentType(file))
    const sound =
      (await mp3Seconds(file, size)) !== undefined && (await zipDirectory(file, size)) === undefined
    return sound ? MP3 : undefined
  })

function zipKind(names: readonly string[], declared: string | undefined): Kind | 'macro' {
  const open = OPEN_DOCUMENTS.find(([, name]) => declared === `${OPEN_DOCUMENT}${name}`)
  if (open) return { extension: open[0], mediaType: `${OPEN_DOCUMENT}${open[1]}` }
  const parts = new Set(names)
  const office = parts.has('[Content_Types].xml') && OFFICE_PARTS.find(([, part]) => parts.has(part))
  if (!office) return ZIP
  if (names.some((name) => /vbaProject\.bin$/i.test(name))) return 'macro'
  return { extension: office[0], mediaType: `${OFFICE_XML}${office[2]}` }
}
