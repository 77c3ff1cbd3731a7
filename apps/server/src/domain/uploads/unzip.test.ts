import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { strToU8, type Zippable, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { tenThousandFiles } from '../../testing/hostile-files.ts'
import { unzip } from './unzip.ts'
import { zipOf } from './write-zip.ts'

const BOUNDS = { entries: 100, bytes: 1024 * 1024 }

const open = (files: Zippable, bounds = BOUNDS) => unzip(Buffer.from(zipSync(files)), bounds)

/** Where the list of a ZIP's files begins, in its bytes. */
const listed = (zip: Buffer) => zip.indexOf(Buffer.from('PK\x01\x02', 'latin1'))

test('files come out as they went in, from a file and from memory', async () => {
  const zip = Buffer.from(
    zipSync({ 'a/b.txt': strToU8('好'), 'c.bin': new Uint8Array([0, 1]), 'd/': new Uint8Array() }),
  )
  const path = join(mkdtempSync(join(tmpdir(), 'hakka-zip-')), 'a.zip')
  writeFileSync(path, zip)
  for (const from of [zip, path]) {
    expect(await unzip(from, BOUNDS)).toEqual({
      files: new Map([
        ['a/b.txt', Buffer.from('好')],
        ['c.bin', Buffer.from([0, 1])],
      ]),
    })
  }
})

test('what is written as a stream is read again, whatever its size', async () => {
  const large = Buffer.alloc(300_000, 'x')
  const parts: Uint8Array[] = []
  for await (const part of zipOf([
    { path: 'a.json', bytes: [Buffer.from('{}')] },
    { path: 'b.bin', bytes: [large.subarray(0, 100), large.subarray(100)] },
    { path: 'empty.bin', bytes: [] },
  ]))
    parts.push(part)
  expect(await unzip(Buffer.concat(parts), BOUNDS)).toEqual({
    files: new Map([
      ['a.json', Buffer.from('{}')],
      ['b.bin', large],
      ['empty.bin', Buffer.alloc(0)],
    ]),
  })
})

test('a name that leads out of its folder refuses all of it', async () => {
  for (const name of ['../evil.txt', 'a/../../evil.txt', '/etc/passwd', 'C:/evil.txt'])
    expect(await open({ 'good.txt': strToU8('x'), [name]: strToU8('x') })).toEqual({
      refused: 'ZIP 檔裡有指到資料夾外面的檔名，整份都不收',
    })
})

test('a link refuses all of it', async () => {
  const zip = zipSync({
    'good.txt': strToU8('x'),
    link: [strToU8('/etc/passwd'), { os: 3, attrs: 0o120777 << 16 }],
  })
  expect(await unzip(Buffer.from(zip), BOUNDS)).toEqual({ refused: 'ZIP 檔裡有連結（link），整份都不收' })
})

test('a bomb is refused by what it says of itself, and where it lies by what it comes to', async () => {
  const bomb = Buffer.from(zipSync({ 'zeros.bin': new Uint8Array(50 * 1024 * 1024) }))
  expect(bomb.length).toBeLessThan(100_000)
  expect(await unzip(bomb, BOUNDS)).toEqual({ refused: '解壓縮後太大，最多 1 MB' })
  bomb.writeUInt32LE(1000, listed(bomb) + 24)
  expect(await unzip(bomb, BOUNDS)).toEqual({ refused: 'ZIP 檔壞了，請重新壓縮再試' })
})

test('10,000 files are refused before any is looked at', async () => {
  expect(await open(tenThousandFiles((no) => `${no}.txt`))).toEqual({
    refused: '檔案太多，最多 100 個，這裡有 10000 個',
  })
})

test('what is no ZIP, is cut off, or has a password is told so', async () => {
  expect(await unzip(Buffer.from('%PDF-1.7'), BOUNDS)).toEqual({ refused: '這不是 ZIP 檔' })
  const zip = Buffer.from(zipSync({ 'a.txt': strToU8('x'.repeat(500)) }))
  expect(await unzip(zip.subarray(0, 60), BOUNDS)).toMatchObject({ refused: expect.stringContaining('壞了') })
  zip.writeUInt16LE(1, listed(zip) + 8)
  expect(await unzip(zip, BOUNDS)).toEqual({ refused: 'ZIP 檔有密碼，請拿掉密碼再試' })
})

test('what nobody wants stays packed, and what a computer adds is no file of it', async () => {
  const zip = Buffer.from(
    zipSync({ 'a.txt': strToU8('x'), 'lib/b.js': strToU8('x'), '__MACOSX/._a.txt': strToU8('x') }),
  )
  expect(await unzip(zip, BOUNDS, (path) => !path.startsWith('lib/'))).toEqual({
    files: new Map([['a.txt', Buffer.from('x')]]),
  })
})
