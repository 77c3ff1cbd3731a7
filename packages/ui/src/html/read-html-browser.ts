import { CODE, DEPTH_MAX, type HtmlNode } from './html-node.ts'

let place: HTMLElement | undefined

/** As `read-html.ts`, by the browser's own parser. In a document that is nowhere shown, nothing runs and nothing loads. */
export function readHtml(html: string): HtmlNode[] {
  place ??= document.implementation.createHTMLDocument('').createElement('div')
  place.innerHTML = html
  const nodes = childrenOf(place, 0)
  place.replaceChildren()
  return nodes
}

const childrenOf = (element: Element, depth: number): HtmlNode[] =>
  [...element.childNodes].flatMap((own) => nodeOf(own, depth))

function nodeOf(node: ChildNode, depth: number): HtmlNode[] {
  if (node instanceof Text) return [node.nodeValue ?? '']
  if (!(node instanceof Element) || CODE.has(node.localName) || depth === DEPTH_MAX) return []
  return [
    {
      tag: node.localName,
      attributes: Object.fromEntries(Array.from(node.attributes, ({ name, value }) => [name, value])),
      children: childrenOf(node, depth + 1),
    },
  ]
}
