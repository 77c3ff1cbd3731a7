import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { diskBlobs } from './blob-disk.ts'

const folder = mkdtempSync(join(tmpdir(), 'hakka-blobs-'))
const blobs = diskBlobs(folder)
afterAll(() => rmSync(folder, { recursive: true }))

test('what is removed is gone, the rest stays, and removing it again is no fault', async () => {
  await blobs.put('aa11.png', Buffer.from('one'))
  await blobs.put('aa22.png', Buffer.from('two'))
  await blobs.remove('aa11.png')
  await blobs.remove('aa11.png')
  expect(await blobs.size('aa11.png')).toBeUndefined()
  expect((await blobs.get('aa22.png')).toString()).toBe('two')
  expect(readdirSync(join(folder, 'aa'))).toEqual(['aa22.png'])
})

test('a key is no way out of the folder', () => {
  for (const key of ['../x', 'a/b', '', '..', 'aa11.png/../..', 'aa11.png\n']) {
    expect(() => blobs.remove(key), key).toThrow('not a key')
    expect(() => blobs.stream(key), key).toThrow('not a key')
  }
})
