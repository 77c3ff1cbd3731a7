import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { axeFindings } from './e2e/support/axe-findings.ts'
import { reader, testLaunch } from './e2e/support/chromium.ts'
import { keepPlays } from './e2e/views/keep-plays.ts'
import { playsInNode } from './e2e/views/plays-in-node.ts'

/** Nothing takes as long; a machine that is five times as busy, or whose disk stands still, is no fault of a test. */
const WHOLE_MS = 120_000

/** Of these files only these tests are run, of a file without any not one: so `tools/checks/steps.mjs` makes the gate. */
const KEPT: Record<string, string[]> = JSON.parse(process.env.VITEST_KEPT ?? '{}')
const LEFT_OUT = Object.keys(KEPT).filter((file) => KEPT[file]?.length === 0)

const HERE = {
  exclude: ['**/node_modules/**', '**/build/**', '**/.tsc/**', ...LEFT_OUT],
  setupFiles: ['tools/in-gate.ts'],
  provide: { kept: KEPT },
  // As in `playwright.config.ts`; it would be one second, which a busy machine needs for a press or a line's answer.
  expect: { poll: { timeout: 15_000 } },
}

/** A press that finds nothing says where it looked, before its test is out of time; a machine may be five times as busy. */
const WITHIN = { timeout: 45_000 }

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
          setupFiles: [...HERE.setupFiles, 'apps/server/src/testing/cheap-passwords.ts'],
          globalSetup: 'apps/server/src/testing/database.ts',
          testTimeout: WHOLE_MS,
          hookTimeout: WHOLE_MS,
        },
      },
      {
        plugins: [
          tailwindcss(),
          {
            // Films of the demo, where the site has them.
            name: 'demo-films',
            configureServer: ({ middlewares }) =>
              void middlewares.use((request, _, next) => {
                if (request.url?.startsWith('/videos/')) request.url = `/content/demo${request.url}`
                next()
              }),
          },
        ],
        publicDir: 'apps/web/public',
        // Players of exercises speak to a page of the site or, here, to the view itself.
        resolve: {
          alias: { '@playwright/test': fileURLToPath(new URL('e2e/views/in-page.ts', import.meta.url)) },
        },
        // Known from the start: a library that is found later would load the page of the tests anew.
        optimizeDeps: {
          entries: [
            'e2e/views/*.tsx',
            'packages/{games,modules,ui}/src/**/*.{ts,tsx}',
            '!**/*.test.{ts,tsx}',
          ],
          include: ['react/jsx-dev-runtime', 'react-dom/client', 'vitest-browser-react'],
        },
        test: {
          ...HERE,
          name: 'view',
          include: [process.env.RECORD_PLAYS ? 'e2e/views/recorder.tsx' : 'e2e/views/*.browser.tsx'],
          provide: { ...HERE.provide, plays: Number(process.env.FUZZ_RUNS ?? 50) },
          // A game is played whole in one test: 7 s on a quiet machine.
          testTimeout: WHOLE_MS,
          browser: {
            enabled: true,
            headless: true,
            ui: false,
            screenshotFailures: false,
            viewport: { width: 390, height: 844 },
            provider: playwright({
              launchOptions: testLaunch,
              contextOptions: { ...reader, hasTouch: true },
            }),
            instances: [{ browser: 'chromium' }],
            commands: {
              click: ({ iframe }, selector: string) => iframe.locator(selector).click(WITHIN),
              fill: ({ iframe }, selector: string, text: string) =>
                iframe.locator(selector).fill(text, WITHIN),
              tap: ({ iframe }, selector: string) => iframe.locator(selector).tap(WITHIN),
              type: ({ page }, text: string) => page.keyboard.type(text),
              // A view has no page around it.
              axe: async ({ frame }) => axeFindings(await frame(), ['page-has-heading-one']),
              still: ({ page }, on: boolean) => page.emulateMedia({ reducedMotion: on ? 'reduce' : null }),
              keepPlays: (_, ...given: Parameters<typeof keepPlays>) => keepPlays(...given),
              playsInNode: (_, ...asked: Parameters<typeof playsInNode>) => playsInNode(...asked),
            },
          },
        },
      },
    ],
  },
})
