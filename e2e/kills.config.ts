import type { PlaywrightTestConfig } from '@playwright/test'
import { KILLS, shared } from './playwright.config.ts'

/** Kills in earnest, one test after the other, each with a site that it starts itself. */
export default { ...shared, testMatch: KILLS, workers: 1 } satisfies PlaywrightTestConfig
