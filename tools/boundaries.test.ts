import { createRequire } from 'node:module'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { emptyProject, findings, output, root } from './boundaries/plant.ts'
import { sound, violations } from './boundaries/plants.ts'
import { runTimeGraph, sources } from './boundaries/run-time-graph.ts'

const project = emptyProject()
afterAll(project.remove)

describe('Biome', () => {
  let found: Awaited<ReturnType<typeof findings>>
  beforeAll(async () => {
    for (const { path, source } of [...violations, ...sound]) project.plant(path, source)
    project.plant(
      'apps/server/src/ring-b.ts',
      "import type { Own } from './ring-a.ts'\nexport type Thing = Own\n",
    )
    found = await findings(project.folder)
  }, 60_000)

  it.for(violations)('refuses: $what ($path)', ({ path, rule }) => {
    expect([...(found.get(path) ?? [])]).toContain(rule)
  })

  it.for(sound)('allows: $what ($path)', ({ path }) => {
    const boundaries = [...(found.get(path) ?? [])].filter((rule) =>
      /Restricted|Undeclared|Barrel/.test(rule),
    )
    expect(boundaries).toEqual([])
  })
})

/** Code that runs on the server: each with the project it belongs to. */
const SERVER_SIDE = [
  { workspace: 'apps/server', tsconfig: 'apps/server/tsconfig.json' },
  { workspace: 'packages/modules', tsconfig: 'packages/modules/tsconfig.json' },
]

describe.for(SERVER_SIDE)('TypeScript in $workspace', ({ workspace, tsconfig }) => {
  const planted = {
    'window.ts': 'export const width = window.innerWidth\n',
    'element.ts': "export const own = (element: HTMLElement) => element.closest('p')\n",
    'component.tsx': 'export const own = <p>客</p>\n',
    'inside.ts': "export { default } from '@hakka/modules/word/View.tsx'\n",
    'plain.ts': "export const own: string = 'x'.padEnd(2)\n",
  }
  let said: string
  beforeAll(async () => {
    const folder = join('typed', workspace)
    for (const [file, source] of Object.entries(planted)) project.plant(join(folder, file), source)
    const options = { composite: false, noEmit: true, emitDeclarationOnly: false, declaration: false }
    const config = {
      extends: join(root, tsconfig),
      compilerOptions: { ...options, incremental: false, tsBuildInfoFile: null, rootDir: '/' },
      include: [],
      files: Object.keys(planted),
    }
    project.plant(join(folder, 'tsconfig.json'), JSON.stringify(config))
    said = await output('tsc', ['-p', '.', '--pretty', 'false'], join(project.folder, folder))
  }, 60_000)

  it.for([
    { what: 'window', error: "window.ts(1,22): error TS2304: Cannot find name 'window'" },
    { what: 'elements', error: "element.ts(1,30): error TS2304: Cannot find name 'HTMLElement'" },
    { what: 'JSX', error: 'component.tsx(1,20): error TS17004: Cannot use JSX' },
    {
      what: 'views past the doors of the modules',
      error: 'inside.ts(1,25): error TS2307: Cannot find module',
    },
  ])('knows no $what', ({ error }) => {
    expect(said).toContain(error)
  })

  it('takes code that runs anywhere', () => {
    expect(said).not.toContain('plain.ts')
  })
})

describe('package exports', () => {
  const { resolve } = createRequire(join(root, 'apps/server/package.json'))

  it.for(['word/View.tsx', 'kit/host-context.tsx', 'src/word/View.tsx', 'word/module.ts'])(
    'keep %s of the modules inside',
    (path) => {
      expect(() => resolve(`@hakka/modules/${path}`)).toThrow(/not defined by "exports"/)
    },
  )

  it.for(['@hakka/server/src/env.ts', '@hakka/web/src/root.tsx', '@hakka/tools/start.mjs'])(
    'give %s to nobody',
    (path) => {
      expect(() => resolve(path)).toThrow(/not defined by "exports"/)
    },
  )

  it('give the server its door', () => {
    expect(resolve('@hakka/modules/server')).toBe(join(root, 'packages/modules/src/server.ts'))
  })
})

describe('the way a page runs', () => {
  it('leads through every file that is run, and through no type', () => {
    project.plant('way/page.tsx', "import type { T } from './type.ts'\nexport { View } from './View.tsx'\n")
    project.plant('way/View.tsx', "const Own = lazy(\n  () => import('./own.ts'),\n)\n")
    project.plant('way/own.ts', "import {\n  z,\n} from 'zod'\n")
    project.plant('way/type.ts', "import 'pg'\n")
    const files = ['page.tsx', 'View.tsx', 'own.ts'].map((file) => join(project.folder, 'way', file))
    const graph = runTimeGraph(files.slice(0, 1))
    expect(graph.get('zod')).toEqual(files)
    expect(graph.has('pg')).toBe(false)
  })
})

describe('what runs in the browser', () => {
  const web = runTimeGraph(sources(join(root, 'apps/web/src')))

  it.for(['zod', 'fastify', 'pg', 'drizzle-orm', 'node:fs'])('never reaches %s', (name) => {
    expect(web.get(name) ?? []).toEqual([])
  })

  it('reaches the views of the modules', () => {
    expect([...web.keys()]).toContain(join(root, 'packages/modules/src/word/View.tsx'))
  })
})

describe('what runs on the server', () => {
  const server = runTimeGraph(sources(join(root, 'apps/server/src')))

  it.for(['react', 'react-dom', 'react-router'])('never reaches %s', (name) => {
    expect(server.get(name) ?? []).toEqual([])
  })

  it('reaches the schemas of the modules', () => {
    expect([...server.keys()]).toContain(join(root, 'packages/modules/src/word/module.ts'))
  })
})
