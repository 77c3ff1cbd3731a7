import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'

// A program of the launcher: plain JavaScript without types.
const { playwrightCounts } = await import(new URL('./counts.mjs', import.meta.url).href)

const folder = mkdtempSync(join(tmpdir(), 'hakka-counts-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** What Playwright writes of one test of one file. */
function reportOf(result: object, ok: boolean): string {
  const spec = { title: 'opens', ok, tests: [{ status: ok ? 'expected' : 'unexpected', results: [result] }] }
  const file = join(folder, 'report.json')
  const suites = [{ title: 'door.spec.ts', specs: [spec] }]
  const stats = { expected: ok ? 1 : 0, unexpected: ok ? 0 : 1, flaky: 0, skipped: 0 }
  writeFileSync(file, JSON.stringify({ suites, stats, errors: [] }))
  return file
}

test('a browser test that failed tells why, and what its page showed', () => {
  const written = join(folder, 'error-context.md')
  const page =
    '- banner [ref=e1]:\n  - link "登入" [ref=e2] [cursor=pointer]:\n    - /url: /login\n- button "送出" [disabled]'
  writeFileSync(
    written,
    `# Error details\n\n\`\`\`\nnot there\n\`\`\`\n\n\`\`\`yaml\n${page}\n\`\`\`\n\n# Test source\n\n- of it`,
  )
  const attachments = [{ name: 'error-context', path: written }]
  const counts = playwrightCounts(reportOf({ error: { message: 'not there' }, attachments }, false))
  expect(counts?.red).toMatchObject([
    {
      name: 'door.spec.ts › opens',
      why: 'not there\n- banner:\n  - link "登入":\n- button "送出" [disabled]',
    },
  ])
})

test('one whose page was not written down tells why alone, and one that passed is green', () => {
  const lost = [{ name: 'error-context', path: join(folder, 'gone.md') }]
  const red = playwrightCounts(reportOf({ error: { message: 'not there' }, attachments: lost }, false))
  expect(red?.red).toMatchObject([{ why: 'not there' }])
  expect(playwrightCounts(reportOf({}, true))).toMatchObject({ red: [], green: ['door.spec.ts › opens'] })
})
