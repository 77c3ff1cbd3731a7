import type { Call } from '@hakka/contract/calls'
import { holdsUnkeepable, parseSafely, unkeepableFields, withoutUnseen } from '@hakka/contract/parse'
import { z } from 'zod'
import { AppError } from '../../kernel/app-error.ts'
import { issueText } from './issue-text.ts'

type Errors = Record<string, string[]>

interface Raw {
  params: unknown
  query: unknown
  body: unknown
}

/** No form shows more: who sends a list of thousands that are all wrong learns nothing of the last. */
const FAULTS_MAX = 200

const NOTHING = { params: undefined, query: undefined, body: undefined }

interface Input {
  params: unknown
  query: unknown
  body: unknown
}

/**
 * A call's input, parsed by its schemas; what the contract does not name is dropped.
 * @throws AppError `validation` with the faults of every field
 */
export function parseInput(entry: Call, raw: Raw): Input {
  if (!entry.params && !entry.query && !entry.body) return NOTHING
  const errors: Errors = {}
  const input = parseParts(entry, raw, errors)
  if (Object.keys(errors).length > 0) throw new AppError('validation', { errors })
  return input
}

/**
 * As {@link parseInput}, together with what else is wrong: whoever fills in a form is told of everything at once.
 * @param faultsOf the fields of the body that have passed one by one; a field's own fault of the schema comes first
 */
export async function parseInputAndMore(
  entry: Call,
  raw: Raw,
  faultsOf: (passed: object) => Promise<Errors>,
): Promise<Input> {
  const errors: Errors = {}
  const input = parseParts(entry, raw, errors)
  const { body } = input
  const passed = typeof body === 'object' && body !== null ? body : passedOf(entry.body, raw.body)
  const more = await faultsOf(passed)
  const all = Object.fromEntries(Object.entries({ ...more, ...errors }).filter(([, own]) => own.length > 0))
  if (Object.keys(all).length > 0) throw new AppError('validation', { errors: all })
  return input
}

function passedOf(schema: z.ZodType | undefined, value: unknown): object {
  if (
    !(schema instanceof z.ZodObject) ||
    typeof value !== 'object' ||
    value === null ||
    holdsUnkeepable(value)
  )
    return {}
  const given = new Map<string, unknown>(Object.entries(withoutUnseen(value) ?? {}))
  return Object.fromEntries(
    Object.entries(schema.shape).flatMap(([name, own]) => {
      const parsed = parseSafely(own, given.get(name))
      return parsed.success ? [[name, parsed.data]] : []
    }),
  )
}

/** @param errors gets what is wrong, by field */
function parseParts(entry: Call, raw: Raw, errors: Errors): Input {
  const params = parsePart(entry.params, raw.params, errors)
  const query = parsePart(entry.query, withoutEmpty(raw.query), errors)
  const body = parsePart(entry.body, raw.body ?? undefined, errors)
  return { params, query, body }
}

function parsePart(schema: z.ZodType | undefined, value: unknown, errors: Errors): unknown {
  if (!schema) return undefined
  if (holdsUnkeepable(value)) {
    for (const field of unkeepableFields(value, FAULTS_MAX)) errors[field || 'form'] = ['含有無法使用的字元']
    return
  }
  const parsed = parseSafely(schema, withoutUnseen(value), { error: issueText })
  if (parsed.success) return parsed.data
  for (const issue of parsed.error.issues.slice(0, FAULTS_MAX)) {
    const field = issue.path.join('.') || 'form'
    errors[field] = [...(errors[field] ?? []), issue.message]
  }
  return undefined
}

/** A form sent by GET names its empty fields too: they count as not given. */
function withoutEmpty(query: unknown): unknown {
  if (typeof query !== 'object' || query === null) return {}
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''))
}
