import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { root } from '../boundaries/plant.ts'
import type { SourceFile } from './files.ts'

const IMPORT =
  /^\s*(?:import|export)\s+(?:[^'";]*?\sfrom\s+)?'([^']+)'|\bimport\(\s*'([^']+)'\s*\)|\bimport\('([^']+)'\)/gm

/** Who imports whom, types included, among the project's own files; paths from its root. */
export function importGraph(files: readonly SourceFile[]): ReadonlyMap<string, readonly string[]> {
  const known = new Set(files.map(({ path }) => path))
  return new Map(
    files.map(({ path, text }) => {
      const targets = [...text.matchAll(IMPORT)].map(([, one, two, three]) =>
        targetOf(one ?? two ?? three ?? '', path),
      )
      return [path, [...new Set(targets)].filter((target) => target !== undefined && known.has(target))]
    }),
  ) as ReadonlyMap<string, readonly string[]>
}

function targetOf(specifier: string, from: string): string | undefined {
  if (specifier.startsWith('.')) return join(dirname(from), specifier)
  if (!/^(@hakka\/|#)/.test(specifier)) return undefined
  try {
    const path = createRequire(join(root, from)).resolve(specifier)
    return existsSync(path) ? relative(root, path) : undefined
  } catch {
    return undefined
  }
}

/** Groups that lead back to themselves, of files or of folders. */
export function circles(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const found: string[][] = []
  const order = new Map<string, number>()
  const low = new Map<string, number>()
  const stack: string[] = []
  function visit(node: string): void {
    order.set(node, order.size)
    low.set(node, order.get(node) ?? 0)
    stack.push(node)
    for (const next of graph.get(node) ?? []) {
      if (!order.has(next)) visit(next)
      if (stack.includes(next)) low.set(node, Math.min(low.get(node) ?? 0, low.get(next) ?? 0))
    }
    if (low.get(node) !== order.get(node)) return
    const group = stack.splice(stack.indexOf(node))
    if (group.length > 1) found.push(group)
  }
  for (const node of graph.keys()) if (!order.has(node)) visit(node)
  return found
}

/** The same graph between larger things: `groupOf` names what a file belongs to. */
export function grouped(
  graph: ReadonlyMap<string, readonly string[]>,
  groupOf: (path: string) => string | undefined,
): ReadonlyMap<string, readonly string[]> {
  const groups = new Map<string, Set<string>>()
  for (const [from, targets] of graph) {
    const own = groupOf(from)
    if (own === undefined) continue
    const known = groups.get(own) ?? new Set()
    groups.set(own, known)
    for (const target of targets) {
      const other = groupOf(target)
      if (other !== undefined && other !== own) known.add(other)
    }
  }
  return new Map([...groups].map(([name, others]) => [name, [...others]]))
}
