import type { OpenedModule } from '@hakka/contract/lesson-module'
import { contentParts, draftWords, moduleTypes } from '@hakka/modules/server'
import { isRecord } from '../../content/json.ts'
import type { ModuleDraft } from '../../domain/lesson/draft.ts'

type Files = OpenedModule['files']

/** More of them than anybody looks through. */
const FILES_SHOWN = 400

/** The words of the lesson, as its drafts have them. */
export function wordsOf(drafts: readonly ModuleDraft[]): OpenedModule['words'] {
  const seen = new Set<string>()
  return drafts.flatMap(({ type, content, schemaVersion }) => {
    const own = moduleTypes.get(type)
    if (!own) return []
    return draftWords(own, content, schemaVersion).flatMap(({ text }) => {
      if (seen.has(text.hakka)) return []
      seen.add(text.hakka)
      const { hakka, pinyin, chinese, audio, image } = text
      return { text: { hakka, pinyin, chinese, ...(audio && { audio }), ...(image && { image }) } }
    })
  })
}

/** The pictures, sounds and films of the lesson, each once, by what it shows or says. */
export function filesOf(drafts: readonly ModuleDraft[]): Files {
  const found = new Map<string, Files[number]>()
  for (const { type, content, schemaVersion, name } of drafts) {
    const parts = contentParts(type, content, schemaVersion)
    for (const part of parts) {
      if (part.is !== 'hakka') continue
      if (part.picture) add(found, 'picture', { url: part.picture }, part.text)
      const voice = part.voice?.holder[part.voice.key]
      if (typeof voice === 'string' && voice !== '') add(found, 'sound', { url: voice }, part.text)
      if (isRecord(voice) && typeof voice.url === 'string')
        add(
          found,
          'sound',
          { url: voice.url, ...(voice.synthetic === true && { synthetic: true }) },
          part.text,
        )
    }
    for (const part of parts)
      if (part.is === 'file') add(found, kindOf(part.url, part.sound), { url: part.url }, name)
  }
  return [...found.values()].slice(0, FILES_SHOWN)
}

function add(
  found: Map<string, Files[number]>,
  kind: Files[number]['kind'],
  file: Files[number]['file'],
  name: string,
) {
  if (file.url !== 'null' && !found.has(file.url)) found.set(file.url, { kind, file, name })
}

const kindOf = (url: string, sound: boolean): Files[number]['kind'] =>
  sound ? 'sound' : /\.(?:mp4|webm)$/i.test(url) || /^https?:/.test(url) ? 'film' : 'picture'
