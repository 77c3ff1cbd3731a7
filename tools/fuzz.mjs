import { ensureChromium } from './checks/chromium.mjs'
import { become } from './launcher/become.mjs'
import { projectEnv } from './launcher/checkout.mjs'
import { Failure, report } from './launcher/failure.mjs'
import { install } from './launcher/install.mjs'
import { numberedSteps } from './launcher/progress.mjs'

// `npm run fuzz`: 10,000 random contents of each kind for each module type, and plays of each kind for each game, those of
// children in Chromium too, 200 of what is near the input of each call, and the largest bodies, each against its half;
// `npm run fuzz -- record` has programs play the games' views and keeps what these send (decision 0050).
// `npm run fuzz -- 500 word` or `-- 500 chef` for another number, or one type or game.
const FILES = [
  'packages/modules/src/fuzz.test.ts',
  'plays.test.ts',
  'views/plays.browser.tsx',
  'input/bad-input.test.ts',
  'files/largest-body.test.ts',
]

try {
  const [runs = '10000', one = ''] = process.argv.slice(2)
  const isRecording = runs === 'record'
  if (!(isRecording || Number(runs) >= 50))
    throw new Failure('用法：npm run fuzz [-- 次數（50 以上）或 record [模組類型或遊戲]]')
  const steps = numberedSteps(2)
  await steps.run('相依套件', install)
  let chromium = ''
  await steps.run('Chromium', async () => {
    chromium = await ensureChromium()
    return '有了'
  })
  const title = isRecording ? `plays of ${one} ` : `any (content|play) of ${one} `
  const files = isRecording ? ['--silent', 'views/recorder.tsx'] : FILES
  const given = isRecording ? { RECORD_PLAYS: '1' } : { FUZZ_RUNS: String(Math.round(Number(runs))) }
  become(
    ['node_modules/vitest/vitest.mjs', 'run', ...files, ...(one ? ['-t', title] : [])],
    projectEnv({ ...given, CHROMIUM_PATH: chromium }),
  )
} catch (error) {
  report(error)
}
