import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer, text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { readEnv } from '../kernel/env.ts'
import { openBlobs } from '../open-blobs.ts'
import { heldBy } from '../testing/heap.ts'
import { openS3, type TestS3 } from '../testing/s3.ts'
import { type BlobStores, BlobsUnavailable } from './blob.ts'
import { s3Blobs } from './blob-s3.ts'

const MB = 1024 * 1024
const folder = mkdtempSync(join(roomyFolder(), 'hakka-blobs-'))
let s3: TestS3
beforeAll(async () => {
  s3 = await openS3()
})
afterAll(async () => {
  await s3.close()
  rmSync(folder, { recursive: true })
})

/** In memory, where it has room for the largest file: a disk that stands still under others is no fault of what is tested. */
function roomyFolder(): string {
  const memory = '/dev/shm'
  try {
    const { bavail, bsize } = statfsSync(memory)
    return bavail * bsize > 500 * MB ? memory : tmpdir()
  } catch {
    return tmpdir()
  }
}

const open = (variables: Record<string, string>) =>
  openBlobs(readEnv({ DATA_DIR: folder, ...variables }, folder))

async function listed(keys: AsyncIterable<string>): Promise<string[]> {
  const all: string[] = []
  for await (const key of keys) all.push(key)
  return all
}

/** So many bytes, each piece made when it is asked for. */
async function* pieces(bytes: number) {
  for (let at = 0; at < bytes; at += MB) yield Buffer.alloc(Math.min(MB, bytes - at), at / MB)
}

describe.each(['disk', 'S3'])('files on %s', (kind) => {
  let stores: BlobStores
  beforeAll(() => {
    stores = open(kind === 'S3' ? s3.env : {})
  })

  test('come back as they went, whole and in part, whichever way they were put', async () => {
    const { files } = stores
    const path = join(folder, `upload-${kind}`)
    writeFileSync(path, '客家話 by its path')
    await files.put('aa11.png', Buffer.from('0123456789'))
    await files.putFile('aa22.pdf', path)
    await files.putStream('bb33.mp3', { size: 6, body: [Buffer.from('in '), Buffer.from('two')] })
    await files.put('bb44.mp3', Buffer.alloc(0))
    expect(await text(files.stream('aa11.png'))).toBe('0123456789')
    expect(await text(files.stream('aa11.png', { start: 2, end: 4 }))).toBe('234')
    expect(await text(files.stream('aa11.png', { start: 9, end: 9 }))).toBe('9')
    expect(await text(files.stream('aa22.pdf'))).toBe('客家話 by its path')
    expect(await text(files.stream('bb33.mp3'))).toBe('in two')
    expect((await buffer(files.stream('bb44.mp3'))).length).toBe(0)
    const keys = ['aa11.png', 'aa22.pdf', 'bb33.mp3', 'bb44.mp3', 'none.png']
    expect(await Promise.all(keys.map((key) => files.size(key)))).toEqual([10, 21, 6, 0, undefined])
    expect(await Promise.all(keys.map((key) => files.has(key)))).toEqual([true, true, true, true, false])
    expect((await listed(files.keys())).sort()).toEqual(keys.slice(0, 4))
  })

  test('that an operator lays there by name lie in one folder, and have another tag when they are others', async () => {
    const { films } = stores
    expect(await films.stat('1-up-1-1.mp4')).toBeUndefined()
    await films.put('1-up-1-1.mp4', Buffer.from('a film'))
    const first = await films.stat('1-up-1-1.mp4')
    expect(first).toEqual({ size: 6, at: expect.any(Date), tag: expect.stringMatching(/^[\w-]+$/) })
    expect(await films.stat('1-up-1-1.mp4')).toEqual(first)
    await films.put('1-up-1-1.mp4', Buffer.from('a longer film'))
    const second = await films.stat('1-up-1-1.mp4')
    expect(second?.size).toBe(13)
    expect(second?.tag).not.toBe(first?.tag)
    expect(await listed(films.keys())).toEqual(['1-up-1-1.mp4'])
    if (kind === 'disk') expect(readdirSync(join(folder, 'videos/kid_animation'))).toEqual(['1-up-1-1.mp4'])
  })

  test('are gone when they are removed, the others stay, and removing one again is no fault', async () => {
    const own = stores.private
    await own.put('aa11.png', Buffer.from('one'))
    await own.put('aa22.png', Buffer.from('two'))
    await own.remove('aa11.png')
    await own.remove('aa11.png')
    expect(await own.size('aa11.png')).toBeUndefined()
    expect(await text(own.stream('aa22.png'))).toBe('two')
    expect(await listed(own.keys())).toEqual(['aa22.png'])
    expect(await stores.files.size('aa11.png')).toBe(10)
  })

  test('that are asked for and not there fail, and do not come empty', async () => {
    await expect(text(stores.files.stream('none.png'))).rejects.toThrow()
  })

  test('of the largest size come back whole', async () => {
    const size = 200 * MB
    const put = () => stores.files.putStream('ffff.zip', { size, body: pieces(size) })
    // The test's S3 server is in this process, and holds what it likes: how S3 streams is looked at below.
    if (kind === 'disk') expect(await heldBy(put, 24 * MB)).toBeLessThan(24 * MB)
    else await put()
    let read = 0
    const range = { start: MB, end: size - 1 }
    for await (const bytes of stores.files.stream('ffff.zip', range)) read += bytes.length
    expect([await stores.files.size('ffff.zip'), read]).toEqual([size, size - MB])
    // Two hundred megabytes that a disk has to take, whatever else it is given.
  }, 180_000)

  test('that break off leave nothing', async () => {
    async function* broken() {
      yield Buffer.alloc(1000)
      throw new Error('the sender is gone')
    }
    await expect(stores.private.putStream('cc11.zip', { size: 2000, body: broken() })).rejects.toThrow(
      'the sender is gone',
    )
    const short = stores.private.putStream('cc22.zip', { size: 2000, body: [Buffer.alloc(10)] })
    await expect(short).rejects.toThrow('another size')
    expect(await stores.private.has('cc11.zip')).toBe(false)
    expect(await stores.private.has('cc22.zip')).toBe(false)
    expect(readdirSync(folder, { recursive: true }).filter((name) => /cc(11|22)/.test(String(name)))).toEqual(
      [],
    )
  })

  test('have names that are no way to anywhere else', async () => {
    for (const key of ['../x', 'a/b', '', '..', 'aa11.png/../..', 'aa11.png\n', '字.png', 'a?b', 'a%2f']) {
      expect(() => stores.files.stream(key), key).toThrow('not a key')
      await expect((async () => stores.files.remove(key))(), key).rejects.toThrow('not a key')
      await expect((async () => stores.files.size(key))(), key).rejects.toThrow('not a key')
      await expect((async () => stores.films.stat(key))(), key).rejects.toThrow('not a key')
    }
  })
})

describe('a bucket', () => {
  test('of more files than one answer lists gives all of them', async () => {
    const { s3: settings } = readEnv({ ...s3.env, S3_BUCKET: 'other' }, folder)
    if (!settings) throw new Error('the settings are whole')
    const own = s3Blobs(settings, 'private', 3)
    const keys = ['a1.png', 'b1.png', 'b2.png', 'c1', 'd1.zip', 'd2.zip', 'e1.webp']
    for (const key of keys) await own.put(key, Buffer.from(key))
    expect((await listed(own.keys())).sort()).toEqual(keys)
    expect(await listed(s3Blobs(settings, 'files', 3).keys())).toEqual([])
  })

  test('that takes nothing in is sent no more than fits on the way', async () => {
    let pulled = 0
    async function* counted() {
      for await (const bytes of pieces(200 * MB)) {
        pulled += bytes.length
        yield bytes
      }
    }
    const stalled = createServer((request) => void request.pause())
    const { files } = open({ ...s3.env, S3_ENDPOINT: await listen(stalled) })
    const putting = files.putStream('ffff.zip', { size: 200 * MB, body: counted() })
    const refused = expect(putting).rejects.toThrow(BlobsUnavailable)
    await settled(() => pulled)
    expect(pulled).toBeGreaterThan(0)
    expect(pulled).toBeLessThan(24 * MB)
    stalled.closeAllConnections()
    await refused
    stalled.close()
  }, 30_000)

  test('is asked for no more than is read, and let go with its reader', async () => {
    let sent = 0
    let gone = false
    const endless = createServer((_request, answer) => {
      answer.writeHead(200, { 'content-length': 200 * MB })
      const bytes = Readable.from(pieces(200 * MB)).on('data', ({ length }) => {
        sent += length
      })
      pipeline(bytes, answer).catch(() => {
        gone = true
      })
    })
    const { files } = open({ ...s3.env, S3_ENDPOINT: await listen(endless) })
    const reading = files.stream('ffff.zip')
    await once(reading, 'readable')
    await settled(() => sent)
    expect(sent).toBeLessThan(24 * MB)
    reading.destroy()
    await vi.waitFor(() => expect(gone).toBe(true), 5_000)
    endless.close()
  }, 30_000)

  test('that refuses the login, or is not there, is unavailable, not empty', async () => {
    for (const wrong of [{ S3_SECRET_ACCESS_KEY: 'another' }, { S3_ENDPOINT: 'http://127.0.0.1:9' }]) {
      const { files } = open({ ...s3.env, ...wrong })
      await expect(files.size('aa11.png')).rejects.toThrow(BlobsUnavailable)
      await expect(files.put('aa11.png', Buffer.from('x'))).rejects.toThrow(BlobsUnavailable)
      await expect(text(files.stream('aa11.png'))).rejects.toThrow(BlobsUnavailable)
      await expect(listed(files.keys())).rejects.toThrow(BlobsUnavailable)
    }
  }, 30_000)
})

async function listen(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
}

/** Waits until a figure that has begun to grow stays the same for a while. */
const settled = (figure: () => number) =>
  vi.waitFor(
    async () => {
      const before = figure()
      await sleep(500)
      expect([before > 0, figure()]).toEqual([true, before])
    },
    { timeout: 20_000 },
  )
