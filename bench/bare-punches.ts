/**
 * `node bare-punches.ts <file> <connections>`: makes the punches that lie in the file over and over through the driver
 * alone. For each line on its input, which of two ways and so many milliseconds, it prints how many a second.
 */
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { Client } from 'pg'
import type { Named } from './plain-punch.ts'

interface Given {
  host: string
  /** By way, of each pupil. */
  punches: Record<string, Named[][]>
}

const [file = '', connections = '1'] = process.argv.slice(2)
const { host, punches }: Given = JSON.parse(readFileSync(file, 'utf8'))
const clients = await Promise.all(
  Array.from({ length: Number(connections) }, async () => {
    const client = new Client({ host, user: 'hakka', database: 'hakka' })
    await client.connect()
    return client
  }),
)

/** A statement that writes only what was not changed since it was read names the version. */
const VERSION = /xmin = \$(\d+)/

async function punch(client: Client, statements: readonly Named[]): Promise<void> {
  let version: unknown
  for (const { name, text, values } of statements) {
    const place = VERSION.exec(text)?.[1]
    const given = place ? values.with(Number(place) - 1, version) : [...values]
    const { rows } = await client.query({ name, text, values: given })
    version = rows[0]?.version
    if (place && rows.length === 0) throw new Error('a punch wrote nothing')
  }
}

let next = 0

async function rate(all: readonly Named[][], ms: number): Promise<number> {
  const began = performance.now()
  let count = 0
  await Promise.all(
    clients.map(async (client) => {
      while (performance.now() - began < ms) {
        await punch(client, all[next++ % all.length] ?? [])
        count++
      }
    }),
  )
  return count / ((performance.now() - began) / 1000)
}

for await (const line of createInterface({ input: process.stdin })) {
  const [way = '', ms] = line.split(' ')
  process.stdout.write(`${await rate(punches[way] ?? [], Number(ms))}\n`)
}
await Promise.all(clients.map((client) => client.end()))
