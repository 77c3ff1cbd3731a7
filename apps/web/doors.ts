import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const find = createRequire(import.meta.url).resolve
const ICONS = join(dirname(find('lucide-react/package.json')), 'dist/esm/lucide-react.mjs')
const CONSTANTS = find('@hakka/contract/constants')

/** Doors that hand on what lies in files of its own, by the name they are imported by. */
const DOORS: Readonly<Record<string, string>> = {
  'lucide-react': ICONS,
  '@hakka/contract/constants': CONSTANTS,
}

const HANDED_ON = /export\s*\{([^}]*)\}\s*from\s*['"]([^'"]+)['"]/g
const IMPORT = /import\s*\{([^}]*)\}\s*from\s*['"]([^'"]+)['"]/g

interface Place {
  file: string
  /** What it is called there. */
  name: string
}

const namesIn = (list: string) =>
  list
    .split(',')
    .map((own) => own.trim())
    .filter((own) => own !== '' && !own.startsWith('type '))
    .map((own): [string, string] => {
      const [there = '', here = there] = own.split(/\s+as\s+/)
      return [there, here]
    })

function placesOf(door: string): ReadonlyMap<string, Place> {
  const places = new Map<string, Place>()
  for (const [, list = '', from = ''] of readFileSync(door, 'utf8').matchAll(HANDED_ON)) {
    for (const [name, here] of namesIn(list)) places.set(here, { file: join(dirname(door), from), name })
  }
  return places
}

/**
 * Imports go to the file itself instead of through its door. Else every file behind a door seems to be needed by
 * whoever needs any of them, and `chunks.ts` lays all icons and constants into files of every page.
 */
export function throughDoors(): Plugin {
  const doors = new Map(
    Object.entries(DOORS).flatMap(([name, file]) => {
      const places = placesOf(file)
      return [
        [name, places],
        [file, places],
      ] as const
    }),
  )
  return {
    name: 'through-doors',
    apply: 'build',
    enforce: 'post',
    transform(code, id) {
      if (id.includes('/node_modules/') || id === CONSTANTS) return null
      let found = false
      const straight = code.replace(IMPORT, (whole, list: string, from: string) => {
        const places = doors.get(from.startsWith('.') ? join(dirname(id), from) : from)
        if (!places) return whole
        found = true
        return namesIn(list)
          .map(([name, here]) => {
            const place = places.get(name)
            if (!place) return `import { ${name} as ${here} } from '${from}'`
            return `import { ${place.name} as ${here} } from ${JSON.stringify(place.file)}`
          })
          .join('\n')
      })
      return found ? { code: straight, map: null } : null
    },
  }
}

const INSTRUMENTATION = /react-router[\\/]dist[\\/]production[\\/]lib[\\/]router[\\/]instrumentation\.js$/

/**
 * The router's part for those who measure their loaders, which nobody asks for here: a kilobyte of every page. What the
 * router imports of it is still there; a name that a new version adds breaks the build.
 */
export function withoutInstrumentation(): Plugin {
  return {
    name: 'without-instrumentation',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    load: (id) =>
      INSTRUMENTATION.test(id)
        ? `export const consumeInstrumentationClientResultMetaReceiver = () => undefined
export const getRouteInstrumentationUpdates = () => ({})
export const instrumentClientSideRouter = (router) => router
export const instrumentHandler = (handler) => handler
export const instrumentationResultMetaContext = undefined`
        : null,
  }
}
