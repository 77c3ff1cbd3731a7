import { rubyMismatch } from '@hakka/hakka/ruby'
import { Picture } from '@hakka/ui/Picture.tsx'
import { createElement, Fragment, type ReactNode } from 'react'
import { Hakka } from '#kit/Hakka.tsx'
import { keyed } from '#kit/keyed.ts'
import { type HtmlNode, textOf } from './parse-html.ts'

/** Elements a text may have, each with its look. Anything else shows its text only. */
const LOOKS: Record<string, string> = {
  p: 'my-4 first:mt-0 last:mb-0',
  h1: 'mt-8 mb-3 first:mt-0 font-reading text-32 leading-snug text-darken',
  h2: 'mt-8 mb-3 first:mt-0 font-reading text-32 leading-snug text-darken',
  h3: 'mt-6 mb-2 first:mt-0 font-reading text-26 leading-snug text-darken',
  h4: 'mt-6 mb-2 first:mt-0 text-22 font-bold',
  ul: 'my-4 list-disc pl-7 marker:text-primary',
  ol: 'my-4 list-decimal pl-7 marker:text-primary',
  li: 'my-1',
  blockquote: 'my-4 rounded-option bg-lighten px-5 py-4',
  figure: 'my-4',
  figcaption: 'text-16 text-muted',
  table: 'my-4 w-full border-collapse',
  thead: 'bg-lighten',
  tbody: '',
  tr: '',
  th: 'border border-line px-3 py-2 text-left font-bold',
  td: 'border border-line px-3 py-2 align-top',
  div: '',
  span: '',
  strong: 'font-bold',
  b: 'font-bold',
  em: 'text-primary',
  i: 'text-primary',
  u: 'underline underline-offset-4',
  s: 'line-through',
  sub: 'align-sub text-14',
  sup: 'align-super text-14',
}

const OPENS = /[「『（〈《“‘]+$/
const CLINGS = /^[、。，！？；：」』）〉》”’…—]+/

const readingOf = (node: HtmlNode | undefined): string | undefined => {
  if (node === undefined || typeof node === 'string') return undefined
  const pinyin = node.attributes['data-pinyin']
  return pinyin !== undefined && !rubyMismatch(textOf(node), pinyin) ? pinyin : undefined
}

/** Moves the punctuation beside Hakka text into it: there no line ends between them. */
function clinging(nodes: readonly HtmlNode[]): HtmlNode[] {
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

const isWeb = (address: string) => /^(https?:\/\/|\/(?!\/)|#)/i.test(address)

function Node({ node }: { node: HtmlNode }): ReactNode {
  if (typeof node === 'string') return node
  const { tag, attributes, children } = node
  const pinyin = readingOf(node)
  if (pinyin !== undefined) return <Hakka text={textOf(node)} pinyin={pinyin} size="inline" />
  if (tag === 'br') return <br />
  if (tag === 'hr') return <hr className="my-6 border-line" />
  if (tag === 'img') {
    const size = (name: string, otherwise: number) => Number.parseInt(attributes[name] ?? '', 10) || otherwise
    return (
      <Picture
        src={attributes.src}
        alt={attributes.alt ?? ''}
        width={size('width', 640)}
        height={size('height', 360)}
        className="my-4 h-auto max-w-full rounded-option"
      />
    )
  }
  const inside = <Html nodes={children} />
  if (tag === 'a' && isWeb(attributes.href ?? '')) {
    const away = attributes.target === '_blank'
    return (
      <a
        href={attributes.href}
        className="font-medium text-brand underline underline-offset-4"
        {...(away && { target: '_blank', rel: 'noreferrer' })}
      >
        {inside}
      </a>
    )
  }
  const look = LOOKS[tag]
  return look === undefined
    ? inside
    : createElement(
        tag,
        {
          className: look || undefined,
          lang: attributes.lang === 'hak' ? 'hak-Hant-TW' : attributes.lang,
        },
        inside,
      )
}

/** Parsed HTML as elements of ours: nothing reaches the page that is not named here. */
export function Html({ nodes }: { nodes: readonly HtmlNode[] }) {
  return keyed(clinging(nodes), (node) => (typeof node === 'string' ? 'text' : node.tag)).map(
    ({ key, item: node }) => (
      <Fragment key={key}>
        <Node node={node} />
      </Fragment>
    ),
  )
}
