import type { SaidPart } from '@hakka/modules/server'

type Json = Record<string, unknown>

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A text in Hakka whose sound stands beside it, or beside the object that holds it. */
function said(path: string, { text, pinyin }: Json, holder: Json): SaidPart[] {
  if (typeof text !== 'string' || typeof pinyin !== 'string') return []
  const voice = { holder, key: 'audio', form: 'media', made: true } as const
  const unknown = { as: undefined, dialectId: undefined, chinese: undefined, picture: undefined }
  return [{ is: 'hakka', path, text, pinyin, voice, wrong: false, piece: undefined, ...unknown }]
}

/** Objects under these keys hold their own sound. */
const SAID = new Set(['said', 'name', 'title', 'caption'])

/**
 * What a set of questions of a game lets a player hear: what a card says, a dish, the title of a question; the sentence
 * of a question whose pieces are laid; the word of a window.
 */
export function gameParts(node: unknown, path = ''): SaidPart[] {
  if (Array.isArray(node)) return node.flatMap((own, index) => gameParts(own, `${path}[${index}]`))
  if (!isObject(node)) return []
  const own = [
    ...('pieces' in node ? said(`${path}.answer`, { text: node.answer, pinyin: node.pinyin }, node) : []),
    ...(isObject(node.question_text) ? said(`${path}.question_text`, node.question_text, node) : []),
  ]
  const within = Object.entries(node).flatMap(([key, value]) => {
    const here = SAID.has(key) && isObject(value) ? said(`${path}.${key}`, value, value) : []
    return [...here, ...gameParts(value, `${path}.${key}`)]
  })
  return [...own, ...within]
}
