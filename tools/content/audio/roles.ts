import { type Pace, paceOf } from './pace.ts'
import { ROLE_VOICES } from './voices.ts'

/** How a sentence of a dialogue sounds: whose voice, and how fast. */
export interface RoleSound {
  voice: string
  pace: Pace
}

type Json = Record<string, unknown>

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const objectsOf = (value: unknown): Json[] => (Array.isArray(value) ? value.filter(isObject) : [])

/**
 * How each sentence of a file's dialogues sounds, by the object that holds the sentence. A file of anything else has none;
 * nor has a sentence whose role has no face that we know.
 */
export function rolesIn(file: unknown): ReadonlyMap<object, RoleSound> {
  const sounds = new Map<object, RoleSound>()
  if (!isObject(file) || file.kind !== 'listening') return sounds
  const pace = paceOf(isObject(file.category) ? Number(file.category.level_no) : 1)
  for (const { roles, sentences } of objectsOf(file.dialogues)) {
    const voices = voicesOf(objectsOf(roles))
    for (const { role, hakka } of objectsOf(sentences)) {
      const voice = voices.get(String(role))
      if (voice && isObject(hakka)) sounds.set(hakka, { voice, pace })
    }
  }
  return sounds
}

/** The voices of a dialogue's roles by id. Of roles with the same face the second has the face's other voice. */
export function voicesOf(roles: readonly { id?: unknown; face?: unknown }[]): Map<string, string> {
  const voices = new Map<string, string>()
  const met = new Map<string, number>()
  for (const { id, face } of roles) {
    const own = ROLE_VOICES.filter((voice) => voice.face === face)
    const before = met.get(String(face)) ?? 0
    met.set(String(face), before + 1)
    const voice = own[before % own.length]
    if (voice) voices.set(String(id), voice.name)
  }
  return voices
}
