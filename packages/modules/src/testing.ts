import { largest } from './kit/testing/largest.ts'
import { moduleTypes } from './server.ts'

/**
 * The longest content of a type that its schema takes, made of its sample's parts: lists of alternatives can't all be
 * filled at once.
 * @throws Error when there is no such type, or none fits
 */
export function largestContent(id: string, sample: unknown): unknown {
  const type = moduleTypes.get(id)
  if (!type) throw new Error(`no type ${id}`)
  for (const kept of [[], ['options'], ['reactable_options'], ['terms'], ['terms', 'reactable_options']]) {
    const content = type.schema.safeParse(largest(type.schema, sample, (key) => !kept.includes(key)))
    if (content.success) return content.data
  }
  throw new Error(`${id}: no large content fits`)
}
