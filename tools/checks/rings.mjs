import { readFileSync } from 'node:fs'

/**
 * What the gate leaves to the full ring (`npm run test:full`), from `rings.json`. `browser`: of the files named here the
 * gate runs only the tests named beside them, of all others every test. `vitest`: likewise, of a file without a test
 * beside it none, and of one whose tests begin with - all but these.
 */
export const rings = JSON.parse(readFileSync(new URL('rings.json', import.meta.url), 'utf8'))

const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
/** A title of the list; one that ends in … stands for all that begin so. */
export const isTitle = (title, listed) => {
  const name = listed.replace(/^- /, '')
  return name.endsWith('…') ? title.startsWith(name.slice(0, -1)) : title === name
}

/** Playwright compares a file's name and the titles down to the test's own, with spaces between. */
const path = (titles) => titles.map(escaped).join(' ')

/** A pattern for `--grep-invert`: the browser tests that the gate leaves out. */
export function notInGate(browser) {
  const files = Object.entries(browser).map(([file, titles]) => {
    const kept = titles.map((title) => path(title.split(' › ')).replace(/…$/, '.*'))
    return `${escaped(file)} ${kept.length > 0 ? `(?!(?:${kept.join('|')})$)` : ''}`
  })
  return files.length > 0 ? `(?:^|\\s)(?:${files.join('|')})` : undefined
}

/** A pattern for `--grep`: just these tests; all of a file where it has no titles. */
export const just = (tests) => {
  const names = tests.map(({ file, titles }) =>
    titles.length > 0 ? path([file, ...titles]) : `${escaped(file)} .*`,
  )
  return `(?:^|\\s)(?:${names.join('|')})$`
}

/**
 * Every test of a report of Playwright, of a run or of `--list`.
 * @returns `{ file, titles, spec }`: the file that was run, the titles down to the test's own, the report's entry
 */
export function testsOf({ suites }) {
  const below = (suite, file, titles) => [
    ...(suite.specs ?? []).map((spec) => ({ file, titles: [...titles, spec.title], spec })),
    ...(suite.suites ?? []).flatMap((inner) => below(inner, file, [...titles, inner.title])),
  ]
  return suites.flatMap((suite) => below(suite, suite.title, []))
}

/**
 * How the gate divides the browser tests there are.
 * @param tests of `testsOf`
 * @returns how many it leaves out, and what the list names that is not there
 */
export function divided(tests, { browser }) {
  const names = tests.map(({ file, titles }) => [file, titles.join(' › ')])
  const leftOut = names.filter(([file, title]) =>
    browser[file]?.every((listed) => !isTitle(title, listed)),
  ).length
  const unknown = Object.entries(browser).flatMap(([file, titles]) => [
    ...(names.some(([own]) => own === file) ? [] : [file]),
    ...titles
      .filter((title) => !names.some(([own, name]) => own === file && isTitle(name, title)))
      .map((title) => `${file} › ${title}`),
  ])
  return { leftOut, unknown }
}
