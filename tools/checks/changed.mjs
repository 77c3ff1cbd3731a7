import { execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../launcher/checkout.mjs'

/** Walks through the whole site once: for what every page stands on. */
const WALK = ['e2e/journey.spec.ts', 'e2e/site.spec.ts']
/** Of an area, a page of the desk, a module type: its noun. */
const NOUNS = [
  /^apps\/web\/src\/areas\/admin\/([\w-]+)/,
  /^(?:apps\/(?:web|server)|packages\/contract)\/src\/areas\/([\w-]+)/,
  /^packages\/modules\/src\/([a-z0-9_]+)\//,
]
const AREA = /^(?:apps\/server|packages\/contract)\/src\/areas\/([\w-]+)/
const SHOWN = /^(apps|packages)\/|^content\/demo/

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
 * The browser tests of the nouns that changed; for what has no noun of its own, such as a button, a walk through the
 * site. None where nothing changed that a page shows.
 * @param files changed paths
 * @param specs all browser tests
 */
export function specsFor(files, specs) {
  const found = new Set()
  for (const file of files) {
    const own = specs.filter((spec) => spec === file || isOf(spec, nounOf(file)))
    for (const spec of own.length > 0 || !SHOWN.test(file) ? own : WALK) found.add(spec)
  }
  return specs.filter((spec) => found.has(spec))
}

/**
 * The folders of the server's tests that see changes: the file's own, and the area of its noun. Told by what they import
 * it would always be all of them, as each starts the whole server.
 * @param files changed paths
 */
export function serverFoldersFor(files) {
  const found = new Set()
  for (const file of files) {
    const area = AREA.exec(file)?.[1]
    if (area) found.add(`apps/server/src/areas/${area}/`)
    else if (file.startsWith('apps/server/src/')) found.add(`${dirname(file)}/`)
  }
  return [...found].sort()
}

function nounOf(file) {
  for (const pattern of NOUNS) {
    const noun = pattern.exec(file)?.[1]
    if (noun && noun !== 'admin') return noun
  }
  return undefined
}

function isOf(spec, noun) {
  const name = spec.slice(spec.lastIndexOf('/') + 1, -'.spec.ts'.length)
  return name === noun || name.startsWith(`${noun}-`)
}
