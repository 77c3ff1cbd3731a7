import { Writable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { parseDocument } from 'htmlparser2'
import { createElement, type ReactNode } from 'react'
import { latencies, requestBytes } from './load.ts'
import { cpuMs } from './processes.ts'
import { median, type Row, told } from './row.ts'
import type { Site } from './site.ts'

const ROUNDS = 5
const PAGES = 100
type Node = ReturnType<typeof parseDocument>['children'][number]

/** Names that React spells otherwise; all others it takes as they are. */
const NAMES: Readonly<Record<string, string>> = { class: 'className', for: 'htmlFor' }

/** The elements that a page is made of, as React would be given them: no components, no hooks, nothing to decide. */
function elementsOf(nodes: readonly Node[]): ReactNode[] {
  return nodes.flatMap((node, key): ReactNode[] => {
    if (node.type === 'text') return [node.data]
    if (node.type !== 'tag' && node.type !== 'script' && node.type !== 'style') return []
    const attributes = Object.entries(node.attribs).filter(([name]) => name !== 'style' && !/^on/.test(name))
    const props = Object.fromEntries(attributes.map(([name, value]) => [NAMES[name] ?? name, value]))
    if (node.type !== 'tag') {
      const [text] = node.children
      const __html = text?.type === 'text' ? text.data : ''
      return [createElement(node.name, { ...props, key, dangerouslySetInnerHTML: { __html } })]
    }
    return [createElement(node.name, { ...props, key }, ...elementsOf(node.children))]
  })
}

/** As it is in production: it decides when it is loaded. */
async function reactServer() {
  process.env.NODE_ENV = 'production'
  return (await import('react-dom/server')).renderToPipeableStream
}

type Renderer = Awaited<ReturnType<typeof reactServer>>

function render(renderToPipeableStream: Renderer, tree: ReactNode): Promise<void> {
  const sink = new Writable({ write: (_chunk, _encoding, done) => done() })
  const { pipe } = renderToPipeableStream(tree, { onAllReady: () => pipe(sink) })
  return finished(sink)
}

/** Milliseconds of processor time that React alone takes for a page of these elements. */
async function reactMs(tree: ReactNode): Promise<number> {
  const renderer = await reactServer()
  const before = process.cpuUsage()
  for (let page = 0; page < PAGES; page++) await render(renderer, tree)
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000 / PAGES
}

/**
 * A page for somebody who is logged in, rendered anew for each request: what the server uses of the processor for it,
 * calls, data and answer with it, beside React's own rendering of the same elements.
 */
export async function renderedAnew(site: Site, cookie: string, path: string, name: string): Promise<Row> {
  const html = await (await fetch(`${site.url}${path}`, { headers: { Cookie: cookie } })).text()
  const [tree] = elementsOf(parseDocument(html).children.filter((node) => node.type === 'tag'))
  const request = requestBytes(site.url, path, { Cookie: cookie })
  const [own, raw]: [number[], number[]] = [[], []]
  await latencies(site.url, request, PAGES)
  await reactMs(tree)
  for (let round = 0; round < ROUNDS; round++) {
    const before = cpuMs(site.pid)
    await latencies(site.url, request, PAGES)
    own.push((cpuMs(site.pid) - before) / PAGES)
    raw.push(await reactMs(tree))
  }
  const [mine, its] = [median(own), median(raw)]
  const figures = `${mine.toFixed(2)} 比 ${its.toFixed(2)} 毫秒 CPU，${ROUNDS} 次的中位數`
  return told(`未快取的${name}，比 React 自己畫同樣的元素（倍）`, mine / its, figures)
}
