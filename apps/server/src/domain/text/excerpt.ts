import { graphemes } from '@hakka/hakka/characters'
import sanitize from 'sanitize-html'

const LENGTH = 120
const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }

/** The text of sanitised HTML, its blocks parted by blanks. */
export function textOf(html: string): string {
  const parted = html.replace(/<(?:br|hr|\/(?:p|h[2-6]|li|tr|td|th|blockquote))\b[^>]*>/g, ' $&')
  return sanitize(parted, { allowedTags: [], allowedAttributes: {} })
    .replace(/&(?:amp|lt|gt|quot);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim()
}

/** The beginning of sanitised HTML as plain text; a table's cells in a row say nothing, so they are left out. */
export function excerptOf(html: string): string {
  const all = graphemes(textOf(html.replace(/<table\b[\s\S]*?<\/table>/g, ' ')) || textOf(html))
  return all.length <= LENGTH ? all.join('') : `${all.slice(0, LENGTH - 1).join('')}…`
}
