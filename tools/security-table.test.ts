import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')

const rows = readFileSync(join(root, 'docs/security.md'), 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, , file = '', name = ''] = line.split('|').map((cell) => cell.trim())
    const own = /^`(.+\.(?:test|spec)\.ts)`$/.exec(file)?.[1]
    const path =
      own?.endsWith('.spec.ts') || own?.startsWith('packages/') ? own : own && `apps/server/src/${own}`
    return path ? [{ path, name }] : []
  })

test('every test that docs/security.md names is there', () => {
  expect(rows.length).toBeGreaterThan(40)
  for (const { path, name } of rows) {
    expect(readFileSync(join(root, path), 'utf8'), `${path} has “${name}”`).toContain(name)
    expect(name.length, path).toBeGreaterThan(10)
  }
})
