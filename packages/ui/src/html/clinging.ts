import { rubyMismatch } from '@hakka/hakka/ruby'
import { type HtmlNode, textOf } from './html-node.ts'

const OPENS = /[「『（〈《“‘]+$/
const CLINGS = /^[、。，！？；：」』）〉》”’…—]+/

/** The reading of a piece of Hakka, where it has one that fits. */
export const readingOf = (node: HtmlNode | undefined): string | undefined => {
  if (node === undefined || typeof node === 'string') return undefined
  const pinyin = node.attributes['data-pinyin']
  return pinyin !== undefined && !rubyMismatch(textOf(node), pinyin) ? pinyin : undefined
}

/** Moves the punctuation beside Hakka text into it: there no line ends between them. */
export function clinging(nodes: readonly HtmlNode[]): HtmlNode[] {
  return nodes.map((node, index) => {
    const [before, after] = [nodes[index - 1], nodes[index + 1]]
    if (typeof node === 'string') {
      const text = readingOf(after) === undefined ? node : node.replace(OPENS, '')
      return readingOf(before) === undefined ? text : text.replace(CLINGS, '')
    }
    if (readingOf(node) === undefined) return node
    const opening = typeof before === 'string' ? (OPENS.exec(before)?.[0] ?? '') : ''
    const closing = typeof after === 'string' ? (CLINGS.exec(after)?.[0] ?? '') : ''
    return { ...node, children: [opening, textOf(node), closing] }
  })
}
