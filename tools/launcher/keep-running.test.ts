import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'

const KEEPER = fileURLToPath(new URL('./keep-running.sh', import.meta.url))
const FOLLOW = fileURLToPath(new URL('./follow-parent.mjs', import.meta.url))

let folder: string
let said: string
let shell: ChildProcess

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hakka-keeper-'))
  said = ''
})

afterEach(() => {
  shell.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

/** Runs a program of Node.js under the keeper; each of its starts leaves its process number in `starts`. */
function keep(program: string, { delays = '0 0 0', lived = '60', env = {} } = {}) {
  const file = join(folder, 'program.mjs')
  writeFileSync(file, `import { appendFileSync } from 'node:fs'\n${HEAD}\n${program}`)
  shell = spawn('/bin/sh', [KEEPER, delays, lived, process.execPath, '--import', FOLLOW, file], {
    env: { ...process.env, STARTS: starts(), ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  shell.stderr?.setEncoding('utf8').on('data', (text: string) => {
    said += text
  })
  const ended = once(shell, 'close').then(([code]) => code)
  return { ended }
}

const HEAD = `appendFileSync(process.env.STARTS, process.pid + '\\n')`
const STAYS = 'setInterval(() => {}, 1000)'
const starts = () => join(folder, 'starts')
/** Of whole lines: a file that is there and still empty is no process 0, whose killing would end this one. */
const pids = () => {
  try {
    return readFileSync(starts(), 'utf8').split('\n').slice(0, -1).map(Number)
  } catch {
    return []
  }
}
const running = (count: number) => expect.poll(() => pids().length, { timeout: 10_000 }).toBe(count)
const isGone = (pid: number) => {
  try {
    return !process.kill(pid, 0)
  } catch {
    return true
  }
}

test('a program that is killed runs again, as often as it lived long in between', async () => {
  keep(STAYS, { delays: '0', lived: '0' })
  for (const count of [1, 2, 3, 4]) {
    await running(count)
    const pid = pids().at(-1)
    if (!pid) throw new Error('沒有程序可以結束')
    process.kill(pid, 'SIGKILL')
  }
  await running(5)
  expect(said).toContain('伺服器意外結束（代碼 137），0 秒後重新啟動。')
})

test('one that dies again and again is given up with a sentence and its own code', async () => {
  const { ended } = keep('throw new Error("broken")', { delays: '0 0' })
  expect(await ended).toBe(1)
  expect(pids()).toHaveLength(3)
  expect(said).toContain('伺服器一再意外結束（代碼 1），不再重新啟動。')
})

test.each([0, 75, 78])('one that ends with %d at its first start is not started again', async (code) => {
  const { ended } = keep(`process.exit(${code})`)
  expect(await ended).toBe(code)
  expect(pids()).toHaveLength(1)
  expect(said).toBe('')
})

test('what it stands on may be away for a while after a fault: 75 is tried again, 78 is not', async () => {
  const program = `
    import { readFileSync } from 'node:fs'
    const count = readFileSync(process.env.STARTS, 'utf8').trim().split('\\n').length
    process.exit([1, 75, 78][count - 1])`
  const { ended } = keep(program)
  expect(await ended).toBe(78)
  expect(pids()).toHaveLength(3)
})

test.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)('%s ends it in its own good order', async (signal) => {
  const { ended } = keep(`
    process.on('SIGTERM', () => setTimeout(() => { appendFileSync(process.env.STARTS, '0\\n'); process.exit(0) }, 200))
    ${STAYS}
    appendFileSync(process.env.STARTS, '0\\n')`)
  await running(2)
  shell.kill(signal)
  expect(await ended).toBe(0)
  expect(pids()).toHaveLength(3)
  expect(said).toBe('')
})

test('it does not outlive its keeper, nor who stands above that', async () => {
  keep(STAYS)
  await running(1)
  const [pid = 0] = pids()
  shell.kill('SIGKILL')
  await expect.poll(() => isGone(pid), { timeout: 10_000 }).toBe(true)

  const above = spawn('/bin/sh', ['-c', 'sleep 600'], { stdio: 'ignore' })
  const { ended } = keep(`process.on('SIGTERM', () => process.exit(0)); ${STAYS}`, {
    env: { HAKKA_ABOVE: String(above.pid) },
  })
  await running(2)
  above.kill('SIGKILL')
  await once(above, 'close')
  expect(await ended).toBe(0)
})
