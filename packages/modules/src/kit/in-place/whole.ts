import type { Shape } from '#kit/editor/shape.ts'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * A draft with all that its schema wants to be there: lists are lists, texts are texts. What is written stays as it is,
 * whether it fits or not, and so does what the schema does not know.
 */
export function whole(shape: Shape, value: unknown): unknown {
  switch (shape.is) {
    case 'text':
      return typeof value === 'string' ? value : ''
    case 'number':
      return typeof value === 'number' && Number.isFinite(value) ? value : shape.min
    case 'flag':
      return value ?? false
    case 'choice':
      return shape.values.find((own) => own === value) ?? shape.values[0]
    case 'list':
      return Array.isArray(value) ? value.map((own) => whole(shape.of, own)) : []
    case 'map':
      return isRecord(value) ? mapped(value, (own) => whole(shape.of, own)) : {}
    case 'object': {
      const record = isRecord(value) ? value : {}
      const missing = Object.entries(shape.fields).filter(
        ([key, field]) => !field.optional && record[key] === undefined,
      )
      return {
        ...mapped(record, (own, key) => {
          const field = shape.fields[key]
          return field && own !== undefined && own !== null ? whole(field, own) : own
        }),
        ...Object.fromEntries(missing.map(([key, field]) => [key, whole(field, undefined)])),
      }
    }
    case 'unknown':
      return value
  }
}

const mapped = (value: Record<string, unknown>, change: (own: unknown, key: string) => unknown) =>
  Object.fromEntries(Object.entries(value).map(([key, own]) => [key, change(own, key)]))
