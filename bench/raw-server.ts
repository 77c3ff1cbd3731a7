/** The baseline: what Node.js itself can do with the same bytes. Run by `startBaseline` with its script's file. */
import { createReadStream, readFileSync, stat } from 'node:fs'
import { createServer } from 'node:http'
import { Pool } from 'pg'
import type { Script, Statement } from './baseline.ts'

const script: Script = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'))
const recorded = new Map(
  Object.entries(script.recorded).map(([path, own]) => [
    path,
    { ...own, body: Buffer.from(own.body, 'base64') },
  ]),
)
const files = new Map(Object.entries(script.files))
const { sql } = script
const pool = sql && new Pool({ host: sql.host, user: 'hakka', database: 'hakka', max: 4 })

const calls = new Map(Object.entries(script.calls ?? {}))
const host = sql?.host ?? [...calls.values()][0]?.host
const callPool = host ? new Pool({ host, user: 'hakka', database: 'hakka', max: 4 }) : undefined
const TIMED = '/ms'

/** Runs what a call asks of the database: one step after the other, planned once on each connection. */
async function run(path: string, statements: readonly Statement[]): Promise<void> {
  for (const step of Map.groupBy(statements, (statement) => statement.step).values()) {
    await Promise.all(
      step.map(({ text, values }, at) =>
        callPool?.query({ name: `${path.slice(0, 40)} ${step[0]?.step}.${at}`, text, values }),
      ),
    )
  }
}

const server = createServer((request, answer) => {
  const path = request.url ?? ''
  const own = recorded.get(path)
  if (own) {
    answer.writeHead(own.status, own.headers)
    answer.end(own.body)
    return
  }
  const file = files.get(path)
  if (file) {
    stat(file.file, () => {
      answer.writeHead(200, file.headers)
      createReadStream(file.file).pipe(answer)
    })
    return
  }
  const timed = path.startsWith(TIMED)
  const call = calls.get(timed ? path.slice(TIMED.length) : path)
  if (call) {
    const began = performance.now()
    void run(path, call.statements).then(() => {
      if (timed) return answer.end(String(performance.now() - began))
      answer.writeHead(call.answer.status, call.answer.headers)
      return answer.end(Buffer.from(call.answer.body, 'base64'))
    })
    return
  }
  if (sql && pool && path === '/sql') {
    void pool.query({ name: 'read', text: sql.text, values: sql.values }).then(() => {
      answer.writeHead(200, sql.headers)
      answer.end(sql.body)
    })
    return
  }
  answer.writeHead(404)
  answer.end()
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  process.stdout.write(`${typeof address === 'object' && address ? address.port : 0}\n`)
})
