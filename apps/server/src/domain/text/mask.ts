import { graphemes } from '@hakka/hakka/characters'

/** A name as strangers see it: 王○明, 王○, A○○○e. */
export function masked(name: string): string {
  const [first = '', ...rest] = graphemes(name.trim())
  const last = rest.length > 1 ? (rest.at(-1) ?? '') : ''
  const hidden = Math.max(1, rest.length - (last ? 1 : 0))
  return `${first}${'○'.repeat(Math.min(hidden, 6))}${last}`
}
