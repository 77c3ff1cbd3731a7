import {
  closeSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { root } from './checkout.mjs'

const FILE = join(root, 'node_modules/.hakka-turn')
const BEAT_MS = 3_000
const SILENT_MS = 60_000

/** Runs `work` while no other command of this checkout installs or builds: `npm start` and `npm test` may begin together. */
export async function inTurn(work) {
  mkdirSync(dirname(FILE), { recursive: true })
  let waited = false
  while (!take()) {
    if (!waited) console.log('另一個指令正在這裡安裝或建置，等它完成…')
    waited = true
    if (isAbandoned()) rmSync(FILE, { force: true })
    else await sleep(300)
  }
  const beat = setInterval(() => touch(), BEAT_MS)
  try {
    return await work()
  } finally {
    clearInterval(beat)
    rmSync(FILE, { force: true })
  }
}

function take() {
  try {
    const file = openSync(FILE, 'wx')
    writeSync(file, String(process.pid))
    closeSync(file)
    return true
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw error
  }
}

function isAbandoned() {
  try {
    if (Date.now() - statSync(FILE).mtimeMs > SILENT_MS) return true
    const holder = Number(readFileSync(FILE, 'utf8'))
    return holder > 0 && !isAlive(holder)
  } catch {
    return false
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

function touch() {
  const now = new Date()
  try {
    utimesSync(FILE, now, now)
  } catch {
    // Somebody cleared node_modules meanwhile; the work itself will say so.
  }
}
