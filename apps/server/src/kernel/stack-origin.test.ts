import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'esbuild'
import { afterAll, expect, test } from 'vitest'
import { originsIn } from './stack-origin.ts'

const folder = mkdtempSync(join(tmpdir(), 'hakka-origin-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('a place in the bundle becomes one in the sources; another file stays', async () => {
  const source = join(folder, 'source.ts')
  const bundle = join(folder, 'main.js')
  writeFileSync(
    source,
    'type None = never\n\nexport function fail(): None {\n  throw new Error("broken")\n}\n',
  )
  await build({ entryPoints: [source], outfile: bundle, bundle: true, format: 'esm', sourcemap: 'linked' })
  const lines = readFileSync(bundle, 'utf8').split('\n')
  const row = lines.findIndex((text) => text.includes('throw new Error'))
  const line = `at fail (file://${bundle}:${row + 1}:${(lines[row] ?? '').indexOf('new Error') + 1})`
  expect(row).not.toBe(3)
  expect(originsIn(bundle)(line)).toMatch(/^at fail \(.*source\.ts:4:9\)$/)
  expect(originsIn(bundle)('at run (node:internal/x:1:2)')).toBe('at run (node:internal/x:1:2)')
  expect(originsIn(join(folder, 'other.js'))(line)).toBe(line)
})
