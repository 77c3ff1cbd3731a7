import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { type Face, openFace } from './face.ts'

const require = createRequire(import.meta.url)

/** The folder of an npm package of font slices (`@fontsource/<id>`). */
export const packageFolder = (id: string) => dirname(require.resolve(`@fontsource/${id}/package.json`))

/** Every slice of such a package; a character that several slices have is the same in all. */
export function openSlices(folder: string): Face[] {
  const files = join(folder, 'files')
  return readdirSync(files)
    .filter((name) => name.endsWith('-400-normal.woff'))
    .sort()
    .map((name) => openFace(readFileSync(join(files, name))))
}

export const openFile = (path: string): Face => openFace(readFileSync(path))

export const charactersOf = (faces: readonly Face[]): Set<number> =>
  new Set(faces.flatMap((face) => [...face.characters.keys()]))
