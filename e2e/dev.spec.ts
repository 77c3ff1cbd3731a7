import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { expect } from '@playwright/test'
import { open } from './support/page.ts'
import { temporaryFolder } from './support/site.ts'
import { test } from './support/test.ts'

const ROOT = fileURLToPath(new URL('../', import.meta.url))
const READY_MS = 120_000
/** Longer than the server takes to start: one that starts over and over would do so again. */
const QUIET_MS = 6_000

// The site is the one that is started here, known when it says its address.
test.use({ baseURL: 'http://localhost', fresh: true })

let child: ChildProcess
let folder: string
let said = ''

test.beforeAll(async () => {
  folder = await temporaryFolder()
  child = spawn(process.execPath, ['tools/dev.mjs'], {
    cwd: ROOT,
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', DATA_DIR: join(folder, 'data'), SEED: 'none' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      said += text
    })
  }
})

test.afterAll(async () => {
  child.kill('SIGINT')
  if (child.exitCode === null) await once(child, 'exit')
  await rm(folder, { recursive: true, force: true, maxRetries: 5 })
})

test('npm run dev serves pages from their sources and starts once', async ({ page }) => {
  test.setTimeout(READY_MS + 60_000)
  const address = /http:\/\/localhost:\d+/
  await expect.poll(() => said, { timeout: READY_MS }).toMatch(address)
  await open(page, `${address.exec(said)?.[0]}/lesson/menu`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('課程專區')
  await expect(page.locator('html')).toHaveAttribute('data-live', '')
  await sleep(QUIET_MS)
  expect(said).not.toContain('Restarting')
})
