import { bytesAt, withFile } from './bytes.ts'
import { typeOf } from './file-type.ts'
import type { Kind } from './kind.ts'
import { soundOf } from './sounds.ts'
import { isZipToo, zipNames } from './zip.ts'

const PDF: Kind = { extension: 'pdf', mediaType: 'application/pdf' }
const ZIP: Kind = { extension: 'zip', mediaType: 'application/zip' }

const OFFICE = new Set(['odt', 'odp', 'ods', 'docx', 'pptx', 'xlsx'])
const WITH_MACROS = /^(?:docm|dotm|pptm|potm|ppsm|xlsm|xltm)$/

const TAIL = 1024

/** Whether the file begins and ends as a PDF does, and not as a ZIP. */
export async function isPdf(path: string, size: number): Promise<boolean> {
  const [head, tail] = await withFile(path, async (file) => [
    await bytesAt(file, 0, 5),
    await bytesAt(file, Math.max(0, size - TAIL), TAIL),
  ])
  return head?.toString('latin1') === '%PDF-' && tail?.includes('%%EOF') === true && !(await isZipToo(path))
}

/**
 * What a download is, by its bytes. The name and what a browser says of it count for nothing.
 * @returns `macro` for an office file that brings a program, `undefined` for what is none of these
 */
export async function documentKind(path: string, size: number): Promise<Kind | 'macro' | undefined> {
  if (await isPdf(path, size)) return PDF
  const names = await zipNames(path)
  if (names) return zipKind(path, names)
  const sound = await soundOf(path)
  return sound?.extension === 'mp3' && !(await isZipToo(path)) ? sound : undefined
}

async function zipKind(path: string, names: readonly string[]): Promise<Kind | 'macro'> {
  const type = await typeOf(path)
  if (!type || WITH_MACROS.test(type.ext)) return type ? 'macro' : ZIP
  if (!OFFICE.has(type.ext)) return ZIP
  if (names.some((name) => /vbaProject\.bin$/i.test(name))) return 'macro'
  return { extension: type.ext, mediaType: type.mime }
}
