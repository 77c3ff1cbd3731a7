import type { Face } from './public.ts'
import { type PlacedAnswer, placesOf, readAnswer } from './score.ts'

/** A question of an exercise with what somebody gave, in words. */
export interface AnsweredQuestion {
  /** In Mandarin, what is asked of it, where its face does not say so. */
  prompt?: string
  asked: Face
  right: readonly Face[]
  /** Nothing where she gave none, or where it can't be said in words. */
  given: readonly Face[]
  isRight: boolean
  /** Why what is right is right, in its editor's words. */
  analysis?: string
}

/** A question, and the areas of the answer that are hers: one, or the gaps of a sentence in their order. */
export interface AskedPlace {
  asked: Face
  areas: readonly string[]
}

type Option = Face & { id: number }

/** What tells a reader one option from another: those who look alike may stand for each other. */
const keyOf = ({ text, alt, image, sound }: Face): string => text ?? alt ?? image?.url ?? sound?.url ?? ''

/** Whether two lists of options read alike, in whatever order. */
const sameFaces = (one: readonly Face[], other: readonly Face[]): boolean =>
  one.length === other.length &&
  JSON.stringify(one.map(keyOf).sort()) === JSON.stringify(other.map(keyOf).sort())

/**
 * Questions that are answered by the options in their areas.
 * @param once an option is right only where it lies nowhere else, as `placedScore` has it
 */
export function answeredPlaces(
  places: readonly AskedPlace[],
  options: readonly Option[],
  solution: PlacedAnswer,
  answer: unknown,
  { once = false } = {},
): AnsweredQuestion[] {
  const byId = new Map(options.map((option) => [option.id, option]))
  const read = readAnswer(answer, new Set(byId.keys()))
  if (typeof read === 'string') return []
  const facesIn = (placed: PlacedAnswer, area: string): Face[] =>
    (placed[area] ?? []).flatMap((id) => byId.get(id) ?? [])
  return places.map(({ asked, areas }) => ({
    asked,
    right: areas.flatMap((area) => facesIn(solution, area)),
    given: areas.flatMap((area) => facesIn(read, area)),
    isRight: areas.every(
      (area) =>
        sameFaces(facesIn(solution, area), facesIn(read, area)) &&
        (!once || (read[area] ?? []).every((id) => placesOf(read, id).length === 1)),
    ),
  }))
}

/** Options that are sorted: each is a question, and the area that it was put into is its answer. */
export function answeredSorting(
  options: readonly (Option & { area: string })[],
  areas: readonly { id: string; face: Face }[],
  answer: unknown,
): AnsweredQuestion[] {
  const read = readAnswer(answer, new Set(options.map(({ id }) => id)))
  if (typeof read === 'string') return []
  return options.map((option) => {
    const places = placesOf(read, option.id)
    return {
      asked: option,
      right: areas.flatMap(({ id, face }) => (id === option.area ? [face] : [])),
      given: areas.flatMap(({ id, face }) => (places.includes(id) ? [face] : [])),
      isRight: places.length === 1 && places[0] === option.area,
    }
  })
}
