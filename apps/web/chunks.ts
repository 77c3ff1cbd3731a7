import type { Rolldown } from 'vite'

type Graph = Parameters<Rolldown.CodeSplittingNameFunction>[1]

/** An icon is one of ours: it lies beside those who draw it. */
const OURS = /[\\/](packages|apps[\\/]web|lucide-react[\\/]dist[\\/]esm[\\/]icons)[\\/]/
const REACT =
  /node_modules[\\/](react|react-dom|scheduler|react-router|lucide-react[\\/]dist[\\/]esm(?![\\/]icons))[\\/]/

const ICON = /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]/

const ROOT = /web[\\/]src[\\/](root|entry\.client)\.tsx/
/** What every page fetches when it has come to rest. */
const AT_REST = /(app[\\/]lookup[\\/]Lookup|app[\\/]shell[\\/]OfflineLinks|ui[\\/]src[\\/]Toaster)\.tsx/
/** What logging out fetches: no page names more files than that for it. */
const LEAVE = /app[\\/]shell[\\/]leave\.ts/
const HOME = /areas[\\/]home[\\/]page\.tsx/
/** What of the home page comes at rest. */
const LATER = /areas[\\/]home[\\/]LaterBlocks\.tsx/
const LESSON = /areas[\\/]lesson[\\/](page|teaching-material)\.tsx/
/** A lesson's own page: what only its wall shares with the boards of live rooms comes without it. */
const READER = /areas[\\/]lesson[\\/]page\.tsx/
const PAGE = /web[\\/]src[\\/]areas[\\/]([\w-]+)[\\/]/
/** What pages have in common and fetch later counts as an area of its own. */
const PART = /web[\\/]src[\\/]app[\\/]([\w-]+)[\\/]/
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
/** Pages of what is learned that do not stand in the container: menus, hub, books. */
const ASIDE =
  /areas[\\/]((lesson|listening|speaking|ai-judge|classroom-term)[\\/]menu|self-study[\\/]page|reading[\\/]\w+)\.tsx/
/** Pages of self-study that do. */
const PRACTICE = /areas[\\/](listening|speaking|ai-judge|writing|classroom-term)[\\/]page\.tsx/
/** What addresses of self-study lead to; what else lies in its areas comes later. */
const STUDY_ROUTE =
  /areas[\\/](self-study|listening|speaking|ai-judge|reading|writing|classroom-term)[\\/](page|menu|book)\.tsx/
/** So little that a file of its own would be more around it than in it. */
const GAPS = /hakka[\\/]src[\\/]gaps\.ts/
const LOOKUP = /app[\\/]lookup[\\/]LookupPanel\.tsx/
/** Where events are played: a phone in the yard fetches it over whatever line there is. */
const PLAYED = /(areas[\\/]event[\\/](game|result)\.tsx|games[\\/]src[\\/])/
/** Where pupils come into a live room. */
const JOINING = /areas[\\/]game-room[\\/](play|join)\.tsx/
/** Where they are once they are in. */
const IN_ROOM = /areas[\\/]game-room[\\/]phone[\\/]PupilRoom\.tsx/
/** A live room in a pupil's hand. */
const IN_HAND = /areas[\\/]game-room[\\/](play|join|phone[\\/]\w+)\.tsx/
/** Where somebody comes in: what these pages need comes without what others share. */
const ENTRY = new Set(['account', 'password', 'email', 'oidc'])
/** Areas of which whoever has been in one goes to the next: what only they share comes with none of the other pages. */
const KIN = {
  'own-pages': new Set(['my', 'child', 'study-history', 'event-history', 'notification']),
  'class-pages': new Set([
    'teaching-class',
    'learning-class',
    'competition',
    'game-room',
    'child',
    'assignment',
  ]),
}
const TYPE = /modules[\\/]src[\\/](\w+)[\\/]/
/** What a module is edited with. */
const EDITS = /modules[\\/]src[\\/](\w+[\\/]Editor|editor)\.tsx/
/** What is read and not worked: a lesson begins with it. */
const READ =
  /modules[\\/]src[\\/](article|kid_ebook|kid_sentence_pattern|kid_vocabulary|sentence_pattern|text|word)[\\/]/

/** What so many types share is nearly always needed. */
const COMMON = 7
const SOME = 3
/** What pages of so many areas need is fetched by nearly all of them. */
const MANY = 6

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
  const all = [...bringersOf(id, graph)]
  if (all.length < 2) return undefined
  // What edits modules is laid into no file that anybody but an editor fetches, and moves nothing that learners have.
  const bringers = all.filter((own) => !EDITS.test(own))
  if (all.length > bringers.length && bringers.every((own) => PAGE.exec(own)?.[1] === 'admin'))
    return 'editing'
  const has = (what: RegExp) => bringers.some((bringer) => what.test(bringer))
  const [home, lesson] = [has(HOME), has(LESSON)]
  const other = bringers.some((own) => PAGE.test(own) && !HOME.test(own) && !LESSON.test(own))
  const types = new Set(bringers.flatMap((bringer) => TYPE.exec(bringer)?.[1] ?? []))
  if (has(ROOT)) return 'site'
  if (home) return lesson || has(PRACTICE) ? 'pages' : 'home-pages'
  if (has(AT_REST)) return 'at-rest'
  if (has(LATER)) return lesson || has(PRACTICE) ? 'later' : 'home-later'
  const areas = new Set(
    bringers.flatMap((bringer) => PAGE.exec(bringer)?.[1] ?? PART.exec(bringer)?.[1] ?? []),
  )
  const study = [...areas].filter((own) => STUDY.has(own))
  if (
    !lesson &&
    !has(PLAYED) &&
    !has(LOOKUP) &&
    !has(LEAVE) &&
    types.size === 0 &&
    study.length < 2 &&
    areas.size >= MANY
  )
    return study.length === 0 ? 'shared' : 'forms'
  // Hub, menus, books and games do without what the container is made of, and all but lessons without what shows any module.
  if (lesson && has(PLAYED)) return 'study'
  if (other && lesson && !has(READER) && types.size === 0 && study.length === 0) return 'wall-pages'
  // An icon of lessons is fetched by whoever else has it, without the lesson.
  if (other && lesson)
    return has(ASIDE) || ICON.test(id) ? 'study' : study.length > 0 ? 'container' : 'lesson'
  // What is read and worked alike stays where lessons have it; games alone need the rest of what they share with views.
  if (has(PLAYED) && types.size > 0)
    return has(READ) ? 'parts' : has(PRACTICE) ? 'worked-parts' : 'played-parts'
  if (lesson) return 'lesson'
  if (study.length > 0 && types.size > 0)
    return study.length < SOME ? `${study.toSorted().join('_')}-parts` : 'parts'
  if (other && types.size > 0)
    return has(READ)
      ? 'parts'
      : types.size >= COMMON
        ? 'board-parts'
        : ICON.test(id)
          ? 'few-icons'
          : 'few-parts'
  if (types.size >= COMMON) return has(READ) ? 'reading' : 'views'
  if (types.size >= SOME) return 'boards'
  if (types.size > 1) return 'few-views'
  if (!other) return [...types][0]
  // A word is looked up on every page: what the panel shares with the dictionary comes without other pages' parts.
  if (has(LOOKUP))
    return study.length === 0 ? 'words' : study.join() === 'ai-judge' ? 'syllables' : 'shared-words'
  if (has(LEAVE)) return 'leave'
  // Nobody but an editor carries what only the desk needs, nor a page what only those of another area do.
  const [area] = areas
  // Who comes in, and who writes, waits for no recorder and no exercise.
  if (area === 'game-room' && areas.size === 1 && !has(JOINING))
    return has(IN_ROOM) ? 'in-room' : has(IN_HAND) ? 'in-hand' : 'board-pages'
  if (areas.size === 1) return area === 'admin' ? 'desk' : `${area}-pages`
  if (study.length === 0 && has(PLAYED)) return 'played-pages'
  const alone = study.length === areas.size
  if (study.length >= SOME && !alone) return 'shared-pages'
  if (study.length >= SOME)
    return !has(ASIDE) ? 'practice-pages' : has(PRACTICE) ? 'study-pages' : 'study-menus'
  if (alone) return `${study.toSorted().join('_')}-pages`
  if (has(PRACTICE) && GAPS.test(id)) return 'practice-pages'
  if (study.length === 1) return `${study[0]}-${has(STUDY_ROUTE) ? 'shared' : 'later'}`
  if (study.length > 0) return 'some-pages'
  // What a phone in a room shares with pages, as the keypad, comes without the rest that pages share.
  if (has(IN_ROOM)) return 'shared-in-room'
  if (areas.has('lesson')) return 'menu-pages'
  const open = [...areas].filter((own) => own !== 'admin' && own !== 'desk')
  if (open.length === 0) return 'desk'
  // What comes later for an icon's sake shall not bring all else of a page that draws it too.
  if (ICON.test(id) && has(PART)) return 'few-icons'
  // What the desk has in common with one area of the public's.
  if (open.length === 1) return `${open[0]}-desk`
  if (open.some((own) => ENTRY.has(own))) return 'entry-pages'
  const kin = Object.entries(KIN).find(([, set]) => open.every((own) => set.has(own)))
  return kin ? kin[0] : ICON.test(id) ? 'few-icons' : 'other-pages'
}

/** Files of these names. */
const files = (named: RegExp, priority: number): Rolldown.CodeSplittingGroup => ({
  name(id, graph) {
    const name = fileOf(id, graph)
    return name !== undefined && named.test(name) ? name : null
  },
  test: OURS,
  priority,
})

/** A group takes along what its own import: what more bring goes before what fewer do. */
const ORDER = [
  /^site$/,
  /^pages$/,
  /^home-pages$/,
  /^at-rest$/,
  /^later$/,
  /^home-later$/,
  /^study$/,
  /^container$/,
  /^worked-parts$/,
  /^played-parts$/,
  /^lesson$/,
  /^parts$/,
  // What two areas of self-study share with views, and then what one does.
  /_.*-parts$/,
  /^few-icons$/,
  /^(?!board|few).*-parts$/,
  /^board-parts$/,
  /^few-parts$/,
  /^reading$/,
  /^views$/,
  /^boards$/,
  /^few-views$/,
  /^shared-words$/,
  /^syllables$/,
  /^words$/,
  /^shared-pages$/,
  /^study-pages$/,
  /^practice-pages$/,
  /^study-menus$/,
  /^leave$/,
  /^played-pages$/,
  /^forms$/,
  /^shared$/,
  /^some-pages$/,
  /-shared$/,
  /-later$/,
  /^shared-in-room$/,
  /^menu-pages$/,
  /^entry-pages$/,
  /^other-pages$/,
  /^(own|class)-pages$/,
  /-desk$/,
  /^game-room-pages$/,
  /^in-room$/,
  /^in-hand$/,
  /-pages$/,
  /^editing$/,
  /./,
]

/** Plain HTTP fetches six files at a time: forty small ones take a slow line a second longer than a few. */
export const CHUNKS: Rolldown.CodeSplittingGroup[] = [
  // With what makes an icon of its paths.
  { name: 'react', test: REACT, priority: ORDER.length + 1 },
  ...ORDER.map((named, index) => files(named, ORDER.length - index)),
]

/** What a page has when it asks for more, and what asks for little that anybody waits for: dialogs, menus, panels. */
const HAD =
  /^assets\/(react|rolldown-runtime|site|pages|study|container|later|at-rest|lesson|page)-[^/]+\.js$/
const OF_ALL = /^assets\/(root|site|study|container)-[^/]+\.js$/

/**
 * Which files are fetched beside one that is asked for later. Each is named in the file that asks, so that only what
 * would keep somebody waiting stands there: not the file itself, nor what its page has, nor what opens by a tap. Styles
 * always do: nothing else brings them.
 */
export const fetchedAlong = (file: string, found: string[], { hostId }: { hostId: string }): string[] =>
  found.filter((own) => own.endsWith('.css') || !(own === file || HAD.test(own) || OF_ALL.test(hostId)))
