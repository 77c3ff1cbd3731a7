import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../boundaries/plant.ts'
import { folderOf, type SourceFile } from './files.ts'

const wordsOf = (name: string) =>
  name
    .replace(/\.(test|spec)?\.?(tsx?|mjs)$/, '')
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .split(/[-_.]/)

/** Every area of the contract with the folders that have something by its name; what lies in such a folder is in it. */
export function foldersByNoun(files: readonly SourceFile[]): [noun: string, folders: string[]][] {
  const nouns = readdirSync(join(root, 'packages/contract/src/areas')).map((file) => file.replace('.ts', ''))
  return nouns
    .map((noun): [string, string[]] => {
      const own = noun.split('-')
      const holds = (name: string) => {
        const words = wordsOf(name)
        return own.every((word) => words.some((other) => other === word || other === `${word}s`))
      }
      const folders = files.flatMap(({ path }) => {
        const parts = path.split('/')
        const at = parts.findIndex(holds)
        return at === -1 ? [] : [folderOf(parts.slice(0, at + 1).join('/'))]
      })
      return [noun, [...new Set(folders)].sort()]
    })
    .sort(([, one], [, other]) => other.length - one.length)
}
