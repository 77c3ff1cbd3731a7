import { z } from 'zod'
import { meanings } from '#kit/meaning.ts'
import type { Shape } from './shape.ts'

type Schema = z.core.$ZodType

const known = new WeakMap<Schema, Shape>()

/** The shape that a schema gives its contents, found out once. What only older contents were written as is left out. */
export function shapeOf(schema: Schema): Shape {
  const found = known.get(schema)
  if (found) return found
  const shape = told(schema)
  known.set(schema, shape)
  return shape
}

function told(schema: Schema): Shape {
  const means = meanings.get(schema)
  const own = unwrapped(schema)
  return own ? { ...own, ...(means && { means }) } : { ...bare(schema), ...(means && { means }) }
}

/** The shape of what is inside, for a schema that only says how its field may be missing or is made of another. */
function unwrapped(schema: Schema): Shape | undefined {
  if (schema instanceof z.ZodDefault) return { ...shapeOf(schema.unwrap()), optional: true, always: true }
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable)
    return { ...shapeOf(schema.unwrap()), optional: true }
  if (schema instanceof z.ZodPipe) return { ...shapeOf(schema.in) }
  return undefined
}

function bare(schema: Schema): Shape {
  if (schema instanceof z.ZodString) return { is: 'text', ...lengths(schema) }
  if (schema instanceof z.ZodBoolean) return { is: 'flag' }
  if (schema instanceof z.ZodNumber) {
    const { minValue, maxValue, format } = schema
    const whole = format === 'safeint'
    return { is: 'number', min: bound(minValue, 0), max: bound(maxValue, 1_000_000), whole }
  }
  if (schema instanceof z.ZodEnum || schema instanceof z.ZodLiteral) {
    const options: readonly unknown[] =
      schema instanceof z.ZodEnum ? schema.options : [...schema.values.values()]
    return { is: 'choice', values: options.filter(isPlain) }
  }
  if (schema instanceof z.ZodArray) return { is: 'list', of: shapeOf(schema.element), ...lengths(schema) }
  if (schema instanceof z.ZodRecord) return { is: 'map', of: shapeOf(schema.valueType) }
  if (schema instanceof z.ZodObject) return { is: 'object', fields: fieldsOf(schema) }
  if (schema instanceof z.ZodUnion) return oneOf(schema.options.map((option) => shapeOf(option)))
  return { is: 'unknown' }
}

const isPlain = (value: unknown): value is string | number =>
  typeof value === 'string' || typeof value === 'number'

const bound = (value: number | null, other: number): number =>
  value === null || !Number.isFinite(value) || Math.abs(value) >= Number.MAX_SAFE_INTEGER ? other : value

function lengths(schema: z.ZodString | z.ZodArray): { min: number; max: number } {
  const bounds = { min: 0, max: Number.MAX_SAFE_INTEGER }
  for (const check of schema.def.checks ?? []) {
    const { def } = check._zod
    if ('minimum' in def && typeof def.minimum === 'number') bounds.min = def.minimum
    if ('maximum' in def && typeof def.maximum === 'number') bounds.max = def.maximum
  }
  return bounds
}

const fieldsOf = (schema: z.ZodObject): Record<string, Shape> =>
  Object.fromEntries(
    Object.entries(schema.shape).map(([key, field]) => {
      const shape = shapeOf(field)
      const identity = key === 'id' && shape.is === 'number' && !shape.optional
      return [key, identity ? { ...shape, identity: true } : shape]
    }),
  )

/** Of several ways to write the same thing the fullest: an object before a bare text, a flag before the words for one. */
function oneOf(shapes: readonly Shape[]): Shape {
  const best = ['object', 'list', 'flag', 'text', 'number'].flatMap((is) =>
    shapes.filter((shape) => shape.is === is),
  )
  return best[0] ?? shapes[0] ?? { is: 'unknown' }
}
