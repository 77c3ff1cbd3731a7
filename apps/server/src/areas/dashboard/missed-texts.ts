import type { ModuleType } from '@hakka/modules/server'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Every record of a content, however deep. */
function* recordsIn(value: unknown): Generator<Record<string, unknown>> {
  if (Array.isArray(value)) for (const own of value) yield* recordsIn(own)
  if (!isRecord(value)) return
  yield value
  for (const own of Object.values(value)) yield* recordsIn(own)
}

/** All texts that stand in a content. */
export function textsWithin(content: unknown): Set<string> {
  const texts = [...recordsIn(content)].flatMap((own) => Object.values(own).flat())
  return new Set(texts.filter((text) => typeof text === 'string'))
}

/** What an answer placed, by the numbers of the options; others than placed ones have none. */
const placedIn = (answer: unknown): number[] =>
  isRecord(answer)
    ? Object.values(answer)
        .flat()
        .filter((id) => typeof id === 'number')
    : []

/** Texts of the options that an answer put where they do not belong; none where its type has no such options. */
export function missedTexts(type: ModuleType, content: unknown, answer: unknown): Set<string> {
  const placed = placedIn(answer)
  if (placed.length === 0) return new Set()
  const { right } = type.mark(content, answer, { words: [] })
  const missed = placed.filter((id) => !right.includes(id))
  const options = [...recordsIn(content)].filter(({ id }) => typeof id === 'number' && missed.includes(id))
  return new Set(
    options
      .flatMap(({ text, hakka }) => [text, hakka])
      .flatMap((own) => (isRecord(own) ? Object.values(own) : [own]))
      .filter((own) => typeof own === 'string'),
  )
}
