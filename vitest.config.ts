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
          include: ['apps/server/src/**/*.test.ts'],
          globalSetup: 'apps/server/src/testing/database.ts',
          testTimeout: 20_000,
          hookTimeout: 30_000,
        },
      },
    ],
  },
})
