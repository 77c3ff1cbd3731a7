import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { output, root } from './boundaries/plant.ts'
import { violations } from './boundaries/plants.ts'
import { callFigures } from './house/calls.ts'
import { folderOf, readSources, type SourceFile } from './house/files.ts'
import { leadsUp, serverFolder } from './house/floors.ts'
import { circles, grouped, importGraph } from './house/imports.ts'
import { foldersByNoun } from './house/nouns.ts'
import { incompleteTypes, outsideLines, typeCount } from './house/plug-ins.ts'
import { citations, letOff, thrown } from './house/words.ts'

/*
 * `npm run house`: how straight the house stands, in twelve points with the bar beside each. It prints and judges
 * nothing: what must hold is a rule of Biome or a test.
 */

const files = readSources()
const code = files.filter(({ isTest }) => !isTest)
const tests = files.filter(({ isTest }) => isTest)
const graph = importGraph(code)

const say = (point: string, bar: string, ...lines: string[]) =>
  console.log(`${point}  (${bar})\n${lines.map((line) => `    ${line}\n`).join('')}`)
const named = (names: readonly string[], at = 6) =>
  names.length === 0 ? '' : `: ${names.slice(0, at).join('; ')}${names.length > at ? '; …' : ''}`

const folders = grouped(graph, serverFolder)
say(
  '1 Import circles',
  '0',
  `between files ${circles(graph).length}${named(circles(graph).map((group) => group.join(' → ')))}`,
  `between folders of the server ${circles(folders).length}${named(circles(folders).map((group) => group.join(', ')))}`,
)

const up = [...graph].flatMap(([from, targets]) =>
  targets.filter((to) => leadsUp(from, to)).map((to) => `${from} → ${to}`),
)
const pairs = Map.groupBy(up, (arrow) =>
  arrow
    .split(' → ')
    .map((path) => serverFolder(path) ?? folderOf(path))
    .join(' → '),
)
say(
  '2 Arrows upward',
  '0',
  `${up.length}${named(
    [...pairs].map(([pair, arrows]) => `${pair} ${arrows.length}`),
    12,
  )}`,
)

const spread = (own: readonly SourceFile[]) => {
  const lines = own.map(({ lines }) => lines).sort((one, other) => one - other)
  const at = (part: number) => lines[Math.floor((lines.length - 1) * part)] ?? 0
  const longest = own.reduce(
    (long, file) => (file.lines > long.lines ? file : long),
    own[0] ?? { lines: 0, path: '' },
  )
  return `median ${at(0.5)}, nine of ten ${at(0.9)}, longest ${longest.lines} (${longest.path}), of ${own.length}`
}
say('3 File lines', '≤ 80 / 250 / 400', `sources: ${spread(code)}`, `tests: ${spread(tests)}`)

const crowded = [...Map.groupBy(code, ({ path }) => folderOf(path))]
  .filter(([, own]) => own.length > 15)
  .map(([folder, own]) => `${folder} ${own.length}`)
say('4 Folders of more than 15 files', 'few', `${crowded.length}${named(crowded, 20)}`)

const outside = outsideLines(code)
const most = Math.max(...outside.map(({ lines }) => lines))
say(
  '5 Lines outside its folder for a module type',
  '2',
  `at most ${most}${named(outside.filter(({ lines }) => lines > 2).map(({ id, lines }) => `${id} ${lines}`))}`,
)

const nouns = foldersByNoun(files)
say(
  '6 Folders that hold one noun',
  '≤ 5',
  `above 5${named(
    nouns.filter(([, own]) => own.length > 5).map(([noun, own]) => `${noun} ${own.length}`),
    30,
  )}`,
)

say(
  '7 Plug-in folders with schema, view, sample and tests',
  'all',
  `${typeCount() - incompleteTypes().length} of ${typeCount()}${named(incompleteTypes())}`,
)

const server = violations.filter(({ path }) => path.startsWith('apps/server'))
const ways = [
  server.some(({ what, rule }) => /React/.test(what) && rule === 'lint/style/noRestrictedImports') &&
    'imports',
  server.some(({ rule }) => rule === 'lint/style/noRestrictedGlobals') && 'globals',
  !/"DOM"/i.test(readFileSync(join(root, 'apps/server/tsconfig.json'), 'utf8')) && 'types',
].filter((way) => way !== false)
say(
  '8 React or window in the server is caught',
  '3 ways',
  `${ways.length}: ${ways.join(', ')}; ${violations.length} violations planted`,
)

const figures = callFigures()
say(
  '9 Calls',
  'all; 0',
  `${figures.calls}: with the answer's schema ${figures.withAnswer}, with input and its schema ${figures.withInput}`,
  `paths with parts and no schema of them ${figures.pathsWithoutSchema.length}${named(figures.pathsWithoutSchema)}`,
  `without a route ${figures.withoutRoute.length}, without a policy ${figures.withoutPolicy.length}${named(figures.withoutPolicy)}`,
)

const { classes, ownTexts } = thrown(files)
say(
  '10 Throw styles',
  '1; 0 texts outside the table',
  `${classes.length}${named(
    classes.map(([name, times]) => `${name} ${times}`),
    12,
  )}`,
  `AppErrors with a text of their own ${ownTexts}`,
)

const areas = readdirSync(join(root, 'apps/web/src/areas'))
const untested = areas.filter((area) => !existsSync(join(root, 'e2e', `${area}.spec.ts`)))
const sources = code.filter(({ path }) => /^(packages|apps)\//.test(path))
const linesOf = (own: readonly SourceFile[]) => own.reduce((sum, { lines }) => sum + lines, 0)
say(
  '11 Test files : source files',
  '≥ 0.4; a browser test an area',
  `${(tests.length / sources.length).toFixed(2)} (${tests.length} : ${sources.length}); lines ${(linesOf(tests) / linesOf(sources)).toFixed(2)}`,
  `areas without a browser test of their name ${untested.length}${named(untested)}`,
)

const off = letOff(files)
const knip = await output('knip', ['--no-progress'], root)
const architecture = readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8')
const rooms = ['packages', 'apps'].flatMap((top) =>
  readdirSync(join(root, top)).flatMap((name) => {
    const src = join(root, top, name, 'src')
    if (!existsSync(src)) return []
    const own = readdirSync(src, { withFileTypes: true }).filter((entry) => entry.isDirectory())
    // The folders of modules, games and rooms are the types, which the document names by rule.
    return name === 'modules' || name === 'games' || name === 'rooms'
      ? ['kit']
      : own.map((entry) => entry.name)
  }),
)
const unnamed = rooms.filter((name) => !architecture.includes(`${name}/`))
say(
  '12 Nothing let off; the first hour',
  '0; one command, ≤ 100 lines that name every folder',
  `any ${off.any}, TODO ${off.todo}, rules disabled ${off.disabled}, cast through unknown ${off.castTwice} (tests ${off.castTwiceInTests}), knip ${knip.trim() === '' ? 0 : 'has findings'}`,
  `sections cited ${citations(files)}; ARCHITECTURE.md ${architecture.split('\n').length - 1} lines, folders it does not name ${unnamed.length}${named(unnamed)}`,
)
