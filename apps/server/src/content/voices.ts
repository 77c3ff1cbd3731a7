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

const voiced = (kind: StudyKind, content: unknown): VoicedPart[] =>
  partsOf(kind.item, content).flatMap((part) => {
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
export const spokenLines = (kind: StudyKind, content: unknown): SpokenLine[] =>
  voiced(kind, content).map(({ path, text, pinyin = '', chinese = '', dialectId, voice }) => ({
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
  const parts = voiced(kind, own)
  const left: RecordedLine[] = []
  for (const take of recorded) {
    const same = parts.filter(({ text, pinyin = '' }) => text === take.text && pinyin === take.pinyin)
    const part = same.find(({ path }) => path === take.path) ?? same[0]
    if (!part) {
      left.push(take)
      continue
    }
    const { holder, key, form } = part.voice
    holder[key] = form === 'address' ? take.url : { url: take.url }
  }
  return { content: own, left }
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
