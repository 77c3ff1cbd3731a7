import { contentParts, type Part, partsOf, studyKinds, type Voice } from '@hakka/modules/server'
import { gameParts } from './game-parts.ts'
import { type RoleSound, rolesIn } from './roles.ts'

/** JSON objects as read from a lesson file. */
type Json = { [key: string]: unknown }

/**
 * A place of a lesson that is to sound, and what is heard there: `holder[key]` is the media object
 * (`{url, synthetic}`), or, with the form `address`, the address, and `synthetic` stands beside it.
 */
export interface SoundPlace extends Voice {
  text: string
  pinyin: string
  dialectId: number
  /** A sentence of a dialogue is spoken by its role. */
  role?: RoleSound
}

/**
 * Finds what a lesson's modules, or a file of self-study, let the learner hear: Hakka text with pinyin. A text with gaps
 * would be heard as nothing.
 */
export function soundPlaces(file: unknown): SoundPlace[] {
  const own = Number(objectOf(file)?.dialect_id ?? 0)
  const roles = rolesIn(file)
  return partsIn(file).flatMap((part) => {
    if (part.is !== 'hakka' || part.piece === 'piece' || part.piece === 'mixed') return []
    const { text, pinyin = '', voice, dialectId = own } = part
    // The sound of a word is the word's, not that of the other way in which it is written.
    if (part.as === 'hover') return []
    const isSaid = voice?.made && text.trim() && pinyin.trim() && !text.includes('＿')
    const role = voice && roles.get(voice.holder)
    return isSaid ? [{ ...voice, text, pinyin, dialectId, ...(role && { role }) }] : []
  })
}

function partsIn(file: unknown): Part[] {
  if (objectOf(file)?.kind === 'game') return gameParts(file)
  const kind = studyKinds.get(String(objectOf(file)?.kind))
  if (kind) return partsOf(kind.file, file)
  const activities = objectOf(objectOf(file)?.activities)
  const modules = Object.values(activities ?? {}).flatMap((activity) => listOf(objectOf(activity)?.modules))
  return modules.flatMap(({ type, content, version }) => contentParts(String(type), content, Number(version)))
}

/** The media object that stands at a place, if any. */
export function mediaAt({ holder, key, form }: SoundPlace): Json | undefined {
  if (form === 'media') return objectOf(holder[key])
  return typeof holder[key] === 'string' ? { ...holder, url: holder[key] } : undefined
}

/** A teacher's recording stands there: never to be replaced. */
export function isRecorded(place: SoundPlace): boolean {
  const media = mediaAt(place)
  return typeof media?.url === 'string' && media.url !== '' && media.synthetic !== true
}

/** Puts a synthesised sound at a place; `url` null takes away one that stood there. Keys keep their order. */
export function putSound({ holder, key, form }: SoundPlace, url: string | null): void {
  if (url && form === 'media') holder[key] = { url, synthetic: true }
  else if (url) Object.assign(holder, { [key]: url, synthetic: true })
  else {
    delete holder[key]
    if (form === 'address') delete holder.synthetic
  }
}

function objectOf(value: unknown): Json | undefined {
  return isObject(value) ? value : undefined
}

function listOf(value: unknown): Json[] {
  return Array.isArray(value) ? value.filter(isObject) : []
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
