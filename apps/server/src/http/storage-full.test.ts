import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { ERRORS } from '@hakka/contract/errors'
import { DatabaseError } from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { pngOf, wavOf } from '../domain/uploads/testing/made-files.ts'
import { session, user } from '../testing/builders.ts'
import { formOf } from '../testing/form.ts'
import { testServer } from '../testing/server.ts'

const server = testServer()
let editor: Record<string, string> = {}
let mounted: string | undefined

beforeAll(async () => {
  editor = await session(server(), await user(server(), { roles: ['news_editor'] }))
})
afterAll(() => {
  if (mounted) execFileSync('umount', [mounted])
})

let width = 40
/** Each another one: what is stored already is not stored again. */
const picture = () => new File([pngOf(++width, 20)], 'a.png')

async function upload(file = picture()) {
  const form = await formOf({ file })
  return server().app.inject({
    method: 'POST',
    url: '/api/file/upload',
    headers: { ...editor, ...form.headers },
    payload: form.payload,
  })
}

const sound = (seconds: number) =>
  server().app.inject({
    method: 'POST',
    url: '/api/audio/upload',
    headers: { ...editor, 'content-type': 'audio/wav' },
    payload: wavOf(seconds),
  })

const leftIn = async (folder: string) =>
  readdir(join(server().services.env.dataDir, folder)).catch(() => [] as string[])

type Answer = Awaited<ReturnType<typeof upload>>

function expectFull(answer: Answer) {
  expect(answer.statusCode).toBe(503)
  expect(answer.json()).toMatchObject({ code: 'storage_full', message: ERRORS.storage_full.message })
  expect(answer.headers['retry-after']).toBe('60')
}

describe('a full disk', () => {
  test.each(['ENOSPC', 'EDQUOT', 'EROFS'])(
    '%s under the stored files is a 503 with its sentence',
    async (code) => {
      const error = Object.assign(new Error('write'), { code, syscall: 'write' })
      const put = vi.spyOn(server().services.blobs, 'put').mockRejectedValueOnce(error)
      expectFull(await upload())
      put.mockRestore()
      expect(await leftIn('uploads-tmp')).toEqual([])
      expect((await upload()).statusCode).toBe(200)
    },
  )

  test('under PostgreSQL is the same 503', async () => {
    const error = Object.assign(new DatabaseError('could not extend file', 1, 'error'), { code: '53100' })
    const { pool } = server().services
    const query = vi.spyOn(pool, 'query').mockImplementationOnce(() => Promise.reject(error))
    expectFull(await server().app.inject('/api/news/menu'))
    query.mockRestore()
    expect((await server().app.inject('/api/news/menu')).statusCode).toBe(200)
  })
})

/** A disk of one megabyte for what is being uploaded; only root may have one. */
function mountTiny(): boolean {
  const folder = join(server().services.env.dataDir, 'uploads-tmp')
  mkdirSync(folder, { recursive: true })
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder], { stdio: 'ignore' })
    mounted = folder
    return true
  } catch {
    return false
  }
}

test('a disk that fills up while a file comes is a 503, leaves nothing, and others go on', async (context) => {
  // Only root may mount a small disk; without one, the machine's own would have to be filled.
  if (!mountTiny()) return context.skip('needs the right to mount')
  const large = new File([Buffer.alloc(3 * 1024 * 1024, 1)], 'a.pdf')
  expectFull(await upload(large))
  expect(await leftIn('uploads-tmp')).toEqual([])
  expectFull(await sound(240))
  expect(await leftIn('uploads-tmp')).toEqual([])
  const [full, page] = await Promise.all([upload(large), server().app.inject('/healthz')])
  expectFull(full)
  expect(page.statusCode).toBe(200)
  expect((await upload()).statusCode).toBe(200)
  if (mounted) execFileSync('mount', ['-o', 'remount,ro', mounted])
  expectFull(await upload())
  if (mounted) execFileSync('mount', ['-o', 'remount,rw', mounted])
  expect((await upload()).statusCode).toBe(200)
})
