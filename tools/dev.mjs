import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { become } from './launcher/become.mjs'
import { prepareDevelopment } from './launcher/build.mjs'
import { projectEnv, root } from './launcher/checkout.mjs'
import { report } from './launcher/failure.mjs'
import { install } from './launcher/install.mjs'
import { numberedSteps } from './launcher/progress.mjs'

// `npm run dev`: the server starts anew when one of its files changes; Vite, inside it, reloads the pages.
try {
  const steps = numberedSteps(3)
  await steps.run('相依套件', install)
  await steps.run('標題字型', prepareDevelopment)
  steps.say('啟動開發伺服器，程式一改就重新載入')
  const watch = watched().map((path) => `--watch-path=${path}`)
  const args = [...watch, '--watch-preserve-output', 'apps/server/src/main.ts', ...process.argv.slice(2)]
  become(args, projectEnv({ NODE_ENV: 'development', HAKKA_DEV: '1' }))
} catch (error) {
  report(error)
}

/**
 * What starts the server anew. Not all that it imports: Vite, inside it, writes its config to a new file each time
 * and imports that. Nor the views of modules and games: those are reloaded in the page.
 */
function watched() {
  const plugIns = ['packages/modules/src', 'packages/games/src', 'packages/rooms/src'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true })
      .map(String)
      .filter((file) => /(?<!\.test)\.ts$/.test(file))
      .map((file) => join(folder, file)),
  )
  return ['apps/server/src', 'packages/contract/src', 'packages/hakka/src', ...plugIns]
}
