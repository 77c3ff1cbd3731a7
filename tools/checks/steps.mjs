import { join } from 'node:path'
import { build } from '../launcher/build.mjs'
import { bin, root } from '../launcher/checkout.mjs'
import { checkChunks } from './chunks.mjs'
import { playwrightCounts, vitestCounts } from './counts.mjs'

/**
 * Every check of the project, in the order of the table; of what `changed`, only the tests that see it. `commands` run one after the other; `work` is
 * done by the launcher itself. `alone`: needs both cores, and its output is shown as it comes.
 * `after`: steps that come first; `needs`: those without which it cannot run at all.
 */
export function allSteps({ scratch, prepareBrowser, changed }) {
  const unitReport = join(scratch, 'unit.json')
  const viewReport = join(scratch, 'view.json')
  const browserReport = join(scratch, 'browser.json')
  const aloneReport = join(scratch, 'alone.json')
  const httpReport = join(scratch, 'http.json')
  const since = changed ? ['--changed', changed.base, '--passWithNoTests'] : []
  const demo = { E2E_DEMO: join(scratch, 'demo') }
  const quiet = ['lint', 'types', 'dead', 'build']
  const { specs = [], folders = [] } = changed ?? {}
  return [
    { id: 'lint', name: '格式與相依規則', commands: [[bin('biome'), ['ci', '.', '--colors=off']]] },
    {
      id: 'types',
      name: '型別',
      commands: [
        [bin('react-router'), ['typegen'], { cwd: join(root, 'apps/web') }],
        // One thread: each more has to learn the same shapes anew, which takes twice as much of a core together.
        [bin('tsc'), ['-b', '--checkers', '1', '--builders', '1']],
      ],
    },
    { id: 'dead', name: '無用程式碼', after: ['types'], commands: [[bin('knip'), []]] },
    { id: 'build', name: '建置網頁與伺服器', work: build },
    { id: 'chunks', name: '模組的檔案大小', needs: ['build'], work: checkChunks },
    { id: 'chromium', name: 'Chromium', work: prepareBrowser },
    {
      id: 'unit',
      name: changed ? '單元測試' : '單元與 HTTP 測試',
      after: quiet,
      commands: [vitest(['--project', 'unit', ...(changed ? since : ['--project', 'server'])], unitReport)],
      count: () => vitestCounts(unitReport),
    },
    {
      // Beside the others: as projects of one run they came after them, on one core.
      id: 'view',
      name: '畫面測試',
      after: quiet,
      needs: ['chromium'],
      commands: [vitest(['--project', 'view', ...since], viewReport)],
      count: () => vitestCounts(viewReport),
    },
    ...(folders.length > 0
      ? [
          {
            id: 'http',
            name: 'HTTP 測試',
            alone: true,
            after: ['unit', 'view'],
            commands: [vitest(['--project', 'server', '--passWithNoTests', ...folders], httpReport)],
            count: () => vitestCounts(httpReport),
          },
        ]
      : []),
    {
      id: 'browser',
      name: '瀏覽器測試',
      alone: true,
      after: ['unit', 'view', 'http'],
      needs: ['build', 'chromium'],
      commands: [playwright('playwright.config.ts', specs)],
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport, ...demo },
      count: () => playwrightCounts(browserReport),
    },
    {
      id: 'alone',
      name: '強制終止與開發伺服器',
      alone: true,
      after: ['browser'],
      needs: ['build', 'chromium'],
      commands: [playwright('alone.config.ts', [])],
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: aloneReport, ...demo },
      count: () => playwrightCounts(aloneReport),
    },
  ]
}

const vitest = (args, report) => [
  bin('vitest'),
  ['run', ...args, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
]

const playwright = (config, specs) => [
  bin('playwright'),
  ['test', '-c', `e2e/${config}`, '--reporter=list,json', ...specs],
]

/** Those that a change of files asks for: the server's and the browser's only where it shows. */
export const stepsFor = ({ specs, folders }) => [
  'lint',
  'types',
  'dead',
  'unit',
  'view',
  ...(folders.length > 0 ? ['http'] : []),
  ...(specs.length > 0 ? ['browser'] : []),
]

/** The steps named on the command line with what they need; all of them when none is named. */
export function chosenSteps(steps, names) {
  if (names.length === 0) return steps
  const wanted = new Set(names)
  for (const step of steps) if (wanted.has(step.id)) for (const id of step.needs ?? []) wanted.add(id)
  return steps.filter((step) => wanted.has(step.id))
}
