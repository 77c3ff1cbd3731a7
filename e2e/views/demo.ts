import { moduleTypes } from '@hakka/modules/server'
import type { Played } from '../support/players/player.ts'

/** A module of a lesson as the site shows it. */
export interface DemoModule extends Played {
  name: string
  description: string
}

/** Where a lesson stands in the course. */
interface Place {
  step_no: number
  semester_no: number
  type_no: number
  no: number
}

interface PackLesson extends Place {
  activities: Record<string, { modules: (DemoModule & { version: number })[] }>
}

/** Files of the pack as they lie in the repository: the server of the tests gives them out. */
const PACK = '/content/demo/'
export const withFiles = (text: string) =>
  text.replace(/"((?:audio|pictures|videos)\/[^"]+)"/g, (_, path: string) => `"${PACK}${path}"`)

const { lessons } = JSON.parse(
  Object.values(
    import.meta.glob<string>('../../content/demo/pack.json', {
      eager: true,
      query: '?raw',
      import: 'default',
    }),
  )[0] ?? '',
) as { lessons: string[] }

const texts = import.meta.glob<string>('../../content/demo/lessons/*-d1.json', {
  eager: true,
  query: '?raw',
  import: 'default',
})

export interface DemoLesson {
  /** As in the database of the demo: by it the options of an exercise are dealt. */
  id: number
  place: Place
  modules: readonly DemoModule[]
}

/** The demo's lessons in 四縣, in the order of the pack: easy ones first. */
const demo: readonly DemoLesson[] = lessons.flatMap((path, index) => {
  const text = texts[`../../content/demo/${path}`]
  if (!text) return []
  const { activities, step_no, semester_no, type_no, no } = JSON.parse(withFiles(text)) as PackLesson
  const modules = Object.values(activities).flatMap((activity) => activity.modules)
  return [
    {
      id: index + 1,
      place: { step_no, semester_no, type_no, no },
      modules: modules.map(({ version, content, ...module }) => {
        const own = moduleTypes.get(module.type)
        return { ...module, content: own?.schema.parse(own.migrate(content, version)) }
      }),
    },
  ]
})

/** The first lesson of the demo that has a type, and where in it the type stands, from 0. */
export function lessonWith(type: string): DemoLesson & { at: number } {
  const found = demo.find(({ modules }) => modules.some((own) => own.type === type))
  if (!found) throw new Error(`no lesson with ${type}`)
  return { ...found, at: found.modules.findIndex((own) => own.type === type) }
}

/** The demo's largest module of a type. */
export function largestInDemo(type: string): DemoModule {
  const [found] = demo
    .flatMap(({ modules }) => modules)
    .filter((own) => own.type === type)
    .sort((a, b) => JSON.stringify(b.content).length - JSON.stringify(a.content).length)
  if (!found) throw new Error(`no module ${type}`)
  return found
}
