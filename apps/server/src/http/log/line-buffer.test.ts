import { Writable } from 'node:stream'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LineBuffer } from './line-buffer.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function opened() {
  const chunks: Buffer[] = []
  const output = new Writable({
    write(chunk, _encoding, done) {
      chunks.push(chunk)
      done()
    },
  })
  return { lines: new LineBuffer(output), written: () => Buffer.concat(chunks.splice(0)).toString() }
}

test('lines come together after half a second, in their order', () => {
  const { lines, written } = opened()
  lines.write('一\n')
  lines.write('二\n')
  expect(written()).toBe('')
  vi.advanceTimersByTime(500)
  expect(written()).toBe('一\n二\n')
  lines.write('三\n')
  vi.advanceTimersByTime(500)
  expect(written()).toBe('三\n')
})

test('no line is lost or cut, however many and however long', () => {
  const { lines, written } = opened()
  const all = Array.from({ length: 3000 }, (_, n) => `${n} ${'客'.repeat(n % 50)}\n`)
  all.push(`${'長'.repeat(40_000)}\n`, '末\n')
  for (const line of all) lines.write(line)
  lines.flush()
  expect(written()).toBe(all.join(''))
})
