import { expect, test } from 'vitest'

// A program of the launcher: plain JavaScript without types.
const { runGroup, secondsOf } = await import(new URL('./group.mjs', import.meta.url).href)

const run = (...args: string[]) => runGroup([process.execPath, args], { env: process.env, limitMs: 60_000 })

test('seconds are those of the children, with their minutes', () => {
  expect(secondsOf('0m0.01s 0m0.02s\n1m2.50s 0m4.25s\n')).toBe(66.75)
  expect(secondsOf('')).toBeUndefined()
})

test('what a program says, its code and how long it held a core are told', async () => {
  expect(await run('-e', 'console.log(1)')).toEqual({ ok: true, said: '1\n', cpu: expect.any(Number) })
  expect(await run('-e', 'process.exit(3)')).toMatchObject({ ok: false, reason: undefined })
})

test('a program that a signal ended says which', async () => {
  const ended = await run('-e', 'process.kill(process.pid, "SIGTERM"); setInterval(() => {}, 1000)')
  expect(ended).toMatchObject({ ok: false, reason: '被 SIGTERM 結束' })
})
