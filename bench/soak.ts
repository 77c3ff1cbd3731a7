/**
 * `npm run soak`: half an hour of mixed load, and whether the memory of server and database stays what it was.
 * `npm run soak -- 5` takes five minutes. The first quarter warms up. Exits with 1 when the last quarter's median is
 * more than a tenth above that of the second.
 */
import { mixedLoad } from './load-mix.ts'
import { memoryMb } from './processes.ts'
import { median } from './row.ts'
import { benchFolder, removeFolder, startSite } from './site.ts'
import { logIn } from './visitor.ts'

const MINUTE_MS = 60_000
const SAMPLES_A_MINUTE = 6
const GROWTH_MAX = 1.1
const ASKERS = 4
const PAUSE_MS = 60
/** A machine that has other work too may let a statement run out of its time now and then. */
const FAILURES_MAX = 0.001

const say = (line: string) => void process.stdout.write(`${line}\n`)
const minutes = Number(process.argv[2] ?? 30)
if (!(minutes >= 4)) throw new Error('用法：npm run soak [-- 分鐘]，至少 4 分鐘')

const folder = await benchFolder()
try {
  const site = await startSite(folder)
  try {
    const cookie = await logIn(site.url, 'student', site.passwords.student ?? '')
    const samples: number[] = []
    const sum = { answers: 0, failures: 0 }
    for (let minute = 1; minute <= minutes; minute++) {
      for (let part = 0; part < SAMPLES_A_MINUTE; part++) {
        const ms = MINUTE_MS / SAMPLES_A_MINUTE
        const { answers, failures } = await mixedLoad(site, { cookie, ms, askers: ASKERS, pause: PAUSE_MS })
        sum.answers += answers
        sum.failures += failures
        samples.push(memoryMb(site.pid))
      }
      const middle = Math.round(median(samples.slice(-SAMPLES_A_MINUTE)))
      say(`第 ${minute} 分鐘：${middle} MB，${sum.answers} 個回應，其中 ${sum.failures} 個失敗`)
    }
    const quarter = Math.floor(samples.length / 4)
    const before = median(samples.slice(quarter, 2 * quarter))
    const after = median(samples.slice(-quarter))
    const growth = after / before
    say(
      `\n第二個四分之一 ${Math.round(before)} MB，最後四分之一 ${Math.round(after)} MB：${growth.toFixed(3)} 倍`,
    )
    const [flat, well] = [growth <= GROWTH_MAX, sum.failures <= sum.answers * FAILURES_MAX]
    say(flat ? '記憶體持平。' : '記憶體沒有持平。')
    if (!well) say(`失敗的回應超過 ${FAILURES_MAX * 1000}‰。`)
    process.exitCode = flat && well ? 0 : 1
  } finally {
    await site.stop()
  }
} finally {
  await removeFolder(folder)
}
