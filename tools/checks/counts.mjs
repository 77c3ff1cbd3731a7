import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from '../launcher/checkout.mjs'
import { isTitle, testsOf } from './rings.mjs'

/**
 * How many tests a run of Vitest had, from its JSON report; a file that could not be read in counts as failed.
 * @param kept of these files these tests should have run
 * @returns `red`, those that failed, each with the first lines of why; `green`, names of those that passed; `broken`, an
 * error that no test can be blamed for
 */
export function vitestCounts(file, kept = {}) {
  const report = read(file)
  if (!report) return undefined
  const unread = report.testResults.filter(
    (suite) => suite.status === 'failed' && suite.assertionResults.length === 0,
  )
  const suites = report.testResults.map((suite) => ({ ...suite, file: relative(root, suite.name) }))
  const gone = suites.flatMap((suite) => goneOf(suite, kept[suite.file] ?? []))
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unread.length + gone.length,
    skipped: report.numPendingTests + report.numTodoTests,
    red: [...suites.flatMap(redOfSuite), ...gone],
    green: suites.flatMap(greenOfSuite),
    broken: (read(unhandledBeside(file))?.unhandled ?? 1) > 0,
  }
}

/** Where a run of Vitest says how many errors it had that belong to no test (`unhandled.mjs`). */
export const unhandledBeside = (file) => `${file}.unhandled`

const nameIn = (file, test) => `${file} › ${test.fullName}`

/** The tests of a file that failed, each with the first lines of why; the file itself when it could not be read in. */
function redOfSuite({ file, status, message, assertionResults }) {
  if (status === 'failed' && assertionResults.length === 0)
    return [{ name: file, file, why: firstLines(message) }]
  return assertionResults
    .filter((test) => test.status === 'failed')
    .map((test) => ({ name: nameIn(file, test), file, why: firstLines(test.failureMessages.join('\n')) }))
}

/** What `rings.json` names of a file and is not there. */
function goneOf({ file, assertionResults }, titles) {
  const names = assertionResults.map((test) => [...test.ancestorTitles, test.title].join(' › '))
  const gone = titles.filter((title) => !names.some((name) => isTitle(name, title)))
  return gone.map((title) => ({ name: `${file} › ${title}`, file, why: 'rings.json 列了不存在的測試' }))
}

/** What of a file passed; the file itself too, since it could be read in. */
const greenOfSuite = ({ file, assertionResults }) => [
  ...(assertionResults.length > 0 ? [file] : []),
  ...assertionResults.filter((test) => test.status === 'passed').map((test) => nameIn(file, test)),
]

/** The same of Playwright. */
export function playwrightCounts(file) {
  const report = read(file)
  if (!report) return undefined
  const { expected, unexpected, flaky, skipped } = report.stats
  const tests = testsOf(report).map((test) => ({
    ...test,
    name: `${test.file} › ${test.titles.join(' › ')}`,
    why: [firstLines(messageOf(test.spec)), ...shownBy(test.spec)].join('\n'),
  }))
  const errors = report.errors.map((error) => ({ name: 'Playwright', why: firstLines(error.message) }))
  return {
    passed: expected + flaky,
    failed: unexpected + errors.length,
    skipped,
    red: [...tests.filter(({ spec }) => !spec.ok), ...errors],
    green: tests.filter(({ spec }) => spec.ok && hasRun(spec)).map(({ name }) => name),
    broken: errors.length > 0,
  }
}

const messageOf = (spec) =>
  spec.tests.flatMap((test) => test.results.map((result) => result.error?.message)).find(Boolean)

const SHOWN_LINES = 250
/** What its page showed when a test failed, which is gone with the folder of the run. */
function shownBy(spec) {
  const written = spec.tests
    .flatMap((test) => test.results.flatMap((result) => result.attachments ?? []))
    .find(({ name }) => name === 'error-context')?.path
  if (!written || !existsSync(written)) return []
  const [, page = ''] = readFileSync(written, 'utf8').match(/```yaml\n(.*?)```/s) ?? []
  const lines = page.split('\n').filter((line) => /^ *- /.test(line) && !/^ *- \/url:/.test(line))
  return lines.slice(0, SHOWN_LINES).map((line) => line.replaceAll(/ \[(?:ref|cursor)=\w+\]/g, ''))
}

const hasRun = (spec) => spec.tests.some((test) => test.status !== 'skipped')

const WHY_LINES = 12
/** The first lines of a message, without the terminal's colours. */
function firstLines(message = '') {
  return stripVTControlCharacters(message).trim().split('\n').slice(0, WHY_LINES).join('\n')
}

function read(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}
