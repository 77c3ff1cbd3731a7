import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { bin, projectEnv, root } from '../launcher/checkout.mjs'
import { Failure } from '../launcher/failure.mjs'
import { runGroup } from './group.mjs'
import { divided, rings, testsOf } from './rings.mjs'

const LIMIT_MS = 5 * 60_000

const whole = Object.values(rings.vitest).filter((titles) => titles.length === 0).length

/** The work of a step: every line of `rings.json` names what is there. It tells how many tests the gate leaves out. */
export function divideBrowserTests() {
  let leftOut
  return {
    work: async () => {
      const list = ['test', '-c', 'e2e/playwright.config.ts', '--list', '--reporter=json']
      const { ok, said } = await runGroup([bin('playwright'), list], { env: projectEnv(), limitMs: LIMIT_MS })
      if (!ok) throw new Failure('讀不出瀏覽器測試的清單', said.split('\n').slice(-12))
      const { leftOut: count, unknown } = divided(testsOf(JSON.parse(said)), rings)
      const gone = Object.keys(rings.vitest).filter((file) => !existsSync(join(root, file)))
      if (unknown.length + gone.length > 0)
        throw new Failure('rings.json 列了不存在的測試', [...unknown, ...gone])
      leftOut = count
    },
    /** Told below the table. */
    told: () =>
      leftOut === undefined
        ? undefined
        : `另有瀏覽器測試 ${leftOut} 項、上表略過的測試、單元、HTTP 與畫面測試 ${whole} 個檔案，以及強制終止與開發伺服器，由完整檢查（npm run test:full）執行`,
  }
}
