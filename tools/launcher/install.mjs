import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { node, npmCommand, root } from './checkout.mjs'
import { run } from './command.mjs'
import { Failure } from './failure.mjs'
import { inTurn } from './turn.mjs'

const MARK = join(root, 'node_modules/.hakka-install')
const NPM_ARGS = ['install', '--no-audit', '--no-fund', '--include=dev', '--include=optional']
const KINDS = ['dependencies', 'devDependencies', 'optionalDependencies']

/** Whether what is installed is what package-lock.json asks for. Needs no network. */
export const isInstalled = () => read(MARK) === fingerprint() && existsSync(node)

/** Installs what package-lock.json asks for, if it isn't there already; answers what it did. */
export async function install() {
  if (isInstalled()) return '已是最新'
  return inTurn(async () => {
    if (isInstalled()) return '已是最新'
    const whole = isWhole()
    if (!whole) {
      const given = { env: process.env, sentence: '無法安裝相依套件，請確認網路與 npm 的設定' }
      // What npm knows already it need not ask for again, a quarter of the time; where it knows too little, it asks.
      const asked = () => run(npmCommand(NPM_ARGS), given)
      await run(npmCommand([...NPM_ARGS, '--prefer-offline']), given).catch(asked)
    }
    if (!existsSync(node))
      throw new Failure(`npm 沒有裝好 Node.js：找不到 ${node}。請刪除 node_modules 後再試一次。`)
    writeFileSync(MARK, fingerprint())
    return whole ? '已是最新' : '安裝完成'
  })
}

/** The lock, what the workspaces ask for, and the platform: a change of any asks for an install. */
function fingerprint() {
  const hash = createHash('sha256').update(`${process.platform}-${process.arch}\n`)
  hash.update(read(join(root, 'package-lock.json')) ?? '')
  for (const folder of ['', ...workspaces()]) hash.update(JSON.stringify(asked(folder)))
  return hash.digest('hex')
}

/** Somebody ran npm by hand: its own record of the tree then equals the lock, and no npm (or network) is needed. */
function isWhole() {
  const tree = packages(join(root, 'node_modules/.package-lock.json'))
  const lock = packages(join(root, 'package-lock.json'))
  if (!tree || !lock || !existsSync(node)) return false
  const installed = Object.entries(lock).every(([path, wanted]) => {
    if (!path.includes('node_modules/') || wanted.optional || wanted.devOptional) return true
    return path in tree && tree[path].version === wanted.version
  })
  return (
    installed && ['', ...workspaces()].every((folder) => isDeepStrictEqual(asked(folder), pick(lock[folder])))
  )
}

function workspaces() {
  return JSON.parse(read(join(root, 'package.json'))).workspaces.flatMap((pattern) => {
    if (!pattern.endsWith('/*')) return [pattern]
    const parent = pattern.slice(0, -2)
    return readdirSync(join(root, parent)).map((name) => `${parent}/${name}`)
  })
}

const asked = (folder) => pick(JSON.parse(read(join(root, folder, 'package.json')) ?? '{}'))

const pick = (manifest = {}) => Object.fromEntries(KINDS.map((kind) => [kind, manifest[kind] ?? {}]))

const packages = (file) => JSON.parse(read(file) ?? '{}').packages

function read(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}
