import { join } from 'node:path'
import { becomeKept } from './launcher/become.mjs'
import { build } from './launcher/build.mjs'
import { projectEnv, root } from './launcher/checkout.mjs'
import { report } from './launcher/failure.mjs'
import { install } from './launcher/install.mjs'
import { memoryEnv, memoryFlags } from './launcher/memory.mjs'
import { numberedSteps } from './launcher/progress.mjs'

/** Sources that Node.js has compiled before: a third of a start's work. */
const COMPILED = join(root, 'node_modules/.cache/node')

// `npm start`: from a fresh clone to a listening server. Runs on any Node.js from 20 on.
try {
  const steps = numberedSteps(3)
  await steps.run('相依套件', install)
  await steps.run('網頁與伺服器', build)
  steps.say('啟動伺服器')
  const env = projectEnv({
    ...memoryEnv,
    NODE_COMPILE_CACHE: COMPILED,
    NODE_ENV: process.env.NODE_ENV ?? 'production',
  })
  becomeKept([...memoryFlags(), 'apps/server/build/main.js', ...process.argv.slice(2)], env)
} catch (error) {
  report(error)
}
