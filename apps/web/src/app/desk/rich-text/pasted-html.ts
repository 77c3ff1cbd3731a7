import { Slice } from '@tiptap/pm/model'
import type { EditorView } from '@tiptap/pm/view'
import { alignOf, colorNear, sizeNear } from './foreign-looks.ts'

/** Headings that a text here has not got, by those that come nearest. */
const HEADINGS: Record<string, string> = { H1: 'h2', H5: 'h4', H6: 'h4' }
const BLOCKS =
  'address, article, blockquote, center, div, dl, h1, h2, h3, h4, h5, h6, hr, img, ol, p, pre, section, table, ul'
const LINES = 'p, h2, h3, h4'

/** As the attribute says it: the page's policy does not let styles take effect. */
function styleOf(element: Element, name: string): string | undefined {
  const said = new RegExp(`(?:^|;)\\s*${name}\\s*:([^;]+)`, 'i').exec(element.getAttribute('style') ?? '')
  return said?.[1]?.replace(/!important/i, '').trim()
}

/** The sizes that `<font>` counts, in CSS. */
const FONT_TAG = ['', 'x-small', 'small', 'medium', 'large', 'x-large', 'xx-large', 'xxx-large']

const sizeSaid = (element: Element) =>
  styleOf(element, 'font-size') ??
  (element.tagName === 'FONT' ? FONT_TAG[Number(element.getAttribute('size') ?? 0)] || undefined : undefined)

const colorSaid = (element: Element) =>
  styleOf(element, 'color') ??
  (element.tagName === 'FONT' ? (element.getAttribute('color') ?? undefined) : undefined)

const alignSaid = (element: Element) =>
  styleOf(element, 'text-align') ??
  element.getAttribute('align') ??
  (element.tagName === 'CENTER' ? 'center' : undefined)

/** What the nearest of an element and those around it says. */
function nearest(element: Element | null, said: (own: Element) => string | undefined): string {
  for (let own = element; own; own = own.parentElement) {
    const value = said(own)
    if (value !== undefined) return value
  }
  return ''
}

function renamed(element: Element, name: string): Element {
  const other = element.ownerDocument.createElement(name)
  for (const { name: own, value } of element.attributes) other.setAttribute(own, value)
  other.append(...element.childNodes)
  element.replaceWith(other)
  return other
}

/** The classes of letters: a heading has its own size, a link its own colour. */
function lettersOf(around: Element): string {
  const size = around.closest('h2, h3, h4') ? undefined : sizeNear(nearest(around, sizeSaid))
  const color = around.closest('a') ? undefined : colorNear(nearest(around, colorSaid))
  return [size && `fs-${size}`, color && `tc-${color}`].filter(Boolean).join(' ')
}

/**
 * HTML of a word processor or another page, its sizes, colours and alignments as classes of our own beside its styles.
 * What comes from an editor of this site has them already.
 */
export function withOurLooks(html: string): string {
  if (html.includes('data-pm-slice')) return html
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const element of body.querySelectorAll('h1, h5, h6'))
    renamed(element, HEADINGS[element.tagName] ?? 'p')
  for (const element of body.querySelectorAll('div, center')) {
    if (!element.querySelector(BLOCKS)) renamed(element, 'p')
  }
  for (const line of body.querySelectorAll(LINES)) {
    const align = alignOf(nearest(line, alignSaid))
    if (align) line.classList.add(`ta-${align}`)
  }
  const texts = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT)
  const found: Text[] = []
  while (texts.nextNode()) if (texts.currentNode instanceof Text) found.push(texts.currentNode)
  for (const text of found) {
    const letters = text.parentElement && text.data.trim() ? lettersOf(text.parentElement) : ''
    if (!letters) continue
    const span = body.ownerDocument.createElement('span')
    span.className = letters
    text.replaceWith(span)
    span.append(text)
  }
  return body.innerHTML
}

/**
 * A text that is pasted goes on in the line where the cursor stands, and takes that line's place. In an empty one there is
 * nothing to go on with: the first line of the text keeps its own.
 */
export function withFirstLine(slice: Slice, { state }: EditorView): Slice {
  const { firstChild, childCount } = slice.content
  const empty = state.selection.$from.parent.content.size === 0
  if (!empty || !firstChild?.attrs.align) return slice
  return new Slice(slice.content, 0, childCount === 1 ? 0 : slice.openEnd)
}
