import { z } from 'zod'
import type { Way } from './player.ts'

const file = z.object({ url: z.string() }).optional()
const face = z.object({
  text: z.string().optional(),
  pinyin: z.string().optional(),
  image: file,
  sound: file,
})
const option = face.extend({ id: z.number() })

const nameOf = ({ text, pinyin, image, sound }: z.output<typeof face>) =>
  JSON.stringify([text, pinyin, image?.url, sound?.url])

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The lists under one of these names, wherever they stand. */
function listsIn(node: unknown, names: readonly string[]): unknown[] {
  if (Array.isArray(node)) return node.flatMap((own) => listsIn(own, names))
  if (!isRecord(node)) return []
  return Object.entries(node).flatMap(([key, own]) => {
    const here = names.includes(key) && Array.isArray(own) ? own : []
    return [...here, ...listsIn(own, names)]
  })
}

type Faces = { id: number; name: string }[]
const numbered = (faces: unknown[], from: number): Faces =>
  faces.map((own, index) => ({ id: index + from, name: nameOf(face.parse(own)) }))

const pairs = z.object({ groups: z.array(z.object({ items: z.record(z.string(), z.unknown()) })) })
const layers = z.object({
  layers: z.array(z.object({ items: z.array(z.looseObject({ reactable: z.boolean() })) })),
})
const timelines = z.object({ questions: z.array(z.object({ terms: z.array(z.looseObject({})) })) })
const PARTS = ['top', 'middle', 'bottom']

/** Options whose number is their place in the content. */
const BY_PLACE: Readonly<Record<string, (content: unknown) => Faces>> = {
  classification: (content) => numbered(listsIn(content, ['items']), 1),
  matching_2: (content) =>
    numbered(
      pairs.parse(content).groups.map(({ items }) => items[2]),
      0,
    ),
  word_matching: (content) => BY_PLACE.matching_2?.(content) ?? [],
  matching_in_diagram: (content) =>
    numbered(
      layers.parse(content).layers.flatMap(({ items }) => items.filter((own) => own.reactable)),
      1,
    ),
  recover_sentence: (content) => numbered(listsIn(content, ['sentence_segments']), 0),
  timeline_cloze: (content) =>
    numbered(
      timelines
        .parse(content)
        .questions.flatMap(({ terms }) =>
          terms.flatMap((term) =>
            PARTS.filter((part) => term[`${part}_show`] === false).map((part) => term[part]),
          ),
        ),
      1,
    ),
  venn_diagram: (content) => {
    const all = listsIn(content, ['options']).map((own) => nameOf(face.parse(own)))
    return [...new Set(all)].map((name, index) => ({ id: index + 1, name }))
  },
}

const byNumber = (content: unknown): Faces =>
  listsIn(content, ['reactable_options', 'options']).flatMap((own) => {
    const read = option.safeParse(own)
    return read.success ? [{ id: read.data.id, name: nameOf(read.data) }] : []
  })

/**
 * The way of a page whose server marks: options are found by what is seen of them.
 * @param content the whole content
 * @param given what the page got of it
 */
export function assessedWay(type: string, content: unknown, given: unknown): Way {
  const own = (BY_PLACE[type] ?? byNumber)(content)
  // Of options that look alike each has a number of its own.
  const left = listsIn(given, ['options', 'items', 'twos', 'pieces']).flatMap((shown) => {
    const read = option.safeParse(shown)
    return read.success ? [{ id: read.data.id, name: nameOf(read.data) }] : []
  })
  const numbers = new Map(
    own.flatMap(({ id, name }) => {
      const at = left.findIndex((shown) => shown.name === name)
      return at < 0 ? [] : left.splice(at, 1).map((shown) => [id, shown.id] as const)
    }),
  )
  return { assessed: true, shown: (id) => numbers.get(id) ?? -1 }
}
