import { chmodSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { changedFiles, testsFor } from './checks/changed.mjs'
import { ensureChromium } from './checks/chromium.mjs'
import { endGroups, runGroup } from './checks/group.mjs'
import { leftOut } from './checks/left-out.mjs'
import { runSteps } from './checks/schedule.mjs'
import { makeScratch } from './checks/scratch.mjs'
import { afterSecondTry, secondOnly, sum, worthTrying } from './checks/second-try.mjs'
import { allSteps, chosenSteps, stepsFor } from './checks/steps.mjs'
import { redTests, secondTests, table } from './checks/table.mjs'
import { projectEnv } from './launcher/checkout.mjs'
import { Failure, report } from './launcher/failure.mjs'
import { install } from './launcher/install.mjs'
import { numberedSteps } from './launcher/progress.mjs'

// `npm test`: the gate, which suffices every time; `npm run test:full`: everything that checks the project. `npm test --
// unit browser` runs single steps, `npm test -- --changed` what sees the changes that the main branch has not.

const LIMIT_MS = 34 * 60_000
const NOTE_MS = 10_000
/** Settings of a running site, which tests must not inherit. DATABASE_URL stays: tests may be run on any PostgreSQL. */
const OF_THE_SITE =
  /^(PORT|HOST|ORIGIN|DATA_DIR|FONT_CACHE|SEED|SITE_NAME|SESSION_SECRET|SMTP_URL|MAIL_FROM|REDIS_URL|PROCESSES|NODE_ENV)$|^(S3|OIDC|JUDGE)_/

// The database's user has to pass through, so it can't stay at mkdtemp's 0700.
const scratch = makeScratch()
chmodSync(scratch, 0o711)
process.on('exit', () => rmSync(scratch, { recursive: true, force: true, maxRetries: 3 }))
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    endGroups('SIGTERM')
    setTimeout(() => process.exit(130), 1_000)
  })
}

const env = testEnv()
let browser
const names = process.argv.slice(2)
const full = names[0] === '--full' && names.shift() !== undefined
const changed = names[0] === '--changed' ? whatChanged() : undefined
const steps = allSteps({ scratch, prepareBrowser, changed, full })
const ids = steps.map((step) => step.id)

try {
  const wanted = changed ? stepsFor(changed) : names
  const unknown = wanted.find((name) => !ids.includes(name))
  if (unknown) throw new Failure(`沒有「${unknown}」這個步驟。可用的步驟：${ids.join('、')}`)
  const chosen = chosenSteps(steps, wanted, full)
  // It needs nothing of what is installed, so it comes meanwhile; what came of it, its step says.
  if (chosen.some(({ id }) => id === 'chromium')) prepareBrowser().catch(() => {})
  await numberedSteps(1).run('相依套件', install)
  const results = await triedTwice(await runSteps(chosen, perform))
  const { passed, failed } = sum(results)
  for (const line of leftOut(results)) console.log(`\n${line}`)
  console.log(`\n${redTests(results)}\n${secondTests(secondOnly(results))}\n${table(results)}`)
  console.log(`\n${whichRing(results)}\n\n${passed} passed, ${failed} failed`)
  process.exitCode = failed === 0 ? 0 : 1
} catch (error) {
  report(error)
  console.log('\n0 passed, 1 failed')
}

/** What failed is run once more, when all else is done and with nothing beside it. */
async function triedTwice(results) {
  const worth = worthTrying(results)
  const tried = []
  for (const result of results) {
    if (!worth.includes(result)) {
      tried.push(result)
      continue
    }
    const { id, name, again } = result.step
    const second = await perform({ id, name: `${name}：再試一次`, alone: true, ...again(result.counts.red) })
    tried.push(afterSecondTry(result, second.counts))
  }
  return tried
}

function whichRing(results) {
  if (changed) return '只檢查看得到改動的部分'
  if (full) return '完整檢查：沒有略過任何一圈'
  const told = results.map(({ step }) => step.told?.()).find(Boolean)
  return told ? `快速檢查：${told}` : '只執行指定的步驟'
}

function whatChanged() {
  const { base, files } = changedFiles()
  const tests = testsFor(files)
  const said = (names) => names.join('、') || '不必'
  console.log(`和 ${base} 相比改了 ${files.length} 個檔案
HTTP 測試：${said(tests.folders)}
畫面測試：${said([...tests.views, ...tests.types.map((type) => `模組 ${type}`)])}
瀏覽器測試：${said(tests.specs)}`)
  return { base, ...tests }
}

function testEnv() {
  const entries = Object.entries(projectEnv()).filter(([name]) => !OF_THE_SITE.test(name))
  return { ...Object.fromEntries(entries), TMPDIR: scratch, DATA_DIR: join(scratch, 'data'), PORT: '0' }
}

async function prepareBrowser() {
  browser ??= ensureChromium()
  env.CHROMIUM_PATH = await browser
  return env.CHROMIUM_PATH
}

async function perform(step) {
  const began = performance.now()
  const elapsed = () => (performance.now() - began) / 1000
  console.log(`▶ ${step.name}`)
  const note = setInterval(
    () => !step.alone && console.log(`  ${step.name}… 已 ${Math.floor(elapsed())} 秒`),
    NOTE_MS,
  )
  const { ok, said = '', reason, cpu } = step.work ? await work(step) : await runCommands(step)
  clearInterval(note)
  const seconds = elapsed()
  if (!ok && said) console.log(`\n── ${step.name} ──\n${said.trimEnd()}\n`)
  console.log(`${ok ? '✔' : '✘'} ${step.name}（${seconds.toFixed(1)} 秒）`)
  return { ok, seconds, cpu, reason, counts: step.count?.() }
}

async function runCommands(step) {
  let cpu = 0
  for (const command of step.commands) {
    const options = { env: { ...env, ...step.env }, live: step.alone, limitMs: LIMIT_MS }
    const result = await runGroup(command, options)
    cpu += result.cpu ?? Number.NaN
    if (!result.ok) return { ...result, cpu }
  }
  return { ok: true, cpu }
}

async function work(step) {
  try {
    return { ok: true, said: await step.work() }
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    return { ok: false, said: [error.message, ...error.tail].join('\n'), reason: error.message }
  }
}
