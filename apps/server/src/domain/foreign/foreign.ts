import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import { ROOT } from '../../kernel/root.ts'

/** What a process of its own is asked to read: bytes of somebody else, or a file of them. */
export type ForeignTask =
  | { of: 'table'; bytes: Uint8Array }
  | { of: 'sound' | 'film'; path: string }
  /** A WAV, written anew. */
  | { of: 'mp3'; path: string; to: string }

/** What it says, one after the other. */
export type ForeignAnswer =
  | { part: unknown }
  | {
      done: unknown
      /** It has grown so much over it that it reads nothing else. */
      isLast: boolean
    }

const MEMORY_MB = 400
const PATIENCE_MS = 15_000
/** So long a reader waits for the next bytes: an editor brings her files one after the other. */
const REST_MS = 10_000
/** A reader that is gone so soon was gone before. */
const GONE_MS = 500
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
    return await inProcess(task, take, woken())
  } finally {
    // Whoever waits longest has the place; nobody who comes now takes it before.
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}

/** A reader that ended well waits for the next bytes: to start one takes a tenth of a second of a core. */
interface Reader {
  child: ChildProcess
  /** Ends it when nothing comes. */
  rest?: NodeJS.Timeout
}
const resting: Reader[] = []

function start(): Reader {
  const child = fork(join(ROOT, 'apps/server/src/domain/foreign/foreign-child.ts'), {
    execArgv: [`--max-old-space-size=${MEMORY_MB}`],
    env: {},
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  return { child }
}

/** One that rests. It holds the site's own end up while it reads, and only then. */
function woken(): Reader | undefined {
  const reader = resting.pop()
  clearTimeout(reader?.rest)
  reader?.child.removeAllListeners()
  reader?.child.ref()
  reader?.child.channel?.ref()
  return reader
}

function letRest(reader: Reader): void {
  const { child } = reader
  const gone = () => {
    const at = resting.indexOf(reader)
    if (at !== -1) resting.splice(at, 1)
    clearTimeout(reader.rest)
    child.kill('SIGKILL')
  }
  child.once('exit', gone)
  child.on('error', gone)
  child.unref()
  child.channel?.unref()
  reader.rest = setTimeout(gone, REST_MS).unref()
  resting.push(reader)
}

/** @param rested a reader that read before; without one a new one reads, and what ends that is not tried again */
function inProcess(task: ForeignTask, take: (part: unknown) => void, rested?: Reader): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const reader = rested ?? start()
    const { child } = reader
    let hasSaid = false
    const began = performance.now()
    const patience = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS)
    const end = (settle: () => void, isWell = false) => {
      clearTimeout(patience)
      child.removeAllListeners()
      if (isWell) letRest(reader)
      else {
        child.on('error', () => {})
        child.kill('SIGKILL')
      }
      settle()
    }
    const fail = (message: string, cause?: Error) =>
      end(() => {
        // What ended while it rested says nothing of these bytes.
        if (rested && !hasSaid && performance.now() - began < GONE_MS) resolve(inProcess(task, take))
        else reject(new Unreadable(message, { cause }))
      })
    child.on('message', (answer: ForeignAnswer) => {
      hasSaid = true
      if ('part' in answer) take(answer.part)
      else end(() => resolve(answer.done), !answer.isLast)
    })
    child.once('error', (cause) => fail('the reader did not start', cause))
    child.once('exit', (code, signal) => fail(`the reader ended with ${signal ?? code}`))
    child.send(task, (error) => error && fail('the reader was gone', error))
  })
}
