import { openPromise } from 'yauzl'
import { bytesAt, startsWith, withFile } from './bytes.ts'

/** A list that is longer is nobody's handout. */
const NAMES_MAX = 100_000

/** Whether a file ends as a ZIP does, whatever it begins with. */
export async function isZipToo(path: string): Promise<boolean> {
  try {
    const zip = await openPromise(path)
    zip.close()
    return true
  } catch {
    return false
  }
}

/**
 * Names of a ZIP's files; `undefined` when it is none, is damaged, begins with something else, is empty, or has a name
 * that would lead out of its folder.
 */
export async function zipNames(path: string): Promise<string[] | undefined> {
  if (!startsWith(await withFile(path, (file) => bytesAt(file, 0, 4)), 'PK\x03\x04')) return undefined
  try {
    const zip = await openPromise(path)
    if (zip.entryCount > NAMES_MAX) {
      zip.close()
      return undefined
    }
    const names: string[] = []
    for await (const { fileName } of zip.eachEntry()) names.push(fileName)
    return names.length > 0 ? names : undefined
  } catch {
    return undefined
  }
}
