import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../../', import.meta.url))
const PACKAGES = [
  'packages/hakka',
  'packages/contract',
  'packages/ui',
  'packages/modules',
  'apps/server',
  'apps/web',
]

/** A folder with the project's rules and manifests, but with no source other than what a test plants. */
export function emptyProject() {
  const folder = mkdtempSync(join(tmpdir(), 'hakka-boundaries-'))
  for (const file of ['biome.json', '.gitignore', 'package.json', 'tsconfig.base.json']) copy(file)
  for (const own of [...PACKAGES, 'tools', 'e2e']) copy(join(own, 'package.json'))
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))

  function copy(file: string) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    cpSync(join(root, file), join(folder, file))
  }
  return {
    folder,
    plant(path: string, source: string) {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), source)
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** Runs a program of the project to its end, whatever it says. */
export function output(program: string, args: string[], cwd: string): Promise<string> {
  const file = join(root, 'node_modules/.bin', program)
  return new Promise((resolve) => {
    execFile(file, args, { cwd, maxBuffer: 64 * 1024 * 1024 }, (_error, stdout, stderr) =>
      resolve(stdout + stderr),
    )
  })
}

/** What Biome finds in a folder: the names of the rules that each file breaks. */
export async function findings(folder: string): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const text = await output('biome', ['lint', '--reporter=github', '--max-diagnostics=none', '.'], folder)
  const found = new Map<string, Set<string>>()
  for (const [, title = '', file = ''] of text.matchAll(/^::\w+ title=([^,]+),file=([^,]+),/gm)) {
    const path = file.startsWith('/') ? relative(folder, file) : file
    found.set(path, (found.get(path) ?? new Set()).add(title))
  }
  return found
}
