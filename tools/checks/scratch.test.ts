import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'

// A program of the launcher: plain JavaScript without types.
const { makeScratch, scratchBase } = await import(new URL('./scratch.mjs', import.meta.url).href)

const GB = 1024 ** 3
const machine = {
  env: {},
  mounts: () => 'proc /proc proc rw,nosuid 0 0\ntmpfs /dev/shm tmpfs rw,nosuid,nodev 0 0\n',
  memory: () => 'MemTotal: 24684092 kB\nMemAvailable:   19922944 kB\n',
  room: () => 20 * GB,
}
const base = (other: object = {}) => scratchBase({ ...machine, ...other })

test('tests keep what they need in memory where there is plenty, and their programs may run there', () => {
  expect(base()).toBe('/dev/shm')
})

test.each([
  ['there is no such place', { mounts: () => 'proc /proc proc rw,nosuid 0 0\n' }],
  [
    'no program may run there',
    { mounts: () => 'shm /dev/shm tmpfs rw,nosuid,nodev,noexec,size=65536k 0 0\n' },
  ],
  ['it is read only', { mounts: () => 'shm /dev/shm tmpfs ro,nosuid 0 0\n' }],
  ['it is small', { room: () => 64 * 1024 ** 2 }],
  ['the machine has little memory left', { memory: () => 'MemAvailable: 3000000 kB\n' }],
  ['nobody knows how much', { memory: () => '' }],
  ['somebody has said where', { env: { TMPDIR: '/somewhere' } }],
])('on a disk where %s', (_case, other) => {
  expect(base(other)).toBe(tmpdir())
})

test('what a run left long ago that was killed goes; a newer one, and what is of others, stays', () => {
  const folder = mkdtempSync(join(tmpdir(), 'hakka-scratch-'))
  try {
    for (const name of ['hakka-test-killed', 'hakka-test-runs', 'PostgreSQL.1234'])
      mkdirSync(join(folder, name))
    for (const name of ['hakka-test-killed', 'PostgreSQL.1234']) utimesSync(join(folder, name), 0, 0)
    const made = makeScratch(folder)
    expect(readdirSync(folder).sort()).toEqual(['PostgreSQL.1234', 'hakka-test-runs', basename(made)].sort())
  } finally {
    rmSync(folder, { recursive: true })
  }
})
