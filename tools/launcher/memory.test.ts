import { expect, test } from 'vitest'

type MemoryFlags = (env: { NODE_OPTIONS?: string }, memory: number) => string[]
// The launcher is plain JavaScript.
const { memoryFlags }: { memoryFlags: MemoryFlags } = await import(
  new URL('./memory.mjs', import.meta.url).href
)

const GB = 1024 ** 3
const heapOf = (memory: number, NODE_OPTIONS = '') =>
  memoryFlags({ NODE_OPTIONS }, memory).find((flag) => flag.startsWith('--max-old-space-size='))

test.each([
  [0.5, 192],
  [1, 256],
  [1.5, 384],
  [2, 512],
  [24, 512],
])('a machine of %d GB gives the heap %d MB', (gigabytes, megabytes) => {
  expect(heapOf(gigabytes * GB)).toBe(`--max-old-space-size=${megabytes}`)
})

test('who sets a limit has it', () => {
  expect(heapOf(GB, '--max-old-space-size=1500')).toBeUndefined()
})

test('only where there is room the heap grows in large steps', () => {
  const grows = (memory: number) =>
    memoryFlags({}, memory).some((flag) => flag.startsWith('--heap-growing-percent='))
  expect([grows(GB), grows(2 * GB)]).toEqual([false, true])
})
