import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

// What may be left out is easily left out by everybody: the judge was built to know a voice's register, and no page sent it.

/** What is given through the ports of judge, modules, games and server; and who only reads it, or hands it on. */
const PORTS: readonly [file: string, name: string, readers: RegExp][] = [
  [
    'packages/judge/src/port.ts',
    'JudgeInput',
    /^(packages\/judge|apps\/server\/src\/(domain\/judge|ports)|tools)\//,
  ],
  [
    'apps/server/src/ports/judging.ts',
    'JudgeRequest',
    /^(packages\/judge|apps\/server\/src\/(domain\/judge|ports)|tools)\//,
  ],
  ['apps/server/src/ports/mail.ts', 'MailContent', /^apps\/server\/src\/ports\//],
  ['apps/server/src/ports/mail.ts', 'Mail', /^apps\/server\/src\/ports\//],
  ['apps/server/src/ports/notices.ts', 'Notice', /^apps\/server\/src\/ports\//],
  ['apps/server/src/ports/room-hints.ts', 'RoomHint', /^apps\/server\/src\/ports\//],
  ['packages/modules/src/kit/host.ts', 'ModuleHost', /^packages\/modules\//],
  ['packages/modules/src/kit/host.ts', 'Wall', /^packages\/modules\//],
  ['packages/games/src/kit/define.ts', 'GameRules', /^(packages\/games\/src\/kit|apps)\//],
]

const sources = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', 'apps', 'packages'],
  {
    encoding: 'utf8',
  },
)
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\/testing\//.test(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }))

/** Members of an interface that may be left out. */
function optional(file: string, name: string): string[] {
  const text = readFileSync(file, 'utf8')
  const start = text.search(new RegExp(`interface ${name}\\b`))
  if (start === -1) throw new Error(`${file} has no ${name}`)
  const body = text.slice(start, text.indexOf('\n}', start))
  return [...body.matchAll(/^ {2}(\w+)\?[:(]/gm)].map(([, member = '']) => member)
}

/** Whether an object somewhere has the member, written out or by its short form. */
const gives = (text: string, member: string) =>
  new RegExp(`(?:[{,(]\\s*|^\\s+|\\s)${member}(?:\\s*:\\s(?!.*;$)|\\s*[,}]|\\()`, 'm').test(text)

const all = PORTS.flatMap(([file, name, readers]) =>
  optional(file, name).map((member) => [`${name}.${member}`, file, member, readers] as const),
)

it.each(all)('%s is given by somebody', (_, port, member, readers) => {
  const givers = sources.filter(
    ({ file, text }) => file !== port && !readers.test(file) && gives(text, member),
  )
  expect(givers.map(({ file }) => file)).not.toEqual([])
})

it('there are such members, and one that nobody gives is seen', () => {
  expect(all.length).toBeGreaterThan(20)
  expect(sources.some(({ text }) => gives(text, 'registerOfNobody'))).toBe(false)
  expect(gives('const request = { wav, register }', 'register')).toBe(true)
  expect(gives('  register?: number', 'register')).toBe(false)
})
