import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { run } from '../launcher/command.mjs'
import { Failure } from '../launcher/failure.mjs'

const ON_PATH = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const ON_MACOS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]
const IN_CACHE = new Set(['chrome', 'Chromium', 'Google Chrome for Testing'])

/** Where Debian has the Chromium without windows that `e2e/support/chromium.ts` prefers. */
const SHELL = '/usr/bin/chromium-headless-shell'
/** An archive that doesn't answer must not keep a check waiting that can do without. */
const IMPATIENT = [
  '-o',
  'Acquire::Retries=0',
  '-o',
  'Acquire::http::Timeout=20',
  '-o',
  'Acquire::https::Timeout=20',
]

/** What writes the interface where a system has no Chinese face, and tells which it has; without one its texts are boxes. */
const FACES = ['fonts-noto-cjk', 'fontconfig']

/**
 * The path of a Chromium that runs. Root on Debian gets one installed, and the one without windows and a Chinese face
 * beside it.
 * @throws {Failure} when there is none: browser tests are never left out
 */
export async function ensureChromium() {
  const canInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  if (canInstall && !findChromium()) await installPackages(['chromium'])
  const found = findChromium()
  if (found) {
    if (canInstall && !existsSync(SHELL))
      await installPackages(['chromium-headless-shell'], IMPATIENT).catch(onlySlower)
    if (canInstall && !hasChineseFace()) await installPackages(FACES)
    return found
  }
  throw new Failure(
    '找不到 Chromium，瀏覽器測試無法執行。請安裝 Chromium 或 Google Chrome，或以 CHROMIUM_PATH 指定它的路徑。',
  )
}

async function installPackages(names, options = []) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const sentence = `無法以 apt-get 安裝 ${names.join('、')}`
  await run(['apt-get', [...options, 'update']], { env, sentence })
  await run(['apt-get', [...options, 'install', '-y', '--no-install-recommends', ...names]], {
    env,
    sentence,
  })
}

function onlySlower(error) {
  if (!(error instanceof Failure)) throw error
  console.log(`  ${error.message}；瀏覽器測試改用 Chromium，會慢一些`)
}

function hasChineseFace() {
  const { status, stdout } = spawnSync('fc-list', [':lang=zh-tw', 'family'], { encoding: 'utf8' })
  return status === 0 && stdout.trim() !== ''
}

function findChromium() {
  const given = process.env.CHROMIUM_PATH
  if (given) {
    if (runs(given)) return given
    throw new Failure(`CHROMIUM_PATH 指定的 ${given} 無法執行。`)
  }
  return candidates().find(runs)
}

function candidates() {
  const folders = (process.env.PATH ?? '').split(':').concat('/usr/bin')
  const onPath = ON_PATH.flatMap((name) => folders.map((folder) => join(folder, name)))
  return [...onPath, ...ON_MACOS, ...fromPlaywright()].filter((path) => existsSync(path))
}

/** Browsers that Playwright downloaded for this user, the newest first. */
function fromPlaywright() {
  const caches = [
    process.env.PLAYWRIGHT_BROWSERS_PATH ?? '',
    join(homedir(), '.cache/ms-playwright'),
    join(homedir(), 'Library/Caches/ms-playwright'),
  ]
  return caches.flatMap((cache) =>
    names(cache)
      .filter((name) => /^chromium-\d+$/.test(name))
      .sort((a, b) => Number(b.slice(9)) - Number(a.slice(9)))
      .flatMap((name) => programsIn(join(cache, name), 5)),
  )
}

function programsIn(folder, depth) {
  if (depth === 0) return []
  return names(folder).flatMap((name) => {
    const path = join(folder, name)
    return IN_CACHE.has(name) ? [path] : programsIn(path, depth - 1)
  })
}

function names(folder) {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

const runs = (path) => spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0
