import { readdir, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'

const FOLDERS = ['../apps/web/src/', '../packages/'].map((path) => new URL(path, import.meta.url))

/** Tags that stand everywhere: as a rule's subject they are as good as none. */
const EVERYWHERE = /^(?:\*|div|span|p|li|a|button)?$/

/** Selectors of a sheet's rules, those of nested rules with what they stand in. */
function selectorsOf(sheet: string): string[] {
  const found: string[] = []
  const around: string[] = []
  let said = ''
  for (const sign of sheet.replaceAll(/\/\*[\s\S]*?\*\//g, '')) {
    if (sign === '{') {
      const own = said.trim()
      const above = around.at(-1) ?? ''
      const whole = own.startsWith('@')
        ? above
        : own.includes('&')
          ? own.replaceAll('&', above)
          : `${above} ${own}`
      around.push(whole.trim())
      if (!own.startsWith('@')) found.push(whole.trim())
    } else if (sign === '}') around.pop()
    said = '{};'.includes(sign) ? '' : said + sign
  }
  return found
}

/** Parts of a selector, apart where `between` says so and no bracket is open. */
function apart(text: string, between: RegExp): string[] {
  const parts = ['']
  let depth = 0
  for (const sign of text) {
    if ('(['.includes(sign)) depth++
    if (')]'.includes(sign)) depth--
    if (depth === 0 && between.test(sign)) parts.push('')
    else parts[parts.length - 1] += sign
  }
  return parts.map((own) => own.trim()).filter(Boolean)
}

/** Whether what a rule styles is said by neither class, id, attribute nor a tag that is not everywhere. */
function isBare(subject: string): boolean {
  const [, name = '', names = ''] = /^([\w*-]*)(?::(?:is|where)\((.*)\))?/.exec(subject) ?? []
  const plain = subject.replace(/:(?:has|not)\([^()]*(?:\([^()]*\)[^()]*)*\)/g, '')
  if (/[.#[]/.test(plain)) return false
  if (names && name === '') return apart(names, /,/).some((own) => EVERYWHERE.test(own.replace(/:.*/, '')))
  return EVERYWHERE.test(plain.replace(/:.*/, ''))
}

const OF_THE_PAGE = /^(?:html|:root|body)(?::not\([^)]*\))?:has\(/
/** Of several in `:is()` a browser keeps no list: the rule is tried with every element that is styled, on every page. */
const isOneOfSeveral = (subject: string) => /^:(?:is|where)\(.*,/.test(subject)

/** Of a sheet the selectors that ask `:has()` of something above and style whatever lies below. */
const bareBehindHas = (sheet: string): string[] =>
  selectorsOf(sheet).flatMap((text) =>
    apart(text, /,/).filter((selector) => {
      const steps = apart(selector, /[\s>+~]/)
      const subject = steps.at(-1) ?? ''
      if (steps.length > 1 && OF_THE_PAGE.test(selector) && isOneOfSeveral(subject)) return true
      return steps.slice(0, -1).some((own) => own.includes(':has(')) && isBare(subject)
    }),
  )

test.each([
  ['.a:has(.b) > * { x: y }', ['.a:has(.b) > *']],
  ['.a:has(.b) > :first-child { x: y }', ['.a:has(.b) > :first-child']],
  ['@media (x) { .d p { x: y } .a:has(> .b, .c) p { x: y } }', ['.a:has(> .b, .c) p']],
  ['.a:has(.b) { x: y; & > * { x: y } }', ['.a:has(.b) > *']],
  ['.a:has(.b) :is(div, .c) { x: y }', []],
  ['.a:has(.b) { x: y } .a:has(.b) > .c { x: y } .a:has(.b) [data-c]::before { x: y }', []],
  ['body:has(.a) > :is(header, footer) { x: y }', ['body:has(.a) > :is(header, footer)']],
  ['body:has(.a) > header, body:has(.a) > :is(footer) { x: y } .a > :has(> .b) { x: y }', []],
])('%s', (sheet, found) => {
  expect(bareBehindHas(sheet)).toEqual(found)
})

// Decision 0050: a browser styles all of a page anew for such a rule, whatever comes or goes under what `:has()` asks.
test('no rule behind :has() has a bare subject', async () => {
  let seen = 0
  for (const folder of FOLDERS)
    for (const file of await readdir(folder, { recursive: true })) {
      if (!file.endsWith('.css') || file.includes('node_modules')) continue
      seen++
      expect(bareBehindHas(await readFile(new URL(file, folder), 'utf8')), file).toEqual([])
    }
  expect(seen).toBeGreaterThan(20)
})

/** Selectors of a sheet that ask `:has()` of the page itself. */
const ofAllThePage = (sheet: string): string[] =>
  selectorsOf(sheet).flatMap((text) => apart(text, /,/).filter((selector) => OF_THE_PAGE.test(selector)))

test.each([
  ['html:has(.a) { x: y } .b :has(.c) { x: y }', ['html:has(.a)']],
  [':root:has(.a) { & .b { x: y } }', [':root:has(.a)', ':root:has(.a) .b']],
  ['main:has(.a) { x: y } [data-a]:has(.b) { x: y }', []],
])('of all the page: %s', (sheet, found) => {
  expect(ofAllThePage(sheet)).toEqual(found)
})

/** Whose pages are styled so as yet: see `ui/use-root-mark.ts` for the way that costs nothing. None is to come. */
const AS_YET = [
  'app/container/container.css',
  'app/container/game-bar.css',
  'app/container/one-screen.css',
  'app/desk/desk.css',
  'app/dictionary/dictionary.css',
  'app/history/history.css',
  'areas/admin/lesson-module/preview.css',
  'areas/event/alone.css',
  'areas/game-room/board.css',
  'areas/lesson/wall/wall.css',
  'areas/my/compositions.css',
  'areas/reading/reader.css',
  'areas/teaching-class/invite.css',
  'areas/teaching-class/projector.css',
  'areas/teaching-class/report.css',
  'styles/look.css',
  'ui/src/base.css',
]

// Decision 0050: with each text that changes, a browser asks it again and styles what hangs on it anew.
test('no more sheets ask :has() of the page itself', async () => {
  const found: string[] = []
  for (const folder of FOLDERS)
    for (const file of await readdir(folder, { recursive: true })) {
      if (!file.endsWith('.css') || file.includes('node_modules')) continue
      if (ofAllThePage(await readFile(new URL(file, folder), 'utf8')).length > 0) found.push(file)
    }
  expect(found.toSorted()).toEqual(AS_YET)
})
