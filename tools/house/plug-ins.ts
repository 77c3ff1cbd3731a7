import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { moduleTypes } from '@hakka/modules/server'
import { root } from '../boundaries/plant.ts'
import type { SourceFile } from './files.ts'

const HOME = 'packages/modules/src'
const PARTS = ['module.ts', 'View.tsx', 'sample.json', 'View.test.tsx'] as const

/** Types whose folder lacks a part that every type has. */
export const incompleteTypes = () =>
  [...moduleTypes.keys()].flatMap((id) => {
    const missing = PARTS.filter((part) => !existsSync(join(root, HOME, id, part)))
    return missing.length > 0 ? [`${id}: ${missing.join(', ')}`] : []
  })

/** Lines outside its folder that lead into a type's folder: what has to be written for a new one. */
export function outsideLines(files: readonly SourceFile[]): { id: string; lines: number }[] {
  const outside = files.filter(({ path, isTest }) => path.startsWith(`${HOME}/`) && !isTest)
  return [...moduleTypes.keys()].map((id) => ({
    id,
    lines: outside
      .filter(({ path }) => !path.startsWith(`${HOME}/${id}/`))
      .reduce(
        (sum, { text }) => sum + text.split('\n').filter((line) => line.includes(`'./${id}/`)).length,
        0,
      ),
  }))
}

export const typeCount = () => moduleTypes.size
