import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import { ROOT } from '../../kernel/root.ts'

const IDLE_MS = 3_000

interface Job {
  text: string
  resolve: (bytes: Buffer) => void
  reject: (error: Error) => void
}

const jobs: Job[] = []
let child: ChildProcess | undefined
let idle: NodeJS.Timeout | undefined

/**
 * The reading face cut to the characters of the text, as WOFF2. A child process does it, since the subsetter holds a
 * core for half a second and never gives back its 150 MB; it is kept for the next face, then ended.
 */
export function subset(text: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    jobs.push({ text, resolve, reject })
    if (jobs.length === 1) send(text)
  })
}

function send(text: string): void {
  clearTimeout(idle)
  child ??= open()
  child.ref()
  child.channel?.ref()
  child.send(text)
}

function open(): ChildProcess {
  const path = join(ROOT, 'apps/server/src/domain/fonts/subset-child.ts')
  const opened = fork(path, { execArgv: [], env: {}, serialization: 'advanced' })
  opened.on('message', (bytes) => {
    if (bytes instanceof Uint8Array) settle((job) => job.resolve(Buffer.from(bytes)))
  })
  opened.on('error', (error) => fail(opened, error))
  opened.once('exit', () => fail(opened, new Error('The font subsetter ended before it was done')))
  return opened
}

function fail(ended: ChildProcess, error: Error): void {
  if (child !== ended) return
  child = undefined
  settle((job) => job.reject(error))
}

function settle(end: (job: Job) => void): void {
  const done = jobs.shift()
  if (done) end(done)
  const next = jobs[0]
  if (next) send(next.text)
  else rest()
}

/** Neither the child nor its end may keep a finished command running. */
function rest(): void {
  child?.unref()
  child?.channel?.unref()
  idle = setTimeout(close, IDLE_MS)
  idle.unref()
}

function close(): void {
  const ended = child
  child = undefined
  if (ended?.connected) ended.disconnect()
}
