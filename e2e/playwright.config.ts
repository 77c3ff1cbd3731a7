import type { PlaywrightTestConfig } from '@playwright/test'
import { reader, testLaunch } from './support/chromium.ts'

/** What ends processes by force or needs both cores: `alone.config.ts` runs it when all else is done. */
export const ALONE = ['dev.spec.ts', 'durability/kill.spec.ts'].map((name) => `**/${name}`)

/** What `npm run kills` runs whole; of plays and rooms that are cut off, `kill.spec.ts` has a share. */
export const KILLS = [
  'kill.spec.ts',
  'play-kill.spec.ts',
  'authoring/authoring-kill.spec.ts',
  'rooms/*.spec.ts',
].map((name) => `**/durability/${name}`)

export const shared: PlaywrightTestConfig = {
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: true,
  // One more than the cores the limit is for: each waits now and then, for a clock or a worker of the site.
  workers: 3,
  retries: 0,
  // What is awaited may come late on a machine that has other work; what never comes is told as surely.
  timeout: 180_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    ...reader,
    browserName: 'chromium',
    launchOptions: testLaunch,
    viewport: { width: 1280, height: 900 },
    // Of a failure its steps, its messages and its last picture; to record each state of each page costs a fifth more.
    trace: { mode: 'retain-on-failure', snapshots: false, screenshots: false, sources: false },
    screenshot: 'only-on-failure',
  },
}

export default {
  ...shared,
  globalSetup: './global-setup.ts',
  testIgnore: [...ALONE, ...KILLS],
} satisfies PlaywrightTestConfig
