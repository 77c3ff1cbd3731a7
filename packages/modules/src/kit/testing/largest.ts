import { z } from 'zod'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Signs carry no syllable: with some of them behind it a text is another, and its reading still fits. */
const SIGNS = ['，。', '！？', '、；']

/** Which copy of a part this is, at which depth of lists. */
interface Copy {
  no: number
  depth: number
}

const mark = ({ no, depth }: Copy) =>
  [...no.toString(2)].map((digit) => SIGNS[depth]?.[Number(digit)]).join('')

/** A copy of a part whose ids and texts are others, alike within the copy. */
function another(part: unknown, copy: Copy): unknown {
  if (Array.isArray(part)) return part.map((own) => another(own, copy))
  if (!isRecord(part)) return part
  return Object.fromEntries(
    Object.entries(part).map(([key, own]) => {
      // Outer copies take steps that the ids of inner ones do not reach.
      if (key === 'id' && typeof own === 'number') return [key, own + copy.no * 1000 ** (3 - copy.depth)]
      if (key === 'text' && typeof own === 'string') return [key, own + mark(copy)]
      return [key, another(own, copy)]
    }),
  )
}

function inner(schema: z.core.$ZodType): z.core.$ZodType {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return inner(schema.unwrap())
  return schema instanceof z.ZodPipe ? inner(schema.in) : schema
}

/**
 * A content whose lists are as long as its schema lets them be, made of a sample's parts.
 * @param fills whether a list, by its key, is to be filled; else it stays as it is
 */
export function largest(schema: z.core.$ZodType, sample: unknown, fills: (key: string) => boolean): unknown {
  const grow = (own: z.core.$ZodType, value: unknown, key: string, depth: number): unknown => {
    const shape = inner(own)
    if (shape instanceof z.ZodArray && Array.isArray(value)) {
      const parts = value.map((part) => grow(shape.element, part, key, depth + 1))
      const longest = shape.def.checks?.find((own) => own instanceof z.core.$ZodCheckMaxLength)
      const max = longest?._zod.def.maximum ?? parts.length
      if (!fills(key) || parts.length === 0) return parts
      return Array.from({ length: max }, (_, at) => {
        const copy = Math.floor(at / parts.length)
        const part = parts[at % parts.length]
        return copy === 0 ? part : another(part, { no: copy, depth })
      })
    }
    if (shape instanceof z.ZodObject && isRecord(value)) {
      return Object.fromEntries(
        Object.entries(value).map(([name, part]) => {
          const field: z.core.$ZodType | undefined = shape.shape[name]
          return [name, field ? grow(field, part, name, depth) : part]
        }),
      )
    }
    return value
  }
  return grow(schema, sample, '', 0)
}
