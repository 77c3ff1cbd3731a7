import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = new URL('../', import.meta.url).pathname
const PAGES = ['packages/modules/src', 'packages/ui/src', 'apps/web/src']

/** Code of the pages that has a text in it. */
const filesWith = (pattern: RegExp): string[] =>
  PAGES.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
      .map((name) => `${folder}/${name}`)
      .filter((file) => pattern.test(readFileSync(join(root, file), 'utf8'))),
  )

// What CSS moves is stilled at one place (base.css).
it('whoever wants no motion is asked about at one place, and what code moves asks there', () => {
  expect(filesWith(/prefers-reduced-motion/)).toEqual(['packages/ui/src/still.ts'])
  expect(filesWith(/behavior: 'smooth'/)).toEqual([])
  const asks = new Set(filesWith(/isStill\(\)/))
  const moves = filesWith(/\.animate\(/)
  expect(moves.length).toBeGreaterThan(0)
  expect(moves.filter((file) => !asks.has(file))).toEqual([])
})
