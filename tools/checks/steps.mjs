import { join } from 'node:path'
import { build } from '../launcher/build.mjs'
import { bin, root } from '../launcher/checkout.mjs'
import { checkChunks } from './chunks.mjs'
import { playwrightCounts, vitestCounts } from './counts.mjs'

/**
 * Every check of the project, in the order of the table. `commands` run one after the other; `work` is
 * done by the launcher itself. `alone`: needs both cores, and its output is shown as it comes.
 * `after`: steps that come first; `needs`: those without which it cannot run at all.
 */
export function allSteps({ scratch, prepareBrowser }) {
  const vitestReport = join(scratch, 'vitest.json')
  const playwrightReport = join(scratch, 'playwright.json')
  return [
    { id: 'lint', name: '格式與相依規則', commands: [[bin('biome'), ['ci', '.', '--colors=off']]] },
    {
      id: 'types',
      name: '型別',
      commands: [
        [bin('react-router'), ['typegen'], { cwd: join(root, 'apps/web') }],
        [bin('tsc'), ['-b']],
      ],
    },
    { id: 'dead', name: '無用程式碼', after: ['types'], commands: [[bin('knip'), []]] },
    { id: 'build', name: '建置網頁與伺服器', after: ['types'], work: build },
    { id: 'chunks', name: '模組的檔案大小', needs: ['build'], work: checkChunks },
    { id: 'chromium', name: 'Chromium', work: prepareBrowser },
    {
      id: 'unit',
      name: '單元與 HTTP 測試',
      alone: true,
      after: ['build'],
      commands: [
        [
          bin('vitest'),
          ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`],
        ],
      ],
      count: () => vitestCounts(vitestReport),
    },
    {
      id: 'browser',
      name: '瀏覽器測試',
      alone: true,
      after: ['unit'],
      needs: ['build', 'chromium'],
      commands: [[bin('playwright'), ['test', '-c', 'e2e/playwright.config.ts', '--reporter=list,json']]],
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport },
      count: () => playwrightCounts(playwrightReport),
    },
  ]
}

/** The steps named on the command line with what they need; all of them when none is named. */
export function chosenSteps(steps, names) {
  if (names.length === 0) return steps
  const wanted = new Set(names)
  for (const step of steps) if (wanted.has(step.id)) for (const id of step.needs ?? []) wanted.add(id)
  return steps.filter((step) => wanted.has(step.id))
}
