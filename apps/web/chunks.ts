import type { Rolldown } from 'vite'

type Graph = Parameters<Rolldown.CodeSplittingNameFunction>[1]

/** An icon is one of ours: it lies beside those who draw it. */
const OURS = /[\\/](packages|apps[\\/]web|lucide-react[\\/]dist[\\/]esm[\\/]icons)[\\/]/
const REACT =
  /node_modules[\\/](react|react-dom|scheduler|react-router|lucide-react[\\/]dist[\\/]esm(?![\\/]icons))[\\/]/

const ROOT = /web[\\/]src[\\/](root|entry\.client)\.tsx/
/** What every page fetches when it has come to rest. */
const AT_REST = /(app[\\/]lookup[\\/]Lookup|ui[\\/]src[\\/]Toaster)\.tsx/
const HOME = /areas[\\/]home[\\/]page\.tsx/
const LESSON = /areas[\\/]lesson[\\/](page|teaching-material)\.tsx/
const PAGE = /web[\\/]src[\\/]areas[\\/]([\w-]+)[\\/]/
/** Areas of self-study and of classroom terms. */
const STUDY = new Set([
  'self-study',
  'listening',
  'speaking',
  'ai-judge',
  'reading',
  'writing',
  'classroom-term',
])
const LOOKUP = /app[\\/]lookup[\\/]LookupPanel\.tsx/
const TYPE = /modules[\\/]src[\\/](\w+)[\\/]/
/** What is read and not worked: a lesson begins with it. */
const READ =
  /modules[\\/]src[\\/](article|kid_ebook|kid_sentence_pattern|kid_vocabulary|sentence_pattern|text|word)[\\/]/

/** What so many types share is nearly always needed. */
const COMMON = 7
const SOME = 3

/** What is fetched by itself and brings a module with it: pages and, when they are asked for, views. */
function bringersOf(id: string, graph: Graph, seen = new Set<string>(), found = new Set<string>()) {
  if (seen.has(id)) return found
  seen.add(id)
  const info = graph.getModuleInfo(id)
  if (!info) return found
  if (info.isEntry || info.dynamicImporters.length > 0) found.add(id)
  for (const importer of info.importers) bringersOf(importer, graph, seen, found)
  return found
}

/**
 * The file that a module of ours is laid into; `undefined` for one that only a single page or view needs, which stays
 * with it. Whatever brings a module brings all that this one imports, so an import leads into the same file or into
 * one of more bringers. Thus files never import each other in a ring, where one would run before what it needs.
 */
function fileOf(id: string, graph: Graph): string | undefined {
  const bringers = [...bringersOf(id, graph)]
  if (bringers.length < 2) return undefined
  const has = (what: RegExp) => bringers.some((bringer) => what.test(bringer))
  const [home, lesson] = [has(HOME), has(LESSON)]
  const other = bringers.some((own) => PAGE.test(own) && !HOME.test(own) && !LESSON.test(own))
  const types = new Set(bringers.flatMap((bringer) => TYPE.exec(bringer)?.[1] ?? []))
  if (has(ROOT)) return 'site'
  if (home) return 'pages'
  if (has(AT_REST)) return 'at-rest'
  const areas = new Set(bringers.map((bringer) => PAGE.exec(bringer)?.[1]))
  const study = [...areas].filter((own) => own !== undefined && STUDY.has(own)).length
  if (other && lesson) return 'study'
  // Pages of self-study are made of what modules are: of what is read, and of what is worked.
  if (other && types.size > 0) return has(READ) ? 'parts' : types.size >= COMMON ? 'board-parts' : 'few-parts'
  if (lesson) return 'lesson'
  if (types.size >= COMMON) return has(READ) ? 'reading' : 'views'
  if (types.size >= SOME) return 'boards'
  if (types.size > 1) return 'few-views'
  if (!other) return [...types][0]
  // A word is looked up on every page: what the panel shares with the dictionary comes without other pages' parts.
  if (has(LOOKUP)) return 'words'
  // Nobody but an editor carries what only the desk needs, nor a page what only those of another area do.
  const [area] = areas
  if (areas.size === 1) return area === 'admin' ? 'desk' : `${area}-pages`
  const alone = study === areas.size
  if (study >= SOME) return alone ? 'study-pages' : 'shared-pages'
  if (alone) return 'few-study-pages'
  return study > 0 ? 'some-pages' : 'other-pages'
}

const file = (name: string, priority: number) => ({
  name: (id: string, graph: Graph) => (fileOf(id, graph) === name ? name : null),
  test: OURS,
  priority,
})

/** Plain HTTP fetches six files at a time: forty small ones take a slow line a second longer than a few. */
export const CHUNKS: Rolldown.CodeSplittingGroup[] = [
  // With what makes an icon of its paths.
  { name: 'react', test: REACT, priority: 10 },
  file('site', 9),
  file('pages', 8),
  file('at-rest', 7.5),
  file('study', 7),
  file('parts', 6.5),
  file('board-parts', 6.4),
  file('few-parts', 6.3),
  file('lesson', 6),
  file('reading', 5.5),
  file('views', 5),
  file('boards', 4),
  file('few-views', 3),
  file('words', 2),
  // A group takes along what its own import: what several areas share goes before what one has.
  file('shared-pages', 1.8),
  file('some-pages', 1.75),
  file('other-pages', 1.7),
  file('study-pages', 1.6),
  file('few-study-pages', 1.5),
  { name: (id, graph) => fileOf(id, graph) ?? null, test: OURS, priority: 1 },
]
