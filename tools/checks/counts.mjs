import { existsSync, readFileSync } from 'node:fs'

/** How many tests a run of Vitest had, from its JSON report; a file that could not be read in counts as failed. */
export function vitestCounts(file) {
  const report = read(file)
  if (!report) return undefined
  const broken = report.testResults.filter(
    (suite) => suite.status === 'failed' && suite.assertionResults.length === 0,
  )
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

/** The same of Playwright; a test that passed at a second try counts as passed. */
export function playwrightCounts(file) {
  const report = read(file)
  if (!report) return undefined
  const { expected, unexpected, flaky, skipped } = report.stats
  return { passed: expected + flaky, failed: unexpected + report.errors.length, skipped }
}

/** Passed and failed over all steps: tests where a step counts them, else the step itself. */
export function sum(results) {
  let passed = 0
  let failed = 0
  for (const { ok, counts } of results) {
    passed += counts?.passed ?? (ok ? 1 : 0)
    failed += counts ? Math.max(counts.failed, ok ? 0 : 1) : ok ? 0 : 1
  }
  return { passed, failed }
}

function read(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}
