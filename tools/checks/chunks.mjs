import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../launcher/checkout.mjs'
import { Failure } from '../launcher/failure.mjs'

const CLIENT = join(root, 'apps/web/build/client')
const LIMIT = 40 * 1024
const VIEW = /modules\/src\/(\w+)\/View\.tsx$/
/** What edits a module, or a page of the desk. */
const EDITOR = /modules\/src\/(?:\w+\/Editor|editor)\.tsx$/
const LEARNERS = /src\/areas\/(?!admin\/)/
const PAGE = /^src\/areas\/(?!admin\/)([\w/-]+)\.tsx?\?/
/** What every page has: React, the router, the site's own frame. */
const OF_ALL = /^src\/(root|entry\.client)\.tsx/
/**
 * What a page fetches of its own before it is alive, as it is sent: a class on a slow line waits for it. Where somebody
 * comes in, and what is only read, is the least; lessons, practice and games come next; what a class is led with may
 * be more. None was given a bar before login had come to fetch all that live rooms and recordings are made of.
 */
const PAGE_LIMITS = [
  { of: /^(account|password|email|oidc|site|notification|home)\//, limit: 35 },
  {
    of: /^(lesson|self-study|listening|speaking|ai-judge|reading|writing|classroom-term|dictionary|search|event)\//,
    limit: 66,
  },
  { of: /./, limit: 90 },
]

/**
 * No files import each other in a ring: one of them would run before what it needs. Each module type's view comes in
 * files of its own, of 40 KB at most as they are sent: its chunk, and the chunks that nothing but it imports.
 */
export async function checkChunks() {
  const path = join(CLIENT, '.vite/manifest.json')
  if (!existsSync(path)) throw new Failure('建置的網頁沒有 .vite/manifest.json')
  const manifest = JSON.parse(readFileSync(path, 'utf8'))
  const views = Object.keys(manifest).filter((key) => VIEW.test(key))
  if (views.length === 0) throw new Failure('建置的網頁裡沒有任何模組')
  const ring = ringOf(manifest)
  if (ring) throw new Failure(`這些檔案互相載入成一圈：${ring.join(' → ')}`)
  const edits = learnersEditors(manifest)
  if (edits.length > 0) throw new Failure(`學習者的頁面會載入編輯模組的程式：${edits.join('、')}`)
  const pages = pagesOf(manifest)
  const slow = pages.filter(({ kb, limit }) => kb > limit).map(told)
  if (slow.length > 0) throw new Failure(slow.join('\n'))
  const reached = new Map(Object.keys(manifest).map((key) => [key, importsOf(manifest, key)]))
  const sizes = views.map((view) => {
    // What the view fetches later is its own too, and may import the view back; other views, which the list of all
    // views fetches, are not.
    const family = familyOf(manifest, view)
    const others = Object.keys(manifest).filter((key) => !family.has(key))
    const own = [...reached.get(view)].filter((key) => !others.some((other) => reached.get(other).has(key)))
    const bytes = own.reduce((sum, key) => sum + sizeOf(manifest[key].file), 0)
    return { type: VIEW.exec(view)[1], bytes, alone: own.includes(view) }
  })
  const shared = sizes.filter(({ alone }) => !alone).map(({ type }) => `${type} 的畫面沒有自己的檔案`)
  const heavy = sizes
    .filter(({ bytes }) => bytes > LIMIT)
    .map(({ type, bytes }) => `${type} 有 ${(bytes / 1024).toFixed(1)} KB，上限是 ${LIMIT / 1024} KB`)
  if (shared.length + heavy.length > 0) throw new Failure([...shared, ...heavy].join('\n'))
  const largest = sizes.toSorted((a, b) => b.bytes - a.bytes)[0]
  if (pages.length === 0) throw new Failure('建置的網頁裡沒有任何學習者的頁面')
  const heaviest = pages.toSorted((a, b) => b.kb - a.kb)[0]
  return `${sizes.length} 種模組，最大的 ${largest.type} 有 ${(largest.bytes / 1024).toFixed(1)} KB；${pages.length} 個頁面，最重的 ${heaviest.page} 有 ${heaviest.kb.toFixed(1)} KB`
}

/** The chunk and all that it imports before it runs. */
function importsOf(manifest, key, found = new Set()) {
  if (found.has(key)) return found
  found.add(key)
  for (const next of manifest[key]?.imports ?? []) importsOf(manifest, next, found)
  return found
}

/** A view with all that it imports and may fetch later, but for other views. */
function familyOf(manifest, view, key = view, found = new Set()) {
  if (found.has(key) || (key !== view && VIEW.test(key))) return found
  found.add(key)
  const { imports = [], dynamicImports = [] } = manifest[key] ?? {}
  for (const next of [...imports, ...dynamicImports]) familyOf(manifest, view, next, found)
  return found
}

/** Pages of learners from which an editor's code can be reached, at once or later. */
function learnersEditors(manifest) {
  const all = (key, found) => {
    if (found.has(key)) return found
    found.add(key)
    const { imports = [], dynamicImports = [] } = manifest[key] ?? {}
    for (const next of [...imports, ...dynamicImports]) all(next, found)
    return found
  }
  return Object.keys(manifest).filter(
    (key) => LEARNERS.test(key) && [...all(key, new Set())].some((own) => EDITOR.test(own)),
  )
}

/** Files that import each other, one after the other, back to the first; nothing where there are none. */
function ringOf(manifest) {
  const done = new Set()
  const walk = (key, way) => {
    if (way.includes(key)) return [...way.slice(way.indexOf(key)), key].map((own) => manifest[own].file)
    if (done.has(key)) return undefined
    const ring = findFirst(manifest[key].imports ?? [], (next) => walk(next, [...way, key]))
    done.add(key)
    return ring
  }
  return findFirst(Object.keys(manifest), (key) => walk(key, []))
}

function findFirst(items, find) {
  for (const item of items) {
    const found = find(item)
    if (found) return found
  }
  return undefined
}

/** Pages of learners, with what each fetches of its own, styles included. */
function pagesOf(manifest) {
  const shared = new Set()
  for (const key of Object.keys(manifest)) if (OF_ALL.test(key)) importsOf(manifest, key, shared)
  return Object.keys(manifest).flatMap((key) => {
    const page = PAGE.exec(key)?.[1]
    if (page === undefined) return []
    const own = [...importsOf(manifest, key)].filter((one) => !shared.has(one))
    const files = new Set(own.flatMap((one) => [manifest[one].file, ...(manifest[one].css ?? [])]))
    const kb = [...files].reduce((sum, file) => sum + sizeOf(file), 0) / 1024
    const { limit } = PAGE_LIMITS.find(({ of }) => of.test(page))
    return [{ page, kb, files: files.size, limit }]
  })
}

const told = ({ page, kb, files, limit }) =>
  `${page} 要載入 ${kb.toFixed(1)} KB（${files} 個檔案），上限是 ${limit} KB`

/** As it is sent: what is worth it was compressed when the site was built. */
function sizeOf(file) {
  const path = join(CLIENT, file)
  return existsSync(`${path}.br`) ? statSync(`${path}.br`).size : statSync(path).size
}
