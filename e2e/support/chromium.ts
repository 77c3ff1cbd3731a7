import { existsSync } from 'node:fs'

const isRoot = process.getuid?.() === 0

/** How Chromium is started: the one named by `CHROMIUM_PATH`, else Debian's. Its sandbox refuses root. */
export const chromiumLaunch = {
  executablePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium',
  args: [
    ...(isRoot ? ['--no-sandbox'] : []),
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
    '--mute-audio',
    // What one page has read, the next one of the same browser need not: tests open many.
    '--process-per-site',
  ],
}

/** The same engine without windows, which computes a quarter less for a page; it has no microphone. */
const SHELL = process.env.CHROMIUM_SHELL_PATH || '/usr/bin/chromium-headless-shell'

/** Code of a test runs a few times: to compile it for a thousand takes more than it saves. */
const RUNS_ONCE = '--js-flags=--no-opt --no-maglev'

/** What tests see pages with, unless they say otherwise. */
export const testLaunch = {
  executablePath: existsSync(SHELL) ? SHELL : chromiumLaunch.executablePath,
  args: [...chromiumLaunch.args, RUNS_ONCE],
}

/** What every page under test and every screenshot is seen with. */
export const reader = { locale: 'zh-TW', timezoneId: 'Asia/Taipei' } as const
