import { type ModuleType, moduleTypes, type Part, partsOf } from '@hakka/modules/server'
import { certainReading, type KnownReadings } from '../domain/dictionary/certain.ts'
import type { DraftedContent } from '../domain/lesson/draft.ts'
import { isRecord } from './json.ts'
import { hakkaInHtml } from './pairs.ts'

/** A module's content in its type's present shape, to be brought into another dialect. */
interface Opened {
  type: ModuleType
  content: unknown
  parts: readonly Part[]
}

/** Opens a copy of a content, which may be changed; `undefined` for a type that nobody defines. */
export function openCopy({ type: id, content, schemaVersion }: DraftedContent): Opened | undefined {
  const type = moduleTypes.get(id)
  if (!type) return undefined
  const own: unknown = structuredClone(type.migrate(content, schemaVersion))
  return { type, content: own, parts: partsOf(type.schema, own) }
}

/** All Hakka that needs a reading in the other dialect. */
export const textsIn = ({ parts }: Opened): string[] =>
  parts.flatMap((part) => {
    if (part.is === 'html') return [...hakkaInHtml(part.html)].map(({ text }) => text)
    return part.is === 'hakka' ? part.text : []
  })

/** How many readings were found, and how many are left to the editor. */
export interface Read {
  readings: number
  /** Texts that are left to the editor, with the readings that they had. */
  open: { text: string; pinyin: string }[]
}

/**
 * Puts the other dialect's readings where the old ones stood: those that are certain, and none where they are not. What
 * was spoken in the old dialect goes; all else stays.
 */
export function readAnew({ content, parts }: Opened, known: KnownReadings): { content: unknown } & Read {
  const count: Read = { readings: 0, open: [] }
  const readingOf = (text: string, pinyin: string) => {
    const reading = certainReading(text, known)
    if (reading === undefined) count.open.push({ text, pinyin })
    else count.readings++
    return reading ?? ''
  }
  const html = new Map<string, string>()
  const said = new Map<string, Map<string, string>>()
  for (const part of parts) {
    if (part.is === 'html') html.set(part.html, htmlAnew(part.html, readingOf))
    if (part.is !== 'hakka') continue
    if (part.voice) silence(part.voice)
    if (part.pinyin === undefined || part.piece === 'whole' || part.piece === 'mixed') continue
    const own = said.get(part.text) ?? new Map<string, string>()
    said.set(part.text, own)
    if (part.pinyin !== '' && !own.has(part.pinyin)) own.set(part.pinyin, readingOf(part.text, part.pinyin))
  }
  return { content: mapped(content, html, said), ...count }
}

/** What was heard is of the other dialect. */
function silence({
  holder,
  key,
  form,
}: {
  holder: Record<string, unknown>
  key: string
  form: string
}): void {
  if (holder[key] === undefined) return
  if (form === 'media') delete holder[key]
  else holder[key] = ''
}

const htmlAnew = (html: string, readingOf: (text: string, pinyin: string) => string): string =>
  html.replace(/<span\b[^>]*\blang="hak[^"]*"[^>]*>([^<]*)<\/span>/g, (span, text: string) =>
    span.replace(/data-pinyin="([^"]*)"/, (_, pinyin: string) => `data-pinyin="${readingOf(text, pinyin)}"`),
  )

/** A reading stands in the same object as its text: there, and nowhere else, it is replaced. */
function mapped(
  node: unknown,
  html: ReadonlyMap<string, string>,
  said: ReadonlyMap<string, ReadonlyMap<string, string>>,
): unknown {
  if (Array.isArray(node)) return node.map((own: unknown) => mapped(own, html, said))
  if (typeof node === 'string') return html.get(node) ?? node
  if (!isRecord(node)) return node
  const readings = new Map(
    Object.values(node).flatMap((value) => (typeof value === 'string' ? [...(said.get(value) ?? [])] : [])),
  )
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => [
      key,
      typeof value === 'string' && readings.has(value) ? readings.get(value) : mapped(value, html, said),
    ]),
  )
}
