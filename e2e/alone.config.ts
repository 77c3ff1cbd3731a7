import type { PlaywrightTestConfig } from '@playwright/test'
import { ALONE, shared } from './playwright.config.ts'

/** One after the other, each with a site that it starts itself. */
export default { ...shared, testMatch: ALONE, workers: 1 } satisfies PlaywrightTestConfig
