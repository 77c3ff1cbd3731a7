import type { Media, Sound } from './content.ts'

/** What learners see of an exercise whose answers the server marks. */
export interface PublicContent {
  content: unknown
  /** The options' own ids by the numbers that they have in it. They stay on the server. */
  numbers: ReadonlyMap<number, number>
}

/** What is seen and heard of an option. */
export interface Face {
  text?: string | undefined
  lang?: 'zh' | undefined
  pinyin?: string | undefined
  alt?: string | undefined
  image?: Media | undefined
  sound?: Sound | undefined
}
export interface TextFace extends Face {
  text: string
}

/** An option as a board shows it, by the number that answers name it by; where one practises, with what it means. */
export type ShownOption = TextFace & { id: number; chinese?: string | undefined }
type ShownCard = Face & { id: number }

/** What is seen and heard of an option, and nothing else that stands in it. */
export function faceOf(shown: TextFace): TextFace
export function faceOf(shown: Face): Face
export function faceOf({ text, lang, pinyin, alt, image, sound }: Face): Face {
  return { text, lang, pinyin, alt, image, sound }
}

/** How options come to those who answer: as they are where they practise, numbered anew where the server marks. */
export interface Deal {
  (options: readonly ShownOption[]): ShownOption[]
  (options: readonly ShownCard[]): ShownCard[]
}

/** In their own order, by their own ids. */
export function asIs(options: readonly ShownOption[]): ShownOption[]
export function asIs(options: readonly ShownCard[]): ShownCard[]
export function asIs(options: readonly (ShownCard & { chinese?: string | undefined })[]): ShownCard[] {
  return options.map((option) => ({ ...faceOf(option), id: option.id, chinese: option.chinese }))
}

/**
 * Numbers options anew. Their own ids and their order may tell where they belong; their faces do not.
 * @returns `deal`, which gives a list of options sorted by their faces and numbered on from the lists before it
 */
export function dealer() {
  const numbers = new Map<number, number>()
  function deal(options: readonly ShownOption[]): ShownOption[]
  function deal(options: readonly ShownCard[]): ShownCard[]
  function deal(options: readonly ShownCard[]): ShownCard[] {
    return options
      .map((option) => ({ face: faceOf(option), own: option.id }))
      .map((option) => ({ ...option, key: JSON.stringify(option.face) }))
      .sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))
      .map(({ face, own }) => {
        const id = numbers.size + 1
        numbers.set(id, own)
        return { ...face, id }
      })
  }
  return { deal, numbers }
}

/** No option has it. */
const NOBODY = -1

/** An answer that was given by public numbers, by the options' own ids. */
export function ownAnswer({ numbers }: PublicContent, answer: unknown): unknown {
  const own = (value: unknown): unknown => {
    if (typeof value === 'number') return numbers.get(value) ?? NOBODY
    if (Array.isArray(value)) return value.map(own)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, own(part)]))
  }
  return numbers.size === 0 ? answer : own(answer)
}
