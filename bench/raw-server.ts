/** The baseline: what Node.js itself can do with the same bytes. Run by `startBaseline` with its script's file. */
import { createReadStream, readFileSync, stat } from 'node:fs'
import { createServer } from 'node:http'
import { Pool } from 'pg'
import type { Script } from './baseline.ts'

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
