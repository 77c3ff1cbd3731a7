import { partsOf, type SaidPart, type StudyKind, type Voice } from '@hakka/modules/server'
import { isRecord } from './json.ts'

/** A sentence that is heard, or would be. */
export interface SpokenLine {
  /** Where in its item, as `partsOf` names it. */
  path: string
  text: string
  pinyin: string
  chinese: string
  /** Of a book, where each dialect has its own. */
  dialectId: number | undefined
  /** What is heard of it. */
  sound: { url: string; isSynthetic: boolean } | undefined
}

interface VoicedPart extends SaidPart {
  voice: Voice
}

type Schema = Parameters<typeof partsOf>[0]

const voiced = (schema: Schema, content: unknown): VoicedPart[] =>
  partsOf(schema, content).flatMap((part) => {
    if (part.is !== 'hakka' || !part.voice) return []
    const { voice } = part
    return [{ ...part, voice }]
  })

function soundOf({ holder, key }: Voice): SpokenLine['sound'] {
  const own = holder[key]
  if (typeof own === 'string') return own === '' ? undefined : { url: own, isSynthetic: false }
  return isRecord(own) && typeof own.url === 'string' && own.url !== ''
    ? { url: own.url, isSynthetic: own.synthetic === true }
    : undefined
}

/** The sentences of an item that are heard, or would be, in the order in which they stand there. */
export const spokenLines = ({ item }: Pick<StudyKind, 'item'>, content: unknown): SpokenLine[] =>
  spokenIn(item, content)

/** The same of what a module of a lesson says. */
export const spokenIn = (schema: Schema, content: unknown): SpokenLine[] =>
  voiced(schema, content).map(({ path, text, pinyin = '', chinese = '', dialectId, voice }) => ({
    path,
    text,
    pinyin,
    chinese,
    dialectId,
    sound: soundOf(voice),
  }))

/** A sentence as it was recorded. */
export interface RecordedLine {
  path: string
  text: string
  pinyin: string
  url: string
}

/**
 * An item with recordings in it: each where its sentence stands, or stands by now. One whose sentence is written otherwise
 * since is left.
 */
export function withVoices(
  kind: StudyKind,
  content: Record<string, unknown>,
  recorded: readonly RecordedLine[],
): { content: Record<string, unknown>; left: RecordedLine[] } {
  const own = structuredClone(content)
  const parts = voiced(kind.item, own)
  const left: RecordedLine[] = []
  for (const take of recorded) {
    const same = parts.filter(({ text, pinyin = '' }) => text === take.text && pinyin === take.pinyin)
    const part = same.find(({ path }) => path === take.path) ?? same[0]
    if (!part) {
      left.push(take)
      continue
    }
    sounds(part, take.url)
  }
  return { content: own, left }
}

function sounds({ voice: { holder, key, form } }: VoicedPart, url: string): void {
  holder[key] = form === 'address' ? url : { url }
}

/** A sentence or word by what it says: in a lesson the same one stands in several places. */
export const saidKey = ({ text, pinyin }: { text: string; pinyin: string }): string => `${text}\n${pinyin}`

/**
 * What a module says with recordings in it, each wherever the same is said.
 * @param byKey addresses by `saidKey`
 * @returns the content itself where nothing of it was recorded; `found` has the keys of what was put in
 */
export function withSameVoices(
  schema: Schema,
  content: unknown,
  byKey: ReadonlyMap<string, string>,
): { content: unknown; found: ReadonlySet<string> } {
  const own = structuredClone(content)
  const found = new Set<string>()
  for (const part of voiced(schema, own)) {
    const key = saidKey({ text: part.text, pinyin: part.pinyin ?? '' })
    const url = byKey.get(key)
    if (url === undefined) continue
    sounds(part, url)
    found.add(key)
  }
  return { content: found.size > 0 ? own : content, found }
}

/** What a sound of an item says, where that is not what stands beside it any more. */
export interface DoubtedSound {
  url: string
  text: string
  pinyin: string
}

/**
 * The sounds of an item that may not say what stands beside them: what they say is what stood there when they came. One that
 * was replaced, or whose text is again what it was, is doubted no more.
 * @param known those that were doubted before
 */
export function doubtedSounds(
  kind: StudyKind,
  before: unknown,
  after: unknown,
  known: readonly DoubtedSound[],
): DoubtedSound[] {
  const earlier = Map.groupBy(spokenLines(kind, before), ({ sound }) => sound?.url)
  const now = Map.groupBy(spokenLines(kind, after), ({ sound }) => sound?.url)
  return [...now].flatMap(([url, lines]) => {
    if (url === undefined) return []
    const [was] = earlier.get(url) ?? []
    const said = known.find((own) => own.url === url) ?? was
    // What is heard twice is right where one of both says it.
    if (!said || lines.some(({ text, pinyin }) => text === said.text && pinyin === said.pinyin)) return []
    return [{ url, text: said.text, pinyin: said.pinyin }]
  })
}
