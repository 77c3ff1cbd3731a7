import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createConnection, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { isUnavailable } from './unavailable.ts'

const folder = mkdtempSync(join(tmpdir(), 'hakka-socket-'))
const path = join(folder, 's')
const open: Socket[] = []
let frozen: ChildProcess | undefined

afterAll(() => {
  for (const socket of open) socket.destroy()
  frozen?.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

const failed = (code: string, syscall?: string) =>
  Object.assign(new Error(code), { code, ...(syscall && { syscall }) })

test('a server of a socket that stands still is away: as soon as nobody more may wait for it', async () => {
  const program = `require('net').createServer(() => {}).listen({ path: ${JSON.stringify(path)}, backlog: 1 }, () => console.log('up'))`
  frozen = spawn(process.execPath, ['-e', program], { stdio: ['ignore', 'pipe', 'inherit'] })
  await new Promise((up) => frozen?.stdout?.once('data', up))
  frozen.kill('SIGSTOP')
  const error = await new Promise<unknown>((refused) => {
    for (let time = 0; time < 20; time++) {
      const socket = createConnection(path)
      socket.once('error', refused)
      open.push(socket)
    }
  })
  expect(error).toMatchObject({ code: 'EAGAIN', syscall: 'connect' })
  expect(isUnavailable(error)).toBe(true)
  expect(isUnavailable(new Error('Failed query', { cause: error }))).toBe(true)
})

test.each([
  ...['ECONNREFUSED', 'ECONNRESET', 'ECONNABORTED', 'ENETUNREACH', 'EHOSTDOWN', 'ENOENT', 'ETIMEDOUT'].map(
    (code) => [code, 'connect'],
  ),
  ['EAI_AGAIN', 'getaddrinfo'],
  ['EPIPE', 'write'],
  ['ECONNRESET', 'read'],
])('%s of %s is a database that is away', (code, syscall) => {
  expect(isUnavailable(failed(code, syscall))).toBe(true)
})

test.each(['08006', '08P01', '57P01', '57P03', '57P05', '53300', '53200', '25006'])(
  '%s of PostgreSQL is a database that is away',
  (code) => {
    expect(isUnavailable(failed(code))).toBe(true)
  },
)

test.each([
  ['ENOENT', 'open'],
  ['ENOENT', 'stat'],
  ['EAGAIN', 'spawn'],
  ['23505', undefined],
  ['42P01', undefined],
  ['40001', undefined],
])('%s of %s is something else', (code, syscall) => {
  expect(isUnavailable(failed(code, syscall))).toBe(false)
})
