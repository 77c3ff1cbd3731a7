import { filledGaps } from '@hakka/hakka/gaps'
import { z } from 'zod'
import { type Meaning, meanings, type Role } from './meaning.ts'

type Json = Record<string, unknown>
type Schema = z.core.$ZodType

/** Where the sound of a Hakka text stands, or would stand: `holder[key]`. */
export interface Voice {
  holder: Json
  key: string
  /** `holder[key]` is a media object, or the address itself. */
  form: 'media' | 'address'
  /** Where there is none it is synthesised. */
  made: boolean
}

/** A text in Hakka. */
export interface SaidPart {
  is: 'hakka'
  /** `.words[0].text.hakka`, from the content. */
  path: string
  text: string
  pinyin: string | undefined
  as: Role | undefined
  /** Where a content has several; else it is the content's own. */
  dialectId: number | undefined
  chinese: string | undefined
  voice: Voice | undefined
  /** Address of its picture. */
  picture: string | undefined
  /** It stands in an answer that is not right. */
  wrong: boolean
  /** It is a piece of a sentence; or such a sentence put together, of Hakka alone or with Mandarin in it. */
  piece: 'piece' | 'whole' | 'mixed' | undefined
}

/** What a content is made of, for whoever does not know its type. */
export type Part =
  | SaidPart
  | { is: 'file'; path: string; url: string; sound: boolean }
  | { is: 'html'; path: string; html: string }

const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const unwrapped = new WeakMap<Schema, Schema>()

/** A schema out of what wraps it: found out once, as each look at what a schema is takes its time. */
function unwrap(schema: Schema): Schema {
  const known = unwrapped.get(schema)
  if (known) return known
  let own = schema
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    own = unwrap(schema.unwrap())
  if (schema instanceof z.ZodPipe) own = unwrap(schema.in)
  unwrapped.set(schema, own)
  return own
}

/** The schema that a value is held to, out of what wraps it or offers it as one of several. */
function bare(schema: Schema, value: unknown): Schema {
  const own = unwrap(schema)
  if (!(own instanceof z.ZodUnion)) return own
  const options = own.options.map((option) => bare(option, value))
  return options.find((option) => isMeant(option, value)) ?? own
}

/** Whether a value is of this one of several schemas: an object where its constants stand as they are written. */
function isMeant(option: Schema, value: unknown): boolean {
  if (!(option instanceof z.ZodObject) || !isRecord(value))
    return isRecord(value) === option instanceof z.ZodObject
  return Object.entries(option.shape).every(
    ([key, own]) =>
      !(own instanceof z.ZodLiteral) || [...own.values].some((literal) => literal === value[key]),
  )
}

function meaningOf(schema: Schema | undefined, value: unknown): Meaning | undefined {
  if (!schema) return undefined
  const inner = bare(schema, value)
  return given(schema) ?? (inner === schema ? undefined : given(inner))
}

const looked = new WeakMap<Schema, { meaning: Meaning | undefined }>()

/** Looked up once: the registry puts it together anew each time. */
function given(schema: Schema): Meaning | undefined {
  const known = looked.get(schema)
  if (known) return known.meaning
  const meaning = meanings.get(schema)
  looked.set(schema, { meaning })
  return meaning
}

interface Place {
  path: string
  wrong: boolean
  piece: boolean
  dialectId: number | undefined
  /** The object around, its schema, and the key in it that leads here. */
  outer: { schema: z.ZodObject; value: Json; key: string } | undefined
}

/** Every part of a content in the order in which it is written; what does not fit the schema is passed over. */
export function partsOf(schema: Schema, content: unknown): Part[] {
  return [
    ...parts(schema, content, {
      path: '',
      wrong: false,
      piece: false,
      dialectId: undefined,
      outer: undefined,
    }),
  ]
}

function* parts(schema: Schema, value: unknown, place: Place): Generator<Part> {
  const own = bare(schema, value)
  const { path } = place
  if (own instanceof z.ZodString && typeof value === 'string') {
    const is = meaningOf(schema, value)?.is
    if (is === 'html') yield { is, path, html: value }
    if ((is === 'address' || is === 'sound') && value !== '')
      yield { is: 'file', path, url: value, sound: is === 'sound' || heard(place) }
  } else if (own instanceof z.ZodArray && Array.isArray(value)) {
    for (const [at, item] of value.entries())
      yield* parts(own.element, item, { ...place, path: `${path}[${at}]` })
  } else if (own instanceof z.ZodRecord && isRecord(value)) {
    const isByDialect = meaningOf(schema, value)?.is === 'dialects'
    for (const [key, item] of Object.entries(value)) {
      const dialectId = isByDialect ? Number(key) : place.dialectId
      yield* parts(own.valueType, item, { ...place, path: `${path}.${key}`, dialectId, outer: undefined })
    }
  } else if (own instanceof z.ZodObject && isRecord(value)) {
    yield* inObject(own, value, place)
  }
}

/** Whether the address that stands here is a sound's. */
function heard({ outer }: Place): boolean {
  const is = outer && meaningOf(outer.schema, outer.value)?.is
  return is === 'sound' || is === 'transcribed'
}

function* inObject(schema: z.ZodObject, value: Json, place: Place): Generator<Part> {
  const wrong = place.wrong || field(schema, value, 'correct').some((key) => value[key] === false)
  const here = { ...place, wrong }
  yield* saidIn(schema, value, here)
  const pieces = field(schema, value, 'pieces')
  for (const key of pieces) yield* whole(schema, value, key, here)
  for (const [key, inner] of Object.entries(value)) {
    const own: Schema | undefined = schema.shape[key]
    if (!own) continue
    const piece = place.piece || pieces.includes(key)
    const outer = { schema, value, key }
    yield* parts(own, inner, { ...here, path: `${place.path}.${key}`, piece, outer })
  }
}

/** The keys of an object's schema whose fields have a meaning. */
function field(schema: z.ZodObject, value: Json, is: Meaning['is']): string[] {
  return Object.keys(schema.shape).filter((key) => meaningOf(schema.shape[key], value[key])?.is === is)
}

/** The Hakka that an object itself holds. */
function* saidIn(schema: z.ZodObject, value: Json, place: Place): Generator<SaidPart> {
  const role = meaningOf(schema, value)
  for (const key of Object.keys(schema.shape)) {
    const meaning = meaningOf(schema.shape[key], value[key])
    const text = value[key]
    if (meaning?.is === 'gapped' && typeof text === 'string')
      yield filled(schema, value, place, { key, meaning, text })
    if (meaning?.is !== 'hakka' && meaning?.is !== 'name') continue
    if (typeof text !== 'string' || text === '' || value.lang === 'zh') continue
    const reading = value[meaning.reading]
    const pinyin = typeof reading === 'string' ? reading : undefined
    if (meaning.is === 'name' && pinyin === undefined) continue
    yield {
      ...beside(schema, value, place),
      path: `${place.path}.${key}`,
      text,
      pinyin,
      as: (meaning.is === 'hakka' ? meaning.as : undefined) ?? (role?.is === 'said' ? role.as : undefined),
      piece: place.piece ? 'piece' : undefined,
    }
  }
}

interface Gapped {
  key: string
  meaning: Extract<Meaning, { is: 'gapped' }>
  text: string
}

/** A text with the first word of each gap in it, as it is read. */
function filled(schema: z.ZodObject, value: Json, place: Place, { key, meaning, text }: Gapped): SaidPart {
  const reading = value[meaning.reading]
  return {
    ...beside(schema, value, place),
    path: `${place.path}.${key}`,
    text: filledGaps(text, place.outer?.value[meaning.words]),
    pinyin: typeof reading === 'string' ? reading : undefined,
    as: 'line',
    piece: undefined,
  }
}

/** A sentence that is kept in pieces, put together in its right order. */
function* whole(schema: z.ZodObject, value: Json, key: string, place: Place): Generator<SaidPart> {
  const meaning = meaningOf(schema.shape[key], value[key])
  const list: unknown = value[key]
  if (meaning?.is !== 'pieces' || !Array.isArray(list)) return
  const { order } = meaning
  const rank = (piece: Json) => Number(order === undefined ? 0 : (piece[order] ?? 0))
  const pieces = list.filter(isRecord).toSorted((a, b) => rank(a) - rank(b))
  const all = (name: string) => pieces.map((piece) => String(piece[name] ?? ''))
  yield {
    ...beside(schema, value, place),
    path: `${place.path}.${key}`,
    text: all('text').join(''),
    pinyin: all('pinyin').filter(Boolean).join(' '),
    as: undefined,
    piece: pieces.some((piece) => piece.lang === 'zh') ? 'mixed' : 'whole',
  }
}

type Beside = Pick<SaidPart, 'is' | 'wrong' | 'dialectId' | 'chinese' | 'voice' | 'picture'>

/** What stands beside a Hakka text: translation, sound and picture. */
function beside(schema: z.ZodObject, value: Json, { wrong, dialectId, outer }: Place): Beside {
  const [picture] = field(schema, value, 'picture').map((key) => addressOf(value[key]))
  return {
    is: 'hakka',
    wrong,
    dialectId,
    chinese: chineseOf(schema, value, outer),
    voice: voiceOf(schema, value),
    picture,
  }
}

const addressOf = (media: unknown): string | undefined =>
  isRecord(media) && typeof media.url === 'string' ? media.url : undefined

function voiceOf(schema: z.ZodObject, value: Json): Voice | undefined {
  if (meaningOf(schema, value)?.is === 'transcribed')
    return { holder: value, key: 'url', form: 'address', made: true }
  const [key] = field(schema, value, 'sound')
  if (key === undefined) return undefined
  const meaning = meaningOf(schema.shape[key], value[key])
  const made = meaning?.is === 'sound' && meaning.made !== false
  const isText = bare(schema.shape[key], value[key]) instanceof z.ZodString
  return { holder: value, key, form: isText ? 'address' : 'media', made }
}

function chineseOf(schema: z.ZodObject, value: Json, outer: Place['outer']): string | undefined {
  const own = translation(schema, value, undefined)
  return own ?? (outer && translation(outer.schema, outer.value, outer.key))
}

function translation(schema: z.ZodObject, value: Json, of: string | undefined): string | undefined {
  const found = Object.keys(schema.shape).flatMap((key) => {
    const meaning = meaningOf(schema.shape[key], value[key])
    const given = value[key]
    if (meaning?.is !== 'translation' || meaning.of !== of) return []
    const text = isRecord(given) ? given.text : given
    return typeof text === 'string' ? [text] : []
  })
  return found[0]
}
