/**
 * `npm run bench`: how far the site is from what this machine can do. The server runs on core 0, the load on core 1,
 * each measurement alternates with its baseline. Exits with 1 when a bar is not reached. `npm run bench -- call tap`
 * measures those alone.
 */
import { execFileSync } from 'node:child_process'
import { cpus, totalmem } from 'node:os'
import { bookRows } from './book-rows.ts'
import { classRows } from './class-rows.ts'
import { editorRows } from './editor-rows.ts'
import { eventRows } from './event-rows.ts'
import { untilFacesAreCut } from './faces.ts'
import { foreignRows } from './foreign-rows.ts'
import { gameRows } from './game-rows.ts'
import { httpRows } from './http-rows.ts'
import { judgeRows } from './judge-rows.ts'
import { lessonRows } from './lesson-rows.ts'
import { installLighthouse, lighthouseRows } from './lighthouse-rows.ts'
import { memoryRow } from './load-mix.ts'
import { loginRows } from './login-rows.ts'
import { pageRows } from './page-rows.ts'
import { punchRows } from './punch-rows.ts'
import { reportRows } from './report-rows.ts'
import { roomRows } from './room-rows.ts'
import { atMost, type Chosen, measured, type Row } from './row.ts'
import { benchFolder, removeFolder, startSite } from './site.ts'
import { stallRow } from './stall-row.ts'
import { tableRows } from './table-rows.ts'
import { logIn } from './visitor.ts'
import { wordRows } from './word-rows.ts'

const say = (line: string) => void process.stdout.write(`${line}\n`)

function table(rows: readonly Row[]): string {
  const lines = rows.map(({ name, value, bar, met, figures }) => {
    const mark = bar === '' ? '·' : met ? '✔' : '✘'
    return `| ${mark} | ${name} | ${value ?? '—'} | ${bar} | ${figures} |`
  })
  return ['| | 項目 | 數值 | 標準 | 量到的 |', '|---|---|---|---|---|', ...lines].join('\n')
}

const runOn = (cores: string) =>
  execFileSync('taskset', ['-a', '-p', '-c', cores, String(process.pid)], { stdio: 'ignore' })

runOn('1')
const names = process.argv.slice(2)
const chosen: Chosen = (name) => names.length === 0 || names.includes(name)
const folder = await benchFolder()
const rows: Row[] = []
try {
  say('第一次啟動，匯入示範教材……')
  await Promise.all([
    startSite(folder).then((first) => untilFacesAreCut(first).finally(first.stop)),
    chosen('lighthouse') && installLighthouse(),
  ])
  rows.push(...(await measured(chosen, { stall: () => stallRow(folder) })))
  const site = await startSite(folder)
  try {
    const start = () => atMost('再次啟動到 /readyz', site.readyMs / 1000, 2, '秒', '套件與網頁已就緒')
    const memory = async () => memoryRow(site, await logIn(site.url, 'student', site.passwords.student ?? ''))
    rows.push(...(await measured(chosen, { start: async () => start() })))
    rows.push(...(await httpRows(site, chosen)))
    rows.push(...(await measured(chosen, { memory })))
    rows.push(...(await loginRows(site, chosen)))
    rows.push(...(await punchRows(site, chosen)))
    rows.push(...(await judgeRows(site, chosen)))
    rows.push(...(await roomRows(site, chosen)))
    // A browser paints with more threads than one: on a single core it even stops telling when a picture was shown.
    runOn(`0-${cpus().length - 1}`)
    rows.push(...(await pageRows(site, chosen)))
    rows.push(...(await measured(chosen, { lighthouse: () => lighthouseRows(site) })))
    rows.push(...(await bookRows(site, chosen)))
    rows.push(...(await editorRows(site, chosen)))
    rows.push(...(await gameRows(site, chosen)))
    rows.push(...(await foreignRows(site, chosen)))
    // Near the end: they fill what is looked through.
    rows.push(...(await tableRows(site, chosen)))
    // Last: they fill the database with twenty thousand lessons and a million players.
    runOn('1')
    rows.push(...(await classRows(site, chosen)))
    rows.push(...(await reportRows(site, chosen)))
    rows.push(...(await eventRows(site, chosen)))
    rows.push(...(await lessonRows(site, chosen)))
    rows.push(...(await wordRows(site, chosen)))
  } finally {
    await site.stop()
  }
} finally {
  await removeFolder(folder)
}
const [cpu] = cpus()
say(
  `\n${cpu?.model}，${cpus().length} 核，${Math.round(totalmem() / 2 ** 30)} GB，Node.js ${process.version}\n`,
)
say(table(rows))
const missed = rows.filter(({ met }) => !met)
say(missed.length === 0 ? '\n全部達到標準。' : `\n${missed.length} 項未達標準。`)
process.exitCode = missed.length === 0 ? 0 : 1
