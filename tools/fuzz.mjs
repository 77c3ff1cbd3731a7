import { become } from './launcher/become.mjs'
import { projectEnv } from './launcher/checkout.mjs'
import { Failure, report } from './launcher/failure.mjs'
import { install } from './launcher/install.mjs'
import { numberedSteps } from './launcher/progress.mjs'

// `npm run fuzz`: 10,000 random contents of each kind for each module type; `npm run fuzz -- 500 word` for another
// number, or one type.
try {
  const [runs = '10000', type = ''] = process.argv.slice(2)
  if (!(Number(runs) >= 50)) throw new Failure('用法：npm run fuzz [-- 次數（50 以上） [模組類型]]')
  await numberedSteps(1).run('相依套件', install)
  const only = type ? ['-t', `any content of ${type} `] : []
  become(
    ['node_modules/vitest/vitest.mjs', 'run', 'packages/modules/src/fuzz.test.ts', ...only],
    projectEnv({ FUZZ_RUNS: String(Math.round(Number(runs))) }),
  )
} catch (error) {
  report(error)
}
