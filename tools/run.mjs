import { become } from './launcher/become.mjs'
import { projectEnv } from './launcher/checkout.mjs'
import { Failure, report } from './launcher/failure.mjs'
import { install, isInstalled } from './launcher/install.mjs'
import { numberedSteps } from './launcher/progress.mjs'

// `node tools/run.mjs FILE [ARG …]`: runs a TypeScript file of the checkout under the project's Node.js.
try {
  const [file, ...args] = process.argv.slice(2)
  if (!file) throw new Failure('用法：node tools/run.mjs 檔案 [參數…]')
  if (!isInstalled()) await numberedSteps(1).run('相依套件', install)
  become([file, ...args], projectEnv())
} catch (error) {
  report(error)
}
