import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from '../launcher/checkout.mjs'

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
    red: report.testResults.flatMap(redOfSuite),
  }
}

/** The tests of a file that failed, each with the first lines of why; the file itself when it could not be read in. */
function redOfSuite({ name, status, message, assertionResults }) {
  const file = relative(root, name)
  if (status === 'failed' && assertionResults.length === 0) return [{ name: file, why: firstLines(message) }]
  return assertionResults
    .filter((test) => test.status === 'failed')
    .map((test) => ({ name: `${file} › ${test.fullName}`, why: firstLines(test.failureMessages.join('\n')) }))
}

/** The same of Playwright; a test that passed at a second try counts as passed. */
export function playwrightCounts(file) {
  const report = read(file)
  if (!report) return undefined
  const { expected, unexpected, flaky, skipped } = report.stats
  return {
    passed: expected + flaky,
    failed: unexpected + report.errors.length,
    skipped,
    red: redOfPlaywright(report),
  }
}

function redOfPlaywright({ suites, errors }) {
  const specs = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specs)]
  const tests = suites.flatMap(specs).filter((spec) => !spec.ok)
  return [
    ...tests.map((spec) => ({
      name: `${spec.file}:${spec.line} › ${spec.title}`,
      why: firstLines(
        spec.tests.flatMap((test) => test.results.map((result) => result.error?.message)).find(Boolean),
      ),
    })),
    ...errors.map((error) => ({ name: 'Playwright', why: firstLines(error.message) })),
  ]
}

const WHY_LINES = 12
/** The first lines of a message, without the terminal's colours. */
function firstLines(message = '') {
  return stripVTControlCharacters(message).trim().split('\n').slice(0, WHY_LINES).join('\n')
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
