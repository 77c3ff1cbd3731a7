import { same } from '../../../app/desk/same.ts'

/** What two editors began with, and what each has made of it. */
interface Sides {
  base: unknown
  mine: unknown
  theirs: unknown
}

/** Something that both have changed, each in another way. */
export interface Clash {
  /** `content.words.2.text.chinese` */
  path: string
  mine: unknown
  theirs: unknown
}

type Json = Record<string, unknown>
const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Puts two editors' work together, field by field: what one of them alone has changed is so in the outcome. Of what both
 * have changed the outcome holds what `theirs` names as theirs, else mine; lists that have become longer or shorter on
 * one side are taken from there as they are, if the other has left them alone.
 */
export function mergeContent(
  sides: Sides,
  isTheirs: (path: string) => boolean = () => false,
): { outcome: unknown; clashes: Clash[] } {
  const clashes: Clash[] = []
  const pick = ({ base, mine, theirs }: Sides, path: string): unknown => {
    if (same(mine, theirs) || same(theirs, base)) return mine
    if (same(mine, base)) return theirs
    if (isRecord(base) && isRecord(mine) && isRecord(theirs)) {
      const keys = new Set([...Object.keys(mine), ...Object.keys(theirs)])
      const merged = [...keys].map((key) => [
        key,
        pick({ base: base[key], mine: mine[key], theirs: theirs[key] }, path ? `${path}.${key}` : key),
      ])
      return Object.fromEntries(merged.filter(([, own]) => own !== undefined))
    }
    if (Array.isArray(base) && Array.isArray(mine) && Array.isArray(theirs)) {
      if (base.length === mine.length && base.length === theirs.length)
        return mine.map((own: unknown, at) =>
          pick({ base: base[at], mine: own, theirs: theirs[at] }, `${path}.${at}`),
        )
      const grown = appended(base, mine, theirs)
      if (grown) return grown
    }
    clashes.push({ path, mine, theirs })
    return isTheirs(path) ? theirs : mine
  }
  return { outcome: pick(sides, ''), clashes }
}

/** Where both have only added at the end: what was there, then theirs, then mine. */
function appended(base: unknown[], mine: unknown[], theirs: unknown[]): unknown[] | undefined {
  const begins = (list: unknown[]) => list.length >= base.length && same(list.slice(0, base.length), base)
  if (!begins(mine) || !begins(theirs)) return undefined
  return [...theirs, ...mine.slice(base.length)]
}
