import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'

/** A process that outlives what nobody heard, does `what`, and says that it is still there. */
async function after(what: string): Promise<{ code: number; log: Record<string, unknown>[] }> {
  const script = `
    import { EventEmitter } from 'node:events'
    import { createLog } from '${new URL('./http/log/log.ts', import.meta.url)}'
    import { outliveUnheard } from '${new URL('./outlive.ts', import.meta.url)}'
    const log = createLog('info')
    outliveUnheard(log)
    setImmediate(() => { ${what} })
    setTimeout(() => log.info({}, 'still there'), 50)`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script])
  const [out, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')])
  return {
    code,
    log: out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line)),
  }
}

const LOST = `Object.assign(new Error('terminating connection'), { code: '57P01', severity: 'FATAL' })`

test('a rejection that nobody heard is in the log, without the values of its statement, and the site goes on', async () => {
  const query = `Object.assign(new Error('Failed query: select 1 params: 陳小明'), { query: 'select 1', params: ['陳小明'] })`
  const { code, log } = await after(`void Promise.reject(${query})`)
  expect(code).toBe(0)
  expect(log.map(({ msg }) => msg)).toEqual(['nobody heard a rejection', 'still there'])
  expect(JSON.stringify(log)).not.toContain('陳小明')
})

test('a connection that breaks where nobody listens is lost alone', async () => {
  const { code, log } = await after(`new EventEmitter().emit('error', ${LOST})`)
  expect(code).toBe(0)
  expect(log.map(({ msg }) => msg)).toEqual(['nobody heard that a connection was lost', 'still there'])
})

test('any other error that nobody heard ends the process', async () => {
  const { code, log } = await after(`throw new Error('half done')`)
  expect(code).toBe(1)
  expect(log.map(({ msg }) => msg)).toEqual(['nobody heard an error: the process ends'])
})
