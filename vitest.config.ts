import { defineConfig } from 'vitest/config'

/** Nothing takes as long; a machine that is five times as busy, or whose disk stands still, is no fault of a test. */
const WHOLE_MS = 60_000

/** Files that only the full ring runs: `tools/checks/steps.mjs` names them. */
const LEFT_OUT = process.env.VITEST_LEFT_OUT?.split(',') ?? []

const HERE = { exclude: ['**/node_modules/**', '**/build/**', '**/.tsc/**', ...LEFT_OUT] }

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          ...HERE,
          name: 'unit',
          testTimeout: WHOLE_MS,
          environment: 'node',
          // What is tested here keeps nothing between files; to read it in anew for each takes a third of the time.
          isolate: false,
          include: [
            'packages/*/src/**/*.test.{ts,tsx}',
            'apps/web/src/**/*.test.{ts,tsx}',
            'tools/**/*.test.ts',
          ],
        },
      },
      {
        test: {
          ...HERE,
          name: 'server',
          environment: 'node',
          // Likewise: a file has a server and a database of its own. One that mocks a module says so (`alike.test.ts`).
          isolate: false,
          include: ['apps/server/src/**/*.test.ts'],
          globalSetup: 'apps/server/src/testing/database.ts',
          testTimeout: WHOLE_MS,
          hookTimeout: WHOLE_MS,
        },
      },
    ],
  },
})
