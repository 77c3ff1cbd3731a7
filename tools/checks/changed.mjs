import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { root } from '../launcher/checkout.mjs'

/**
 * Who tests what has no noun of its own, by folder: `browser` specs, `http` folders of the server, `types` of modules whose
 * views are drawn, files of `view`. A folder that ends in / stands for those below it too; the longest counts.
 */
const owners = JSON.parse(readFileSync(new URL('owners.json', import.meta.url), 'utf8'))

const SERVER = 'apps/server/src'
const TYPES = 'packages/modules/src'
/** What is asked of each type of module, its name in the title of each test. */
const TYPE_VIEWS = [
  'every-type',
  'kept',
  'nothing-cut',
  'played',
  'told',
  'in-place',
  'typed-anew',
  'written',
  'wall',
]
/** Of an area, a page of the desk, a type of modules: its noun. */
const NOUNS = [
  /^apps\/web\/src\/areas\/admin\/([\w-]+)/,
  /^(?:apps\/(?:web|server)|packages\/contract)\/src\/areas\/([\w-]+)/,
  /^packages\/modules\/src\/([a-z0-9_]+)\//,
]
const TYPE = /^packages\/modules\/src\/([a-z0-9_]+)\//
const PRODUCT = /^(?:apps\/web|(?:apps|packages)\/[\w-]+\/(?:src|kernel|model))\//

/**
 * What differs from the main branch, or on it from the last commit, with what is not committed yet.
 * @returns the commit it is compared with, and paths from the root
 */
export function changedFiles() {
  const base = onMain() ? 'HEAD' : git('merge-base', 'HEAD', 'main')
  const lines = (text) => text.split('\n').filter(Boolean)
  const tracked = lines(git('diff', '--name-only', base))
  return { base, files: [...tracked, ...lines(git('ls-files', '--others', '--exclude-standard'))] }
}

function onMain() {
  try {
    return git('rev-parse', 'HEAD') === git('rev-parse', 'main')
  } catch {
    // A checkout without that branch.
    return true
  }
}

const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()

/** All browser tests that `npm test` runs, as paths from the root. */
export const allSpecs = () =>
  ['e2e', 'e2e/modules'].flatMap((folder) =>
    readdirSync(join(root, folder))
      .filter((name) => name.endsWith('.spec.ts') && name !== 'dev.spec.ts')
      .map((name) => `${folder}/${name}`),
  )

/**
 * What tests changes, of both rings.
 * @param files changed paths from the root
 * @param specs all browser tests
 * @returns browser tests and files of views as paths from the root, folders of the server, types of modules whose views are
 * drawn; nothing where nothing changed that a page or a call shows
 */
export function testsFor(files, specs = allSpecs()) {
  const found = { specs: new Set(), folders: new Set(), types: new Set(), views: new Set() }
  for (const file of files) {
    const own = ownersOf(file, specs)
    for (const [kind, names] of Object.entries(own)) for (const name of names) found[kind].add(name)
  }
  return Object.fromEntries(Object.entries(found).map(([kind, names]) => [kind, [...names].sort()]))
}

/** Likewise of one file: of its folder's row, without one of its noun, and the test that it is itself. */
export function ownersOf(file, specs = allSpecs()) {
  const row = rowOf(inArea(file))
  const noun = NOUNS.map((pattern) => pattern.exec(file)?.[1]).find(Boolean)
  const [, type = ''] = TYPE.exec(file) ?? []
  const beside = inArea(file).startsWith(`${SERVER}/`) ? dirname(inArea(file)).slice(SERVER.length + 1) : ''
  return {
    specs: [
      ...specs.filter((spec) => spec === file),
      ...(row.browser?.map((name) => `e2e/${name}.spec.ts`) ??
        specs.filter((spec) => noun && isOf(spec, noun))),
    ],
    folders: (row.http ?? [beside]).filter(hasTests).map((name) => `${SERVER}/${name}/`),
    types: [...(isType(type) ? [type] : []), ...(row.types ?? [])],
    views: [
      ...(/^e2e\/views\/[^/]+\.browser\.tsx$/.test(file) ? [file] : []),
      ...(row.view ?? []).map((name) => `e2e/views/${name}.browser.tsx`),
    ],
  }
}

/** What an area promises is tested with what it does. */
function inArea(file) {
  const [, area] = /^packages\/contract\/src\/areas\/([\w-]+)/.exec(file) ?? []
  return area && existsSync(join(root, SERVER, 'areas', area)) ? `${SERVER}/areas/${area}/routes.ts` : file
}

/** The views that are drawn for some types, and a pattern for the titles of their tests. */
export const typeViews = (types) => ({
  files: TYPE_VIEWS.map((name) => `e2e/views/${name}.browser.tsx`),
  titles: `(?<![a-z0-9_])(?:${types.join('|')})(?![a-z0-9_])`,
})

/** Whether a path is code of the product, and not a test of it. */
export const isProduct = (file) =>
  PRODUCT.test(file) && /\.(?:tsx?|css|mjs|wat)$/.test(file) && !/\.(?:test|d)\.tsx?$/.test(file)

function rowOf(file) {
  for (let folder = dirname(file); folder !== '.'; folder = dirname(folder)) {
    const row = owners[`${folder}/`] ?? (folder === dirname(file) ? owners[folder] : undefined)
    if (row) return row
  }
  return {}
}

const isType = (name) => name !== '' && existsSync(join(root, TYPES, name, 'module.ts'))

const hasTests = (folder) =>
  folder !== '' &&
  readdirSync(join(root, SERVER, folder), { recursive: true }).some((name) => name.endsWith('.test.ts'))

function isOf(spec, noun) {
  const name = basename(spec, '.spec.ts')
  return name === noun || name.startsWith(`${noun}-`)
}

/** Every row of the table, for the test that all they name is there. */
export const rows = Object.entries(owners)
