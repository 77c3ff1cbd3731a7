import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from '../launcher/build.mjs'
import { bin, node, root } from '../launcher/checkout.mjs'
import { typeViews } from './changed.mjs'
import { checkChunks } from './chunks.mjs'
import { playwrightCounts, unhandledBeside, vitestCounts } from './counts.mjs'
import { divideBrowserTests } from './divide.mjs'
import { just, notInGate, rings } from './rings.mjs'

/**
 * Every check of the project, in the order of the table: of the gate, or with `full` all there is; of what `changed`, only
 * the tests that see it, of both rings. `commands` run one after the other; `work` is done by the launcher itself.
 * `alone`: needs both cores, and its output is shown as it comes. `after`: steps that come first; `needs`: those without
 * which it cannot run at all; `onlyFull`: not in the gate. `again`: runs what failed once more, by itself.
 */
export function allSteps({ scratch, prepareBrowser, changed, full }) {
  const gate = !full && !changed
  const unitReport = join(scratch, 'unit.json')
  const viewReport = join(scratch, 'view.json')
  const browserReport = join(scratch, 'browser.json')
  const aloneReport = join(scratch, 'alone.json')
  const httpReport = join(scratch, 'http.json')
  const since = changed ? ['--changed', changed.base, '--passWithNoTests'] : []
  const demo = { E2E_DEMO: join(scratch, 'demo') }
  /** What is read in a minute: where one is red, tests are not begun. */
  const quiet = ['lint', 'types', 'dead', 'build']
  const { specs = [], folders = [], types = [], views = [] } = changed ?? {}
  const kept = gate ? rings.vitest : {}
  const leftOut = gate ? ['--grep-invert', notInGate(rings.browser)] : []
  return [
    { id: 'lint', name: '格式與相依規則', commands: [[bin('biome'), ['ci', '.', '--colors=off']]] },
    {
      id: 'types',
      name: '型別',
      // Garbage is collected less often: a fifth of the seconds less, and no more memory where it takes most.
      env: { GOGC: '300', GOMEMLIMIT: '3GiB' },
      commands: [
        [bin('react-router'), ['typegen'], { cwd: join(root, 'apps/web') }],
        // One thread: each more has to learn the same shapes anew, which takes twice as much of a core together.
        [bin('tsc'), ['-b', '--checkers', '1', '--builders', '1']],
      ],
    },
    { id: 'dead', name: '無用程式碼', after: ['types'], commands: [[bin('knip'), []]] },
    { id: 'build', name: '建置網頁與伺服器', work: build },
    { id: 'chunks', name: '頁面與模組的檔案大小', needs: ['build'], work: checkChunks },
    { id: 'chromium', name: 'Chromium', work: prepareBrowser },
    ...(gate ? [{ id: 'rings', name: '快速檢查的清單', ...divideBrowserTests() }] : []),
    // Before the tests that need both cores, so that those of the browser don't begin with a minute on one.
    {
      id: 'demo',
      name: '示範資料',
      needs: ['build'],
      env: demo,
      commands: [[node, [join(root, 'e2e/demo.ts')]]],
    },
    {
      id: 'unit',
      name: changed ? '單元測試' : '單元與 HTTP 測試',
      sound: quiet,
      ...vitest(
        ['--project', 'unit', ...(changed ? since : ['--project', 'server'])],
        unitReport,
        kept,
        gate,
      ),
    },
    {
      // Beside the others: as projects of one run they came after them, on one core.
      id: 'view',
      name: '畫面測試',
      sound: quiet,
      needs: ['chromium'],
      ...vitest(['--project', 'view', ...views], viewReport, kept, !full),
    },
    ...(types.length > 0 ? [drawn(types, join(scratch, 'types.json'))] : []),
    ...(folders.length > 0
      ? [
          {
            id: 'http',
            name: 'HTTP 測試',
            alone: true,
            after: ['unit', 'view', 'types-drawn'],
            ...vitest(['--project', 'server', ...folders], httpReport, {}, true),
          },
        ]
      : []),
    {
      id: 'browser',
      name: '瀏覽器測試',
      alone: true,
      after: ['demo', 'unit', 'view', 'types-drawn', 'http'],
      sound: quiet,
      needs: ['build', 'chromium'],
      ...playwright('playwright.config.ts', [...specs, ...leftOut], browserReport, {
        ...demo,
        ...(full ? { E2E_WHOLE: '1' } : {}),
      }),
    },
    alone(aloneReport, demo),
  ]
}

/** Of some types of modules what is asked of each. */
function drawn(types, report) {
  const { files, titles } = typeViews(types)
  return {
    id: 'types-drawn',
    name: '模組的畫面測試',
    after: ['lint', 'types', 'dead', 'view'],
    needs: ['chromium'],
    ...vitest(['--project', 'view', '-t', titles, ...files], report, {}, true),
  }
}

const alone = (report, env) => ({
  id: 'alone',
  name: '強制終止與開發伺服器',
  alone: true,
  onlyFull: true,
  after: ['browser'],
  needs: ['build', 'chromium'],
  ...playwright('alone.config.ts', [], report, env),
})

const isSerial = (file) => readFileSync(join(root, 'e2e', file), 'utf8').includes('.serial(')
const standing = ({ file, titles }) => ({ file, titles: isSerial(file) ? [] : titles })

/** How much the gate, and of views who changed something, try of random inputs and plays; and `npm run test:full`. */
const GATE_RUNS = '7'
const FULL_RUNS = '20'

const UNHANDLED = fileURLToPath(new URL('unhandled.mjs', import.meta.url))

/** A run of Vitest. Again: the whole files, one after the other, since tests of a file may stand on each other. */
function vitest(args, report, kept, fewRuns) {
  const again = `${report}.again`
  const run = (given, file) => [
    bin('vitest'),
    [
      'run',
      ...given,
      ...['default', 'json', UNHANDLED].map((name) => `--reporter=${name}`),
      `--outputFile.json=${file}`,
    ],
  ]
  return {
    commands: [run(args, report)],
    env: {
      FUZZ_RUNS: fewRuns ? GATE_RUNS : FULL_RUNS,
      VITEST_KEPT: JSON.stringify(kept),
      VITEST_UNHANDLED_FILE: unhandledBeside(report),
    },
    count: () => vitestCounts(report, kept),
    again: (red) => ({
      commands: [run([...new Set(red.map(({ file }) => file)), '--maxWorkers=1'], again)],
      env: { VITEST_UNHANDLED_FILE: unhandledBeside(again) },
      count: () => vitestCounts(again),
    }),
  }
}

/**
 * A run of Playwright. Again: just the tests, one after the other, of a file with tests that stand on each other the whole
 * file; what the first run kept of them stays.
 */
function playwright(config, args, report, env) {
  const again = `${report}.again`
  const run = (given) => [
    bin('playwright'),
    ['test', '-c', `e2e/${config}`, '--reporter=list,json', ...given],
  ]
  return {
    commands: [run(args)],
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    count: () => playwrightCounts(report),
    again: (red) => ({
      commands: [run(['--workers=1', '--grep', just(red.map(standing)), '--output', `${again}.results`])],
      env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: again },
      count: () => playwrightCounts(again),
    }),
  }
}

/** Those that a change of files asks for: each only where it shows. */
export const stepsFor = ({ specs, folders, types, views }) => [
  'lint',
  'types',
  'dead',
  'unit',
  ...(views.length > 0 ? ['view'] : []),
  ...(types.length > 0 ? ['types-drawn'] : []),
  ...(folders.length > 0 ? ['http'] : []),
  ...(specs.length > 0 ? ['browser'] : []),
]

/** The steps named on the command line with what they need; when none is named those of the gate, with `full` all. */
export function chosenSteps(steps, names, full) {
  if (names.length === 0) return steps.filter((step) => full || !step.onlyFull)
  const wanted = new Set(names)
  for (const step of steps) if (wanted.has(step.id)) for (const id of step.needs ?? []) wanted.add(id)
  return steps.filter((step) => wanted.has(step.id))
}
