import { stepBack } from '../running/step-back.ts'
import type { ForeignAnswer, ForeignTask } from './foreign.ts'

// A process of its own: what reads the bytes of others may run out of memory over them, or never end.

/** Lines of one message: the site takes them in between two pages. */
const PART = 500

/** Whoever holds more after a file is ended, and another begins with nothing. */
const KEPT_BYTES = 200 * 1024 * 1024

stepBack()

const say = (answer: ForeignAnswer): Promise<void> =>
  new Promise((said) => process.send?.(answer, undefined, undefined, () => said()))

async function read(task: ForeignTask): Promise<unknown> {
  if (task.of === 'mp3') {
    const { writeMp3 } = await import('../uploads/mp3-of.ts')
    return writeMp3(task.path, task.to)
  }
  if (task.of !== 'table') {
    const { filmIn, soundIn } = await import('../uploads/media-in.ts')
    return task.of === 'film' ? filmIn(task.path) : soundIn(task.path)
  }
  const { readBytes } = await import('../import/read-bytes.ts')
  const table = await readBytes(Buffer.from(task.bytes))
  if ('refused' in table) return table
  const { lines, ...rest } = table
  for (let start = 0; start < lines.length; start += PART)
    await say({ part: lines.slice(start, start + PART) })
  return rest
}

process.on('message', async (task: ForeignTask) => {
  const { BeyondBounds } = await import('../import/bounds.ts')
  const done = await read(task).catch((error: unknown) => {
    // Whatever else is wrong with the bytes: they can't be read.
    return error instanceof BeyondBounds ? { refused: error.message } : undefined
  })
  const isLast = process.memoryUsage.rss() > KEPT_BYTES
  await say({ done, isLast })
  if (isLast) process.disconnect()
})
