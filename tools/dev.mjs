import { become } from './launcher/become.mjs'
import { prepareDevelopment } from './launcher/build.mjs'
import { projectEnv } from './launcher/checkout.mjs'
import { report } from './launcher/failure.mjs'
import { install } from './launcher/install.mjs'
import { numberedSteps } from './launcher/progress.mjs'

// `npm run dev`: the server starts anew when a file it imports changes; Vite, inside it, reloads the pages.
try {
  const steps = numberedSteps(3)
  await steps.run('相依套件', install)
  await steps.run('標題字型', prepareDevelopment)
  steps.say('啟動開發伺服器，程式一改就重新載入')
  const args = ['--watch', '--watch-preserve-output', 'apps/server/src/main.ts', ...process.argv.slice(2)]
  become(args, projectEnv({ NODE_ENV: 'development', HAKKA_DEV: '1' }))
} catch (error) {
  report(error)
}
