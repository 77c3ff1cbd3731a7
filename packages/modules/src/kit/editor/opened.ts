import { z } from 'zod'

type Schema = z.core.$ZodType
type Json = Record<string, unknown>

const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * A content as an editor opens it: what stands in it in an older way of writing is brought to the present one, piece by
 * piece, so that one fault elsewhere changes nothing; all else, also what the schema does not know, is as it was.
 */
export function opened(schema: Schema, value: unknown): unknown {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return value === undefined || value === null ? value : opened(schema.unwrap(), value)
  if (schema instanceof z.ZodPipe) {
    const parsed = z.safeParse(schema, value)
    return parsed.success ? parsed.data : value
  }
  if (schema instanceof z.ZodUnion) {
    const fitting = schema.options.find((option) => z.safeParse(option, value).success)
    const alike = schema.options.find((option) => option instanceof z.ZodObject)
    const own = fitting ?? (isRecord(value) ? alike : undefined)
    return own ? opened(own, value) : value
  }
  if (schema instanceof z.ZodArray && Array.isArray(value))
    return value.map((item: unknown) => opened(schema.element, item))
  if (schema instanceof z.ZodRecord && isRecord(value))
    return mapped(value, (own) => opened(schema.valueType, own))
  if (schema instanceof z.ZodObject && isRecord(value))
    return mapped(value, (own, key) => {
      const field: Schema | undefined = schema.shape[key]
      return field ? opened(field, own) : own
    })
  return value
}

const mapped = (value: Json, change: (own: unknown, key: string) => unknown): Json =>
  Object.fromEntries(Object.entries(value).map(([key, own]) => [key, change(own, key)]))
