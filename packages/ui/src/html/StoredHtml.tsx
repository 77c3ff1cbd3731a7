import { createElement, Fragment, type ReactNode, useMemo } from 'react'
import { readHtml } from '#read-html'
import { clinging, readingOf } from './clinging.ts'
import { type HtmlElement, type HtmlNode, textOf } from './html-node.ts'

/** Elements a text may have. Anything else shows its text only. */
const TAGS = new Set(
  `a b blockquote br div em figcaption figure h1 h2 h3 h4 hr i img li ol p s span strong sub sup table tbody td th thead
  tr u ul`.split(/\s+/),
)
const VOID = new Set(['br', 'hr', 'img'])
/** In these, blanks between the tags are no text. */
const FRAMES = new Set(['table', 'thead', 'tbody', 'tr'])
const SAFE_ADDRESS = /^(https?:\/\/|mailto:|\/(?!\/)|#)/i
/** The looks that an editor may choose (decision 0024). */
const CHOSEN = /^(?:fs|tc|ta)-[a-z0-9]+$/

export interface StoredHtmlProps {
  /** As the server has sanitised and stored it. */
  html: string
  /** Classes by element. */
  looks?: Readonly<Record<string, string>>
  /** Draws Hakka that has its reading; without it the style sheet shows the reading. */
  hakka?(text: string, pinyin: string): ReactNode
  /** Draws a picture; without it, it stands as it was stored. */
  picture?(attributes: HtmlElement['attributes'], className: string | undefined): ReactNode
}

/** HTML that editors have written, as elements of ours: nothing reaches the page that is not named here. */
export function StoredHtml({ html, ...look }: StoredHtmlProps) {
  const nodes = useMemo(() => readHtml(html), [html])
  return createElement(Fragment, null, ...drawn(nodes, look))
}

type Look = Omit<StoredHtmlProps, 'html'>

const drawn = (nodes: readonly HtmlNode[], look: Look): ReactNode[] =>
  (look.hakka ? clinging(nodes) : nodes).filter((node) => node !== '').map((node) => draw(node, look))

function draw(node: HtmlNode, look: Look): ReactNode {
  if (typeof node === 'string') return node
  const { tag, attributes, children } = node
  const pinyin = look.hakka && readingOf(node)
  if (look.hakka && pinyin !== undefined) return look.hakka(textOf(node), pinyin)
  const className = classOf(node, look)
  if (tag === 'img' && look.picture) return look.picture(attributes, className)
  const inside = drawn(
    FRAMES.has(tag) ? children.filter((own) => typeof own !== 'string' || own.trim() !== '') : children,
    look,
  )
  const known = TAGS.has(tag) && (tag !== 'a' || SAFE_ADDRESS.test(attributes.href ?? ''))
  if (!known) return createElement(Fragment, null, ...inside)
  // The style sheet shows it where nothing else does.
  const reading = look.hakka ? undefined : attributes['data-pinyin']
  return createElement(
    tag,
    { ...propsOf(node), 'data-pinyin': reading, className },
    ...(VOID.has(tag) ? [] : inside),
  )
}

function classOf({ tag, attributes }: HtmlElement, { looks }: Look): string | undefined {
  const chosen = (attributes.class ?? '').split(/\s+/).filter((name) => CHOSEN.test(name))
  return [looks?.[tag], ...chosen].filter(Boolean).join(' ') || undefined
}

function propsOf({ tag, attributes }: HtmlElement): Record<string, string | undefined> {
  const { href, title, src, alt, width, height, colspan, rowspan, scope, target, lang } = attributes
  if (tag === 'a') {
    return { href, title, ...(target === '_blank' && { target: '_blank', rel: 'noreferrer' }) }
  }
  if (tag === 'img') return { src, alt: alt ?? '', width, height, loading: 'lazy' }
  if (tag === 'td') return { colSpan: colspan, rowSpan: rowspan }
  if (tag === 'th') return { colSpan: colspan, rowSpan: rowspan, scope }
  return { lang: lang === 'hak' ? 'hak-Hant-TW' : lang }
}
