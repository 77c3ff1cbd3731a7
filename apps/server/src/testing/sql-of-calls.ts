/**
 * Which SQL some calls make: `node sql-of-calls.ts <database's address> <path> …` prints for each path one line of JSON,
 * the statements in their order, those that run at once with the same `step`. The bench runs them through the driver alone.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildApp } from '../app.ts'
import { servicesOn } from './services.ts'

interface Statement {
  step: number
  text: string
  values: unknown[]
}

const listOf = (value: unknown) => (Array.isArray(value) ? value : undefined)

const [url = '', ...paths] = process.argv.slice(2)
const folder = mkdtempSync(join(tmpdir(), 'hakka-sql-'))
const services = servicesOn(url, folder)
const statements: Statement[] = []
let step = 0
let running = 0
const { pool } = services
const query = pool.query.bind(pool)
pool.query = new Proxy(pool.query, {
  apply(_target, _self, given: Parameters<typeof query>) {
    const [asked, values] = given
    const [text, own] =
      typeof asked === 'string' ? [asked, values] : [Reflect.get(asked, 'text'), Reflect.get(asked, 'values')]
    if (running === 0) step += 1
    running += 1
    statements.push({
      step,
      text: String(text),
      values: listOf(values) ?? listOf(own) ?? [],
    })
    return Promise.resolve(query(...given)).finally(() => {
      running -= 1
    })
  },
})

try {
  const app = await buildApp(services)
  for (const path of paths) {
    // The first call fills what is kept in memory; the second makes the statements that every call makes.
    for (let turn = 0; turn < 2; turn++) {
      statements.length = 0
      const { statusCode } = await app.inject(path)
      if (statusCode !== 200) throw new Error(`${path} answers ${statusCode}`)
    }
    process.stdout.write(`${JSON.stringify(statements)}\n`)
  }
  await app.close()
} finally {
  services.mailTransport.close()
  await services.notices.close()
  await pool.end()
  rmSync(folder, { recursive: true, force: true })
}
