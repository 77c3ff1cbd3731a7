import { become } from './launcher/become.mjs'
import { build } from './launcher/build.mjs'
import { projectEnv } from './launcher/checkout.mjs'
import { Failure, report } from './launcher/failure.mjs'
import { install } from './launcher/install.mjs'
import { numberedSteps } from './launcher/progress.mjs'

// `npm run kills`: ends server and database by SIGKILL 200 times, in turns, while pupils write, and counts what was
// acknowledged and what of it is lost. `npm run kills -- 40` for another number.
try {
  const rounds = Number(process.argv[2] ?? 200)
  if (!(rounds >= 1)) throw new Failure('用法：npm run kills [-- 次數]')
  const steps = numberedSteps(3)
  await steps.run('相依套件', install)
  await steps.run('網頁與伺服器', build)
  steps.say(`強制終止 ${rounds} 次`)
  const args = ['test', '-c', 'e2e/alone.config.ts', 'durability/kill.spec.ts', '--reporter=list']
  become(
    ['node_modules/@playwright/test/cli.js', ...args],
    projectEnv({ E2E_KILLS: String(Math.round(rounds)) }),
  )
} catch (error) {
  report(error)
}
