import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { node, npmCommand, projectEnv, root } from './checkout.mjs'
import { run } from './command.mjs'
import { inTurn } from './turn.mjs'

const OUTPUT = join(root, 'apps/web/build')
const MARK = join(OUTPUT, '.inputs')
const HEADING_FONT = ['tools/content/heading-font.ts', 'tools/content/fonts', 'apps/server/src/domain/fonts']
const INPUTS = [
  'apps/web',
  'packages',
  'package-lock.json',
  'tsconfig.base.json',
  'tools/compress.mjs',
  ...HEADING_FONT,
]
const NOT_INPUTS = new Set(['node_modules', 'build', '.react-router', '.tsc'])

/** Builds the pages, unless they were built from the same sources; answers what it did. */
export async function build() {
  if (isBuilt(fingerprint())) return '已是最新'
  return inTurn(async () => {
    const inputs = fingerprint()
    if (isBuilt(inputs)) return '已是最新'
    rmSync(MARK, { force: true })
    await run(npmCommand(['run', 'build', '-w', '@hakka/web']), {
      env: projectEnv({ NODE_ENV: 'production' }),
      sentence: '無法建置網頁',
    })
    mkdirSync(dirname(MARK), { recursive: true })
    writeFileSync(MARK, inputs)
    return '建置完成'
  })
}

/** Makes what the pages need before Vite can serve them unbuilt. */
export async function prepareDevelopment() {
  await run([node, [HEADING_FONT[0]]], { env: projectEnv(), sentence: '無法製作標題字型' })
  return '完成'
}

const isBuilt = (inputs) => existsSync(MARK) && readFileSync(MARK, 'utf8') === inputs

function fingerprint() {
  const hash = createHash('sha256')
  for (const input of INPUTS) addPath(hash, input)
  return hash.digest('hex')
}

function addPath(hash, path) {
  const entries = listing(join(root, path))
  if (entries) for (const name of entries) addPath(hash, `${path}/${name}`)
  else hash.update(`${path}\n`).update(readFileSync(join(root, path)))
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
