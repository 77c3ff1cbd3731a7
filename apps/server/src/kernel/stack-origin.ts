import { readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { ROOT } from './root.ts'

const PLACE = /(?:file:\/\/)?([^\s()]+):(\d+):(\d+)/

/**
 * Puts places in the sources for those in a bundle. Node.js would do it by itself, but reads the map at each start,
 * which takes a third of a second; here the first error reads it.
 * @returns changes one line of a stack; a line of another file stays as it is
 */
export function originsIn(bundle: string): (line: string) => string {
  let map: SourceMap | undefined
  return (line) => {
    const [place = '', file, row, column] = PLACE.exec(line) ?? []
    if (file !== bundle) return line
    try {
      map ??= new SourceMap(JSON.parse(readFileSync(`${bundle}.map`, 'utf8')))
    } catch {
      return line
    }
    const origin = map.findOrigin(Number(row), Number(column))
    if (!('fileName' in origin)) return line
    const source = relative(ROOT, join(dirname(bundle), origin.fileName))
    return line.replace(place, `${source}:${origin.lineNumber}:${origin.columnNumber}`)
  }
}

/** For what `npm start` runs. */
export const stackOrigin = originsIn(join(ROOT, 'apps/server/build/main.js'))
