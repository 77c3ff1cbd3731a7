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
const PROGRAM = join(FOLDER, 'node_modules/lighthouse/core/index.js')
const LAUNCHER = join(FOLDER, 'node_modules/chrome-launcher/dist/index.js')
const OTHERS = ['accessibility', 'best-practices', 'seo'] as const
const CATEGORIES = ['performance', ...OTHERS] as const
const NAMES = { accessibility: '無障礙', 'best-practices': '最佳做法', seo: 'SEO' } as const

const PAGES = [
  { name: '首頁', path: '/', performance: 95 },
  { name: '選單', path: '/lesson/menu', performance: 95 },
  {
    name: '課程',
    path: '/lesson?step_no=1&semester_no=1&dialect_id=1&type_no=1&no=1&mod_no=1',
    performance: 92,
  },
]

type Scores = Record<(typeof CATEGORIES)[number], number>

/** What is used of Lighthouse: it is installed only by the bench, so its own types are not there. */
interface Lighthouse {
  default(
    url: string,
    flags: {
      port: number
      onlyCategories: readonly string[]
      disableFullPageScreenshot: boolean
      logLevel: 'silent'
    },
  ): Promise<{ lhr: { categories: Record<string, { score: number | null }> } } | undefined>
}

/** What is used of chrome-launcher, which comes with Lighthouse. */
interface Launcher {
  launch(options: {
    chromePath: string
    chromeFlags: string[]
    logLevel: 'silent'
  }): Promise<{ port: number; kill(): void }>
}

/** Installs Lighthouse where it is missing: while nothing is measured yet. */
export async function installLighthouse(): Promise<void> {
  if (existsSync(PROGRAM)) return
  process.stdout.write('第一次量 Lighthouse，先安裝（150 MB）……\n')
  await run('npm', ['ci', '--no-audit', '--no-fund', '--include=dev'], { cwd: FOLDER })
}

/**
 * Lighthouse's own phone and line, median of five runs. All in one process and one Chromium, whose cache Lighthouse
 * empties itself: starting both anew for each run took as long as measuring.
 */
export async function lighthouseRows(site: Site): Promise<Row[]> {
  const [{ default: lighthouse }, { launch }]: [Lighthouse, Launcher] = await Promise.all([
    import(PROGRAM),
    import(LAUNCHER),
  ])
  const chromium = await launch({
    chromePath: chromiumPath(),
    chromeFlags: ['--headless=new', ...chromiumArgs()],
    logLevel: 'silent',
  })
  async function scores(url: string): Promise<Scores> {
    const result = await lighthouse(url, {
      port: chromium.port,
      onlyCategories: CATEGORIES,
      disableFullPageScreenshot: true,
      logLevel: 'silent',
    })
    const percent = (category: string) => Math.round((result?.lhr.categories[category]?.score ?? 0) * 100)
    return {
      performance: percent('performance'),
      accessibility: percent('accessibility'),
      'best-practices': percent('best-practices'),
      seo: percent('seo'),
    }
  }
  /** Chromium now and then records no trace: it is measured again then. */
  const scoresOrAgain = async (url: string) => {
    const first = await scores(url).catch(() => undefined)
    return first && first.performance > 0 ? first : scores(url)
  }
  const rows: Row[] = []
  try {
    for (const { name, path, performance } of PAGES) {
      const all: Scores[] = []
      while (all.length < RUNS) all.push(await scoresOrAgain(`${site.url}${path}`))
      const row = (category: keyof Scores, label: string, bar: number) => {
        const own = all.map((one) => one[category])
        return atLeast(`${name} Lighthouse ${label}`, median(own), bar, `${RUNS} 次：${own.join('、')}`)
      }
      rows.push(
        row('performance', '效能', performance),
        ...OTHERS.map((other) => row(other, NAMES[other], 100)),
      )
    }
    return rows
  } finally {
    chromium.kill()
  }
}
