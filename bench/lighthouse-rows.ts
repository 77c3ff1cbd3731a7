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

type Scores = Record<'performance' | keyof typeof CATEGORIES, number>

/** Lighthouse's own phone and line; the median of five runs for each page. */
export async function lighthouseRows(site: Site): Promise<Row[]> {
  if (!existsSync(PROGRAM)) {
    process.stdout.write('第一次量 Lighthouse，先安裝（150 MB）……\n')
    await run('npm', ['ci', '--no-audit', '--no-fund', '--include=dev'], { cwd: FOLDER })
  }
  const rows: Row[] = []
  for (const { name, path, performance } of PAGES) {
    const all: Scores[] = []
    for (let time = 0; time < RUNS; time++) all.push(await scoresOrAgain(`${site.url}${path}`))
    const middle = (category: keyof Scores) => median(all.map((one) => one[category]))
    const each = all.map((one) => one.performance).join('、')
    rows.push(atLeast(`${name} Lighthouse 效能`, middle('performance'), performance, `5 次：${each}`))
    for (const [category, label] of [
      ['accessibility', CATEGORIES.accessibility],
      ['best-practices', CATEGORIES['best-practices']],
      ['seo', CATEGORIES.seo],
    ] as const) {
      rows.push(atLeast(`${name} Lighthouse ${label}`, middle(category), 100, '5 次的中位數'))
    }
  }
  return rows
}

/** Chromium now and then records no trace: Lighthouse itself says then to run it again. */
const scoresOrAgain = (url: string): Promise<Scores> => scores(url).catch(() => scores(url))

async function scores(url: string): Promise<Scores> {
  const flags = ['--headless=new', ...chromiumArgs()].join(' ')
  const only = ['performance', ...Object.keys(CATEGORIES)].join(',')
  const { stdout } = await run(
    process.execPath,
    [
      PROGRAM,
      url,
      '--quiet',
      '--output=json',
      '--disable-full-page-screenshot',
      `--only-categories=${only}`,
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
