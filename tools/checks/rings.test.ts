import { expect, it } from 'vitest'

// Programs of the launcher: plain JavaScript without types.
const imported = (name: string) => import(new URL(name, import.meta.url).href)
const { divided, just, notInGate, testsOf } = await imported('./rings.mjs')
const { afterSecondTry, sum, worthTrying } = await imported('./second-try.mjs')

const BROWSER = {
  'modules/word.spec.ts': ['on a phone › is said (1.5 ×)'],
  'offline.spec.ts': [],
}
const LISTED = {
  suites: [
    {
      title: 'modules/word.spec.ts',
      specs: [{ title: 'is said (1.5 ×)' }],
      suites: [
        { title: 'on a phone', specs: [{ title: 'is said (1.5 ×)' }, { title: 'is said (1.5 ×) twice' }] },
      ],
    },
    { title: 'offline.spec.ts', specs: [{ title: 'a lesson' }] },
    { title: 'menu.spec.ts', specs: [{ title: 'opens' }] },
  ],
}

type Named = { file: string; titles: string[] }
/** As Playwright compares: an empty root, a project without a name, the file, the titles. */
const found = (pattern: string) => {
  const tests: Named[] = testsOf(LISTED)
  return tests
    .map(({ file, titles }) => ['', '', file, ...titles].join(' '))
    .filter((name) => new RegExp(pattern, 'i').test(name))
    .map((name) => name.trim())
}

it('the gate leaves out what is not named of a file that is named, and keeps every other file whole', () => {
  expect(found(notInGate(BROWSER))).toEqual([
    'modules/word.spec.ts is said (1.5 ×)',
    'modules/word.spec.ts on a phone is said (1.5 ×) twice',
    'offline.spec.ts a lesson',
  ])
  expect(divided(testsOf(LISTED), { browser: BROWSER })).toEqual({ leftOut: 3, unknown: [] })
})

it('a title that ends in … stands for all that begin so', () => {
  const browser = { 'modules/word.spec.ts': ['on a phone › is…'] }
  expect(found(notInGate(browser))).toEqual(['modules/word.spec.ts is said (1.5 ×)'])
  expect(divided(testsOf(LISTED), { browser })).toEqual({ leftOut: 1, unknown: [] })
})

it('a line that names no test is told', () => {
  const browser = { 'menu.spec.ts': ['closes'], 'gone.spec.ts': [] }
  expect(divided(testsOf(LISTED), { browser }).unknown).toEqual(['menu.spec.ts › closes', 'gone.spec.ts'])
})

it('a test that is run again is run by itself', () => {
  const tests = [{ file: 'modules/word.spec.ts', titles: ['on a phone', 'is said (1.5 ×)'] }]
  expect(found(just(tests))).toEqual(['modules/word.spec.ts on a phone is said (1.5 ×)'])
  expect(found(just([{ file: 'modules/word.spec.ts', titles: [] }]))).toHaveLength(3)
})

const test = (name: string) => ({ name, why: `${name} is red` })
const step = { id: 'browser', again: () => ({}) }
const red = (...names: string[]) => ({
  step,
  ok: false,
  counts: { passed: 10, failed: names.length, red: names.map(test), green: [], broken: false },
})
const again = (green: string[], stillRed: string[] = []) => ({
  green,
  red: stillRed.map(test),
  broken: false,
})

it('what passes at the second try is green and named; what fails twice, or does not come, is red', () => {
  const result = afterSecondTry(red('a', 'b', 'c'), again(['a'], ['b']))
  expect(result.ok).toBe(false)
  expect(result.counts).toMatchObject({
    passed: 11,
    failed: 2,
    second: [test('a')],
    red: [test('b'), test('c')],
  })
  expect(afterSecondTry(red('a'), again(['a']))).toMatchObject({
    ok: true,
    counts: { passed: 11, failed: 0 },
  })
})

it('what fails only at the second try is red', () => {
  expect(afterSecondTry(red('a'), again(['a'], ['neighbour'])).ok).toBe(false)
})

it('a second run that broke down changes nothing', () => {
  const first = red('a')
  expect(afterSecondTry(first, { ...again(['a']), broken: true })).toBe(first)
  expect(afterSecondTry(first, undefined)).toBe(first)
})

it('three may pass at the second try; of four the run is red', () => {
  const tried = (...names: string[]) => afterSecondTry(red(...names), again(names))
  expect(sum([tried('a', 'b'), tried('c')])).toEqual({ passed: 23, failed: 0 })
  expect(sum([tried('a', 'b'), tried('c', 'd')])).toEqual({ passed: 20, failed: 4 })
})

it('only tests are tried again, and only a few: a step that broke down, or was ended, is red at once', () => {
  const few = red('a')
  const ok = { step, ok: true }
  expect(worthTrying([few, ok])).toEqual([few])
  expect(worthTrying([{ ...few, reason: '被 SIGKILL 結束' }])).toEqual([])
  expect(worthTrying([{ ...few, counts: { ...few.counts, broken: true } }])).toEqual([])
  expect(worthTrying([red(...Array.from({ length: 13 }, (_, at) => `t${at}`))])).toEqual([])
})
