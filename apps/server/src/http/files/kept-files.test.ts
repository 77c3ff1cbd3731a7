import { afterEach, describe, expect, test } from 'vitest'
import { AppError } from '../../kernel/app-error.ts'
import { type KeptFiles, memoryFiles } from './kept-files.ts'

const MAX = { all: 1000, network: 600 }
const open: KeptFiles[] = []
afterEach(async () => {
  for (const files of open.splice(0)) await files.release()
})

function from(network: string): KeptFiles {
  const files = memoryFiles(network, MAX)
  open.push(files)
  return files
}

async function* bytes(size: number) {
  for (let sent = 0; sent < size; sent += 100) yield new Uint8Array(Math.min(100, size - sent)).fill(7)
}

describe('files in memory', () => {
  test('hold what came, byte by byte', async () => {
    const kept = await from('a').keep(bytes(250), '')
    expect('bytes' in kept && [kept.bytes.length, new Set(kept.bytes)]).toEqual([250, new Set([7])])
  })

  test('of one network or of all together are no more than the memory for them', async () => {
    await from('a').keep(bytes(500), '')
    await expect(from('a').keep(bytes(200), '')).rejects.toThrow(AppError)
    await expect(from('b').keep(bytes(600), '')).rejects.toThrow(AppError)
    expect(open).toHaveLength(3)
  })

  test('make room when their request is answered', async () => {
    const first = from('a')
    await first.keep(bytes(600), '')
    await first.release()
    await first.release()
    await from('a').keep(bytes(600), '')
    await from('b').keep(bytes(400), '')
    await expect(from('c').keep(bytes(100), '')).rejects.toMatchObject({ code: 'rate_limited' })
  })
})
