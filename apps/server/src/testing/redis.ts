import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from './free-port.ts'

/** Whether this machine has Debian's redis-server; `npm test` says so where it has not. */
export const hasRedis = spawnSync('redis-server', ['--version']).status === 0

/** A Redis of a test, which it may kill, freeze and start again at the same address. */
export interface TestRedis {
  url: string
  start(): Promise<void>
  signal(signal: 'SIGKILL' | 'SIGSTOP' | 'SIGCONT'): Promise<void>
  close(): Promise<void>
}

export async function openRedis(): Promise<TestRedis> {
  const folder = mkdtempSync(join(tmpdir(), 'hakka-redis-'))
  const port = await freePort()
  let child: ReturnType<typeof spawn> | undefined
  const redis: TestRedis = {
    url: `redis://127.0.0.1:${port}`,
    async start() {
      const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']
      child = spawn('redis-server', [...options, '--dir', folder], { stdio: ['ignore', 'pipe', 'inherit'] })
      for await (const chunk of child.stdout ?? []) if (String(chunk).includes('Ready to accept')) break
      child.stdout?.resume()
    },
    async signal(signal) {
      const gone = child && signal === 'SIGKILL' ? once(child, 'exit') : sleep(0)
      child?.kill(signal)
      await gone
    },
    async close() {
      if (child?.exitCode === null && child.signalCode === null) await redis.signal('SIGKILL')
      rmSync(folder, { recursive: true, force: true })
    },
  }
  await redis.start()
  return redis
}
