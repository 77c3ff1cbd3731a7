import fc, { type Arbitrary } from 'fast-check'
import { z } from 'zod'
import { UploadedBytes, UploadedFile } from '../upload.ts'

/**
 * Values that a schema accepts, or nearly: bounds, lengths and choices are kept, refinements are not looked at.
 * Built for the contract's calls: a schema with `examples` is given those, one of a file a file, and a kind of schema
 * that it does not know any JSON.
 */
export function validInput(schema: z.core.$ZodType): Arbitrary<unknown> {
  const { examples, format } = z.globalRegistry.get(schema) ?? {}
  if (Array.isArray(examples)) return fc.constantFrom<unknown[]>(...examples)
  if (format === 'binary') {
    const inMemory = z.globalRegistry.get(schema)?.contentMediaType !== undefined
    return fc.constant(inMemory ? new UploadedBytes(new Uint8Array(1)) : new UploadedFile('', '課本.pdf', 1))
  }
  if (schema instanceof z.ZodObject) return fields(schema, validInput)
  if (schema instanceof z.ZodOptional) return fc.option(validInput(schema.unwrap()), { nil: undefined })
  if (schema instanceof z.ZodNullable) return fc.option(validInput(schema.unwrap()))
  if (schema instanceof z.ZodDefault) return validInput(schema.unwrap())
  if (schema instanceof z.ZodPipe) return validInput(schema.in)
  if (schema instanceof z.ZodUnion) return fc.oneof(...schema.options.map(validInput))
  if (schema instanceof z.ZodEnum) return fc.constantFrom(...schema.options)
  if (schema instanceof z.ZodLiteral) return fc.constantFrom(...schema.values)
  if (schema instanceof z.ZodBoolean) return fc.boolean()
  if (schema instanceof z.ZodArray) return fc.array(validInput(schema.element), lengths(schema))
  if (schema instanceof z.ZodRecord) return record(schema)
  if (schema instanceof z.ZodNumber) return number(schema)
  if (schema instanceof z.ZodString) return string(schema)
  return fc.jsonValue({ maxDepth: 2 })
}

/**
 * Values near those that a schema accepts: a field or two is out of range, of another type, missing, absurdly long,
 * or holds characters that software stumbles over; sometimes the whole is something else.
 */
export function badInput(schema: z.core.$ZodType): Arbitrary<unknown> {
  const inside =
    schema instanceof z.ZodObject
      ? fields(schema, (own) =>
          fc.oneof({ weight: 2, arbitrary: validInput(own) }, { weight: 1, arbitrary: badInput(own) }),
        )
      : edges(schema)
  return fc.oneof({ weight: 6, arbitrary: inside }, { weight: 1, arbitrary: hostile })
}

/** A megabyte: more than any field takes, as much as a body may hold. */
const MEGABYTE = 1024 * 1024

/** What comes when nobody keeps to anything. */
export const hostile: Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown[]>(
    null,
    true,
    '',
    ' ',
    'null',
    'undefined',
    'NaN',
    '-0',
    '1e400',
    '0x10',
    '１２',
    '9'.repeat(400),
    "' or 1=1 --",
    '%E0%A4%A',
    '../../etc/passwd',
    '\u0000',
    'a\u0000b',
    '\ud800',
    '𠊎',
    '\u202e反',
    [],
    {},
    [[[[[[[[]]]]]]]],
    { length: 1e9 },
    { length: { toString: 1, valueOf: null } },
    { toString: 1, valueOf: null },
    { __proto__: null, constructor: { prototype: { admin: true } } },
  ),
  fc.constantFrom(-1, 0, 0.5, 1e21, -1e308, 2_147_483_647, 2_147_483_648, Number.MAX_SAFE_INTEGER),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.jsonValue({ maxDepth: 3 }),
)

/** Text so long that it has to be refused or cut off. Expensive to send: use it a few times. */
export const enormous: Arbitrary<string> = fc
  .constantFrom('a', '𠊎', '\u0000', '9')
  .map((sign) => sign.repeat(MEGABYTE / Buffer.byteLength(sign)))

type Make = (schema: z.core.$ZodType) => Arbitrary<unknown>

function fields(schema: z.ZodObject, make: Make): Arbitrary<unknown> {
  const entries = Object.entries<z.core.$ZodType>(schema.shape)
  return fc
    .tuple(...entries.map(([, own]) => make(own)))
    .map((values) =>
      Object.fromEntries(
        entries.map(([key], at) => [key, values[at]]).filter(([, value]) => value !== undefined),
      ),
    )
}

/** A few elements within a list's bounds. */
function lengths(schema: z.ZodArray): { minLength: number; maxLength: number } {
  const checks = schema.def.checks ?? []
  const minLength = checks.find((own) => own instanceof z.core.$ZodCheckMinLength)?._zod.def.minimum ?? 0
  const most = checks.find((own) => own instanceof z.core.$ZodCheckMaxLength)?._zod.def.maximum ?? Infinity
  return { minLength, maxLength: Math.min(most, minLength + 5) }
}

function record({ keyType, valueType }: z.ZodRecord): Arbitrary<unknown> {
  const isAny = keyType instanceof z.ZodString && !z.globalRegistry.get(keyType)?.examples
  const name = isAny ? fc.string({ maxLength: 8 }) : validInput(keyType).map(String)
  return fc.dictionary(name, validInput(valueType))
}

const limits = (schema: z.ZodNumber) => ({
  min: Math.max(schema.minValue ?? -1000, Number.MIN_SAFE_INTEGER),
  max: Math.min(schema.maxValue ?? 1000, Number.MAX_SAFE_INTEGER),
})

/** Numbers, and the same as a query string writes them. */
function number(schema: z.ZodNumber): Arbitrary<unknown> {
  const { min, max } = limits(schema)
  const value = schema.format?.includes('int')
    ? fc.integer({ min: Math.ceil(min), max: Math.floor(max) })
    : fc.double({ min, max, noNaN: true })
  return fc.oneof(value, value.map(String))
}

function string(schema: z.ZodString): Arbitrary<string> {
  const minLength = schema.minLength ?? 0
  return fc.string({
    unit: 'grapheme',
    minLength,
    maxLength: Math.max(minLength, Math.min(schema.maxLength ?? 40, 40)),
  })
}

/** Just past a schema's bounds. */
function edges(schema: z.core.$ZodType): Arbitrary<unknown> {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault) {
    return badInput(schema.unwrap())
  }
  if (schema instanceof z.ZodPipe) return badInput(schema.in)
  if (schema instanceof z.ZodNumber) {
    const { min, max } = limits(schema)
    return fc.oneof(
      fc.constantFrom<unknown[]>(min - 1, max + 1, String(max + 1), min + 0.5, `${min} `),
      hostile,
    )
  }
  if (schema instanceof z.ZodString) {
    const most = schema.maxLength ?? 1000
    return fc.oneof(fc.constantFrom('', 'a'.repeat(most + 1), '𠊎'.repeat(most)), hostile)
  }
  if (schema instanceof z.ZodArray) {
    return fc.oneof(fc.array(badInput(schema.element), { maxLength: 4 }), hostile)
  }
  return hostile
}
