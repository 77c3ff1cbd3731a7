import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { type Part, packed, partOf, unpacked } from './archive.ts'
import { RestoredFiles } from './data-folders.ts'

const folder = mkdtempSync(join(tmpdir(), 'hakka-archive-'))
afterAll(() => rmSync(folder, { recursive: true }))

async function* listed(parts: readonly Part[]): AsyncGenerator<Part> {
  yield* parts
}

const bytesOf = async (parts: readonly Part[]) =>
  Buffer.concat(await collected(packed(listed(parts), new Date('2026-11-22T00:00:00Z'))))

async function collected<T>(items: AsyncIterable<T> | Iterable<T>): Promise<T[]> {
  const all: T[] = []
  for await (const item of items) all.push(item)
  return all
}

/** In pieces of `size` bytes, as they may come from a disk. */
async function* pieces(bytes: Buffer, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

async function read(bytes: Buffer, size: number): Promise<Record<string, string>> {
  const found: Record<string, string> = {}
  for await (const { name, body } of unpacked(pieces(bytes, size)))
    found[name] = Buffer.concat(await collected(body)).toString()
  return found
}

const LONG = `files/ab/${'長'.repeat(25)}/${'名'.repeat(20)}.webp`
const CONTENTS = { 'a.json': '{}', empty: '', whole: 'x'.repeat(1024), [LONG]: '客語'.repeat(1000) }
const PARTS = Object.entries(CONTENTS).map(([name, content]) => partOf(name, content))

test.each([1, 511, 512, 1_000_000])('what was packed comes back, read %d bytes at a time', async (size) => {
  expect(await read(await bytesOf(PARTS), size)).toEqual(CONTENTS)
})

test('tar knows what is in it', async () => {
  const path = join(folder, 'site.tar')
  writeFileSync(path, await bytesOf(PARTS))
  const listing = execFileSync('tar', ['-tf', path, '--quoting-style=literal'], { encoding: 'utf8' })
  expect(listing.trim().split('\n')).toEqual([...Object.keys(CONTENTS), 'end.json'])
})

test('parts that are passed over count as well, and one that is left out is missed', async () => {
  const bytes = await bytesOf(PARTS)
  const names = (await collected(unpacked(pieces(bytes, 4096)))).map(({ name }) => name)
  expect(names).toEqual(Object.keys(CONTENTS))
  const without = Buffer.concat([bytes.subarray(0, 1024), bytes.subarray(1536)])
  await expect(read(without, 4096)).rejects.toThrow('備份檔不完整')
})

test('any bit that is another is found, also between the parts and after the last', async () => {
  const bytes = await bytesOf(PARTS)
  const taken = async (at: number) => {
    const spoilt = Buffer.from(bytes)
    spoilt.writeUInt8(spoilt.readUInt8(at) ^ 1, at)
    return read(spoilt, 100_000).then(
      () => at,
      () => undefined,
    )
  }
  const all = await Promise.all(Array.from(bytes, (_, at) => taken(at)))
  expect(all.filter((at) => at !== undefined)).toEqual([])
})

test.each(['../evil', 'files/../../evil', 'files//evil', '/etc/evil', 'postgres/evil', 'files'])(
  'a name that leads out of the data folder is refused: %s',
  async (name) => {
    const files = await RestoredFiles.begin(join(folder, 'data'))
    expect(await files.take(partOf(name, 'evil'))).toBe(false)
    await files.finish()
    expect(existsSync(join(folder, 'evil'))).toBe(false)
    expect(existsSync(join(folder, 'data'))).toBe(false)
  },
)
