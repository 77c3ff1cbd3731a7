import { defaultTreeAdapter as adapter, type DefaultTreeAdapterTypes, html, parseFragment } from 'parse5'
import { CODE, DEPTH_MAX, type HtmlNode } from './html-node.ts'

const place = adapter.createElement('div', html.NS.HTML, [])

/**
 * Reads HTML as a browser does that finds it within a `div`, so that the page it paints and the page that comes alive
 * are the same. In browsers `read-html-browser.ts` stands in its place (`#read-html` of package.json): they have a
 * parser of their own.
 */
export const readHtml = (text: string): HtmlNode[] =>
  parseFragment(place, text, {}).childNodes.flatMap((own) => nodeOf(own, 0))

function nodeOf(node: DefaultTreeAdapterTypes.ChildNode, depth: number): HtmlNode[] {
  if (adapter.isTextNode(node)) return [node.value]
  if (!adapter.isElementNode(node) || CODE.has(node.tagName) || depth === DEPTH_MAX) return []
  return [
    {
      tag: node.tagName,
      attributes: Object.fromEntries(node.attrs.map(({ name, value }) => [name, value])),
      children: node.childNodes.flatMap((own) => nodeOf(own, depth + 1)),
    },
  ]
}
