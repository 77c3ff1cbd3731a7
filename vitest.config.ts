import { defineConfig } from 'vitest/config'

const HERE = { exclude: ['**/node_modules/**', '**/build/**', '**/.tsc/**'] }

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          ...HERE,
          name: 'unit',
          testTimeout: 20_000,
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
          testTimeout: 20_000,
          hookTimeout: 30_000,
        },
      },
    ],
  },
})
