import { cpSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { folder } from './boundaries/opposites.ts'
import { emptyProject, output, root } from './boundaries/plant.ts'

const PACKAGE = 'packages/modules'
const MODULES = `${PACKAGE}/src`
const project = emptyProject()
afterAll(project.remove)

/** A file of the copied package with one text in place of another that it surely has. */
function rewritten(file: string, ...changes: [before: string, after: string][]): string {
  return changes.reduce(
    (source, [before, after]) => {
      expect(source, `${file} has ${before}`).toContain(before)
      return source.replace(before, after)
    },
    readFileSync(join(root, MODULES, file), 'utf8'),
  )
}

it('a new module type is one folder and its registrations, and meets what every type must', {
  timeout: 60_000,
}, async () => {
  for (const part of ['src', 'released']) {
    cpSync(join(root, PACKAGE, part), join(project.folder, PACKAGE, part), { recursive: true })
  }
  for (const [file, source] of Object.entries(folder)) project.plant(`${MODULES}/opposites/${file}`, source)
  project.plant(
    `${MODULES}/server.ts`,
    rewritten(
      'server.ts',
      ['import practice from', "import opposites from './opposites/module.ts'\nimport practice from"],
      ['const all = [', 'const all = [opposites, '],
    ),
  )
  project.plant(
    `${MODULES}/web.tsx`,
    rewritten('web.tsx', [
      "  ['practice',",
      "  ['opposites', view(() => import('./opposites/View.tsx'))],\n  ['practice',",
    ]),
  )
  project.plant('vitest.config.ts', 'export default {}\n')
  const said = await output(
    'vitest',
    [
      'run',
      `${MODULES}/every-module.test.tsx`,
      // Edited from its schema alone: it has no editor of its own.
      `${MODULES}/editors.test.tsx`,
      `${MODULES}/opposites`,
      '-t',
      'opposites|module types|a folder has an editor',
      '--no-color',
    ],
    project.folder,
  )
  expect(said).toContain('View.test.tsx')
  expect(said).not.toMatch(/failed|FAIL/)
  // Six dialects, definition, sample and items of the type; its own test; that it is known everywhere alike; and what
  // every editor must do.
  expect(Number(/Tests +(\d+) passed/.exec(said)?.[1])).toBeGreaterThanOrEqual(17)
})
