import { fork } from 'node:child_process'
import { join } from 'node:path'
import { ROOT } from '../../kernel/root.ts'

/** What a process of its own is asked to read: bytes of somebody else, or a file of them. */
export type ForeignTask = { of: 'table'; bytes: Uint8Array } | { of: 'sound' | 'film'; path: string }

/** What it says, one after the other. */
export type ForeignAnswer = { part: unknown } | { done: unknown }

const MEMORY_MB = 400
const PATIENCE_MS = 15_000
/** Processes at once: each may take as much memory as that, and a core. */
const AT_ONCE = 2
/** Those that wait are told so late that nobody waits for more. */
const WAITING = 20

/** The bytes could not be read within the bounds: their reader ran out of memory or time, or ended over them. */
export class Unreadable extends Error {
  override name = 'Unreadable'
}

/** So many wait for a reader already that nobody would wait for more: the same bytes may be read in a minute. */
export class ReadersBusy extends Unreadable {
  override name = 'ReadersBusy'
}

let running = 0
const waiting: (() => void)[] = []

/**
 * Reads foreign bytes in a process of its own, with bounds of memory and time: whatever they do to their reader, the site
 * goes on. What comes out of them is bounded by the reader, before it is handed on.
 * @param take what the reader hands on, part by part
 * @returns what it says at the end
 * @throws Unreadable
 */
export async function readForeign(
  task: ForeignTask,
  take: (part: unknown) => void = () => {},
): Promise<unknown> {
  if (running >= AT_ONCE) {
    if (waiting.length >= WAITING) throw new ReadersBusy('too many wait')
    await new Promise<void>((turn) => waiting.push(turn))
  } else running += 1
  try {
    return await inProcess(task, take)
  } finally {
    // Whoever waits longest has the place; nobody who comes now takes it before.
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}

function inProcess(task: ForeignTask, take: (part: unknown) => void): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const child = fork(join(ROOT, 'apps/server/src/domain/foreign/foreign-child.ts'), {
      execArgv: [`--max-old-space-size=${MEMORY_MB}`],
      env: {},
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    const patience = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS)
    const end = (settle: () => void) => {
      clearTimeout(patience)
      child.removeAllListeners()
      child.on('error', () => {})
      child.kill('SIGKILL')
      settle()
    }
    child.on('message', (answer: ForeignAnswer) => {
      if ('part' in answer) take(answer.part)
      else end(() => resolve(answer.done))
    })
    child.once('error', (cause) => end(() => reject(new Unreadable('the reader did not start', { cause }))))
    child.once('exit', (code, signal) =>
      end(() => reject(new Unreadable(`the reader ended with ${signal ?? code}`))),
    )
    child.send(task, (error) => {
      if (error) end(() => reject(new Unreadable('the reader was gone', { cause: error })))
    })
  })
}
