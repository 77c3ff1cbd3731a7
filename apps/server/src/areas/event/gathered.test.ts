import { expect, it } from 'vitest'
import { gathered } from './gathered.ts'

/** Writes numbers, each under way until it is let go. */
function writer({ isRefused = () => false }: { isRefused?(numbers: readonly number[]): boolean } = {}) {
  const writes: { numbers: readonly number[]; end(): void }[] = []
  const under = <Made>(numbers: readonly number[], made: Made) =>
    new Promise<Made>((done, fail) => {
      const end = () => (isRefused(numbers) ? fail(new Error(`no ${numbers}`)) : done(made))
      writes.push({ numbers, end })
    })
  const apart: unknown[] = []
  const take = gathered<number, string>({
    onApart: (key, many, error) => apart.push([key, many, String(error)]),
    alone: (number) => under([number], `${number} alone`),
    together: (numbers) =>
      under(
        numbers,
        numbers.map((number) => `${number} of ${numbers.length}`),
      ),
  })
  return {
    take,
    /** Ends the write that is under way. @returns what it wrote */
    async ends() {
      await expect.poll(() => writes.length).toBeGreaterThan(0)
      const write = writes.shift()
      write?.end()
      return write?.numbers
    },
    writes,
    /** What could not be written together. */
    apart,
  }
}

it('writes one alone, and together what came meanwhile, with the same key', async () => {
  const { take, ends, writes } = writer()
  const first = take(1, 1)
  await expect.poll(() => writes.length).toBe(1)
  const rest = [2, 3, 4].map((number) => take(1, number))
  const other = take(2, 9)
  await expect.poll(() => writes.length).toBe(2)
  expect(await ends()).toEqual([1])
  expect(await first).toBe('1 alone')
  expect(await ends()).toEqual([9])
  expect(await other).toBe('9 alone')
  expect(await ends()).toEqual([2, 3, 4])
  expect(await Promise.all(rest)).toEqual(['2 of 3', '3 of 3', '4 of 3'])
  const last = take(1, 5)
  expect(await ends()).toEqual([5])
  expect(await last).toBe('5 alone')
})

it('writes no more than a hundred in one', async () => {
  const { take, ends } = writer()
  const all = Array.from({ length: 130 }, (_, number) => take(1, number))
  expect(await ends()).toHaveLength(100)
  expect(await ends()).toHaveLength(30)
  expect(await Promise.all(all)).toHaveLength(130)
})

it('writes each alone where they can’t be written together, and fails for those alone that fail', async () => {
  const { take, ends, apart } = writer({ isRefused: (numbers) => numbers.includes(2) })
  const all = Promise.allSettled([1, 2, 3].map((number) => take(1, number)))
  expect(await ends()).toEqual([1, 2, 3])
  for (const number of [1, 2, 3]) expect(await ends()).toEqual([number])
  expect(await all).toMatchObject([
    { value: '1 alone' },
    { status: 'rejected', reason: new Error('no 2') },
    { value: '3 alone' },
  ])
  expect(apart).toEqual([[1, 3, 'Error: no 1,2,3']])
})
