import type { SourceFile } from './files.ts'

const count = (files: readonly SourceFile[], pattern: RegExp) =>
  files.reduce((sum, { text }) => sum + (text.match(pattern)?.length ?? 0), 0)

/** What strictness is let off, and what was left for later. */
export function letOff(files: readonly SourceFile[]) {
  // The house's own patterns are no findings.
  const all = files.filter(({ path }) => !path.startsWith('tools/house/'))
  const code = all.filter(({ isTest }) => !isTest)
  return {
    any: count(all, /(?:: |\bas |<)any(?:\[\])?[,;)>=\n}]/g),
    todo: count(all, /\b(?:TODO|FIXME|XXX)\b/g),
    disabled: count(all, /biome-ignore|@ts-(?:ignore|nocheck|expect-error)/g),
    castTwice: count(code, /as unknown as/g),
    castTwiceInTests: count(all, /as unknown as/g) - count(code, /as unknown as/g),
  }
}

/** What the server's handlers and rules throw, by class; and errors that bring a Chinese text of their own. */
export function thrown(files: readonly SourceFile[]) {
  const server = files.filter(
    ({ path, isTest }) => /^apps\/server\/src\/(?:areas|domain|http)\//.test(path) && !isTest,
  )
  const classes = new Map<string, number>()
  for (const { text } of server) {
    for (const [, name = ''] of text.matchAll(/throw new (\w+)\(/g))
      classes.set(name, (classes.get(name) ?? 0) + 1)
  }
  return {
    classes: [...classes].sort(([, one], [, other]) => other - one),
    ownTexts: count(server, /new AppError\([^)]*\p{Script=Han}/gu),
  }
}

/** Sections that comments cite of documents; in the repository or not, a reader wants to know. */
export const citations = (files: readonly SourceFile[]) => count(files, /§\s?\d/g)
