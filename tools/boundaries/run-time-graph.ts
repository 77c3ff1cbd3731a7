import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

// An import that names types alone still runs its file, unless it is an `import type`.
const IMPORT =
  /^\s*(?:import|export)\s+(?!type\s)(?:[^'";]*?\sfrom\s+)?'([^']+)'|\bimport\(\s*'([^']+)'\s*\)/gm

/** All sources in a folder, tests aside. */
export const sources = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => join(folder, file))

/**
 * What runs when `entries` run: every file of ours that they reach, with the way there, and every package.
 * Types are no way.
 */
export function runTimeGraph(entries: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const reached = new Map<string, readonly string[]>(entries.map((entry) => [entry, []]))
  for (const [file, way] of reached) {
    if (!/\.tsx?$/.test(file)) continue
    for (const [, named, loaded] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
      const target = targetOf(named ?? loaded ?? '', file)
      if (!reached.has(target)) reached.set(target, [...way, file])
    }
  }
  return reached
}

/** Our own files by path, packages of others by name. */
function targetOf(specifier: string, from: string): string {
  if (specifier.startsWith('.')) {
    const path = join(dirname(from), specifier)
    return existsSync(path) ? path : specifier
  }
  if (/^(@hakka\/|#)/.test(specifier)) return createRequire(from).resolve(specifier)
  return specifier
}
