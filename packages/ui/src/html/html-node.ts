/** A piece of a text that was read: an element with its attributes and children, or plain text. */
export type HtmlNode = string | HtmlElement

export interface HtmlElement {
  /** In small letters. */
  tag: string
  attributes: Readonly<Record<string, string>>
  children: readonly HtmlNode[]
}

/** What is nested deeper nobody has written to be read. */
export const DEPTH_MAX = 100

/** Elements whose content is code, never text. */
export const CODE: ReadonlySet<string> = new Set(['script', 'style', 'template', 'iframe', 'noscript'])

/** The text within a piece, as it would be read. */
export const textOf = (node: HtmlNode): string =>
  typeof node === 'string' ? node : node.children.map(textOf).join('')
