import { Writable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { parseDocument } from 'htmlparser2'
import { createElement, type ReactNode } from 'react'
import { latencies, requestBytes } from './load.ts'
import { cpuMs } from './processes.ts'
import { atMost, median, type Row, told } from './row.ts'
import type { Site } from './site.ts'

const ROUNDS = 5
const PAGES = 100
/** A server may take as much again as its pages do. */
const BAR = 2
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

const BUNDLE = new URL('../apps/web/build/server/index.js', import.meta.url).href

/**
 * Milliseconds of processor time for the page as its components draw it: the built pages alone, with the answers of
 * their calls at hand. No server, no database, nothing sent.
 */
async function treeMs(site: Site, cookie: string, path: string): Promise<() => Promise<number>> {
  process.env.NODE_ENV = 'production'
  const { handle } = await import(BUNDLE)
  const answers = new Map<string, unknown>()
  const send = async (call: string) => {
    const known =
      answers.get(call) ?? (await (await fetch(site.url + call, { headers: { Cookie: cookie } })).json())
    answers.set(call, known)
    const answer = { status: 200, ok: true, headers: { getSetCookie: () => [] }, json: async () => known }
    return { ...answer, clone: () => answer }
  }
  const settings = { siteName: '', origin: site.url, logins: {} }
  const page = { nonce: 'bench', send, settings, report: () => {} }
  const draw = async () => (await handle(new Request(site.url + path), page)).arrayBuffer()
  return async () => {
    const before = process.cpuUsage()
    for (let drawn = 0; drawn < PAGES; drawn++) await draw()
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000 / PAGES
  }
}

/**
 * A page for somebody who is logged in, rendered anew for each request: what the server uses of the processor for it,
 * calls, data and answer with it, beside React's own rendering of the same tree and of the same bare elements.
 */
export async function renderedAnew(site: Site, cookie: string, path: string, name: string): Promise<Row[]> {
  const html = await (await fetch(`${site.url}${path}`, { headers: { Cookie: cookie } })).text()
  const [elements] = elementsOf(parseDocument(html).children.filter((node) => node.type === 'tag'))
  const request = requestBytes(site.url, path, { Cookie: cookie })
  const drawTree = await treeMs(site, cookie, path)
  const [own, raw, tree]: [number[], number[], number[]] = [[], [], []]
  await latencies(site.url, request, PAGES)
  await reactMs(elements)
  await drawTree()
  for (let round = 0; round < ROUNDS; round++) {
    const before = cpuMs(site.pid)
    await latencies(site.url, request, PAGES)
    own.push((cpuMs(site.pid) - before) / PAGES)
    raw.push(await reactMs(elements))
    tree.push(await drawTree())
  }
  const [mine, its, bare] = [median(own), median(tree), median(raw)]
  const beside = (other: number) => `${mine.toFixed(2)} 比 ${other.toFixed(2)} 毫秒 CPU，${ROUNDS} 次的中位數`
  return [
    atMost(`未快取的${name}，比 React 與路由器自己畫同樣的元件`, mine / its, BAR, '倍', beside(its)),
    told(`未快取的${name}，比 React 自己畫同樣的元素（倍）`, mine / bare, beside(bare)),
  ]
}
