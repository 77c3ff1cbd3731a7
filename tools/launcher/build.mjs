import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { node, npmCommand, projectEnv, root } from './checkout.mjs'
import { run } from './command.mjs'
import { inTurn } from './turn.mjs'

const HEADING_FONT = ['tools/content/heading-font.ts', 'tools/content/fonts', 'apps/server/src/domain/fonts']
const SHARED = ['packages', 'package-lock.json', 'tsconfig.base.json']
const NOT_INPUTS = new Set(['node_modules', 'build', '.react-router', '.tsc'])

/** What is built from what. A mark in each output names the inputs that it was made of. */
const PARTS = [
  {
    output: join(root, 'apps/web/build'),
    inputs: ['apps/web', 'tools/compress.mjs', ...SHARED, ...HEADING_FONT],
    command: () => npmCommand(['run', 'build', '-w', '@hakka/web']),
    sentence: '無法建置網頁',
  },
  {
    output: join(root, 'apps/server/build'),
    inputs: ['apps/server', 'tools/bundle-server.ts', ...SHARED],
    command: () => [node, [join(root, 'tools/bundle-server.ts')]],
    sentence: '無法建置伺服器',
  },
]

/** Builds pages and server, unless they were built from the same sources; answers what it did. */
export async function build() {
  const fingerprints = new Fingerprints()
  if (PARTS.every((part) => isBuilt(part, fingerprints))) return '已是最新'
  return inTurn(async () => {
    const now = new Fingerprints()
    const due = PARTS.filter((part) => !isBuilt(part, now))
    for (const part of due) await make(part, now.of(part))
    return due.length === 0 ? '已是最新' : '建置完成'
  })
}

async function make({ output, command, sentence }, inputs) {
  rmSync(markOf(output), { force: true })
  await run(command(), { env: projectEnv({ NODE_ENV: 'production' }), sentence })
  mkdirSync(output, { recursive: true })
  writeFileSync(markOf(output), inputs)
}

/** Makes what the pages need before Vite can serve them unbuilt. */
export async function prepareDevelopment() {
  await run([node, [HEADING_FONT[0]]], { env: projectEnv(), sentence: '無法製作標題字型' })
  return '完成'
}

const markOf = (output) => join(output, '.inputs')

function isBuilt(part, fingerprints) {
  const mark = markOf(part.output)
  return existsSync(mark) && readFileSync(mark, 'utf8') === fingerprints.of(part)
}

/** Hashes of sources; what several parts are made of is read once. */
class Fingerprints {
  #known = new Map()

  of({ inputs }) {
    return hashOf(inputs.map((input) => this.#one(input)))
  }

  #one(path) {
    if (!this.#known.has(path)) this.#known.set(path, pathHash(path))
    return this.#known.get(path)
  }
}

const hashOf = (parts) => parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest('hex')

function pathHash(path) {
  const entries = listing(join(root, path))
  if (entries) return hashOf(entries.map((name) => pathHash(`${path}/${name}`)))
  return hashOf([`${path}\n`, readFileSync(join(root, path))])
}

/** The names in a folder that count, in one order; undefined for a file. */
function listing(path) {
  try {
    return readdirSync(path)
      .filter((name) => !NOT_INPUTS.has(name) && !/\.test\.tsx?$/.test(name))
      .sort()
  } catch (error) {
    if (error.code === 'ENOTDIR') return undefined
    throw error
  }
}
