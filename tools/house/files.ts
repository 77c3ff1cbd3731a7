import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../boundaries/plant.ts'

export interface SourceFile {
  /** From the project's root. */
  path: string
  text: string
  lines: number
  isTest: boolean
}

const FOLDERS = ['packages', 'apps', 'tools', 'e2e', 'bench']
const LEFT_OUT = /(^|\/)(node_modules|build|\.react-router|\.tsc|migrations|released|models?|fixtures)\//
const CODE = /\.(tsx?|mjs)$/
const TEST = /\.(test|spec)\.tsx?$/

/** All code of the project, tests too. */
export function readSources(): SourceFile[] {
  return FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => join(folder, file))
      .filter((path) => CODE.test(path) && !LEFT_OUT.test(path) && !path.endsWith('.d.ts'))
      .map((path) => {
        const text = readFileSync(join(root, path), 'utf8')
        return { path, text, lines: text.split('\n').length - 1, isTest: TEST.test(path) }
      }),
  )
}

/** The folder of a file, from the project's root. */
export const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/'))
