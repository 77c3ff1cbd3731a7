import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { chromiumArgs, chromiumPath } from './chromium.ts'
import { atLeast, median, type Row } from './row.ts'
import type { Site } from './site.ts'

const run = promisify(execFile)
const RUNS = 5
const FOLDER = join(import.meta.dirname, 'lighthouse')
const PROGRAM = join(FOLDER, 'node_modules/lighthouse/cli/index.js')
const OTHERS = ['accessibility', 'best-practices', 'seo'] as const
const CATEGORIES = { accessibility: '無障礙', 'best-practices': '最佳做法', seo: 'SEO' } as const
/** Megabytes of a report with its screenshots, at most. */
const REPORT_MB = 64

const PAGES = [
  { name: '首頁', path: '/', performance: 95 },
  { name: '選單', path: '/lesson/menu', performance: 95 },
  {
    name: '課程',
    path: '/lesson?step_no=1&semester_no=1&dialect_id=1&type_no=1&no=1&mod_no=1',
    performance: 92,
  },
]

type Scores = Record<'performance' | (typeof OTHERS)[number], number>

/** Installs Lighthouse where it is missing: while nothing is measured yet. */
export async function installLighthouse(): Promise<void> {
  if (existsSync(PROGRAM)) return
  process.stdout.write('第一次量 Lighthouse，先安裝（150 MB）……\n')
  await run('npm', ['ci', '--no-audit', '--no-fund', '--include=dev'], { cwd: FOLDER })
}

/** Lighthouse's own phone and line: performance as the median of five runs; the rest is the same each time, once. */
export async function lighthouseRows(site: Site): Promise<Row[]> {
  const rows: Row[] = []
  for (const { name, path, performance } of PAGES) {
    const url = `${site.url}${path}`
    const first = await scoresOrAgain(url, ['performance', ...OTHERS])
    const all = [first.performance]
    while (all.length < RUNS) all.push((await scoresOrAgain(url, ['performance'])).performance)
    rows.push(
      atLeast(`${name} Lighthouse 效能`, median(all), performance, `${RUNS} 次：${all.join('、')}`),
      ...OTHERS.map((other) =>
        atLeast(`${name} Lighthouse ${CATEGORIES[other]}`, first[other], 100, '量一次，每次都相同'),
      ),
    )
  }
  return rows
}

/** Chromium now and then records no trace: Lighthouse itself says then to run it again. */
const scoresOrAgain = (url: string, only: readonly (keyof Scores)[]): Promise<Scores> =>
  scores(url, only).catch(() => scores(url, only))

async function scores(url: string, asked: readonly (keyof Scores)[]): Promise<Scores> {
  const flags = ['--headless=new', ...chromiumArgs()].join(' ')
  const { stdout } = await run(
    process.execPath,
    [
      PROGRAM,
      url,
      '--quiet',
      '--output=json',
      '--disable-full-page-screenshot',
      `--only-categories=${asked.join(',')}`,
      `--chrome-flags=${flags}`,
    ],
    { env: { ...process.env, CHROME_PATH: chromiumPath() }, maxBuffer: REPORT_MB * 2 ** 20 },
  )
  const { categories }: { categories: Record<string, { score: number | null }> } = JSON.parse(stdout)
  const percent = (category: string) => Math.round((categories[category]?.score ?? 0) * 100)
  return {
    performance: percent('performance'),
    accessibility: percent('accessibility'),
    'best-practices': percent('best-practices'),
    seo: percent('seo'),
  }
}
