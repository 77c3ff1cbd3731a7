import { graphemes, plainText } from '@hakka/hakka/characters'
import { foldHakka } from '@hakka/hakka/fold'
import type { lessonTexts } from '../db/tables/search.ts'
import { hakkaInHtml, hakkaOf } from './pairs.ts'
import { isRecord } from './walk.ts'

/** A module as the database keeps it: addresses of its files are those that are served. */
export interface TextSource {
  no: number
  type: string
  content: unknown
}

export type LessonText = Omit<typeof lessonTexts.$inferInsert, 'lessonId' | 'dialectId' | 'position'>

/** Modules that teach words, and the key that a word's object stands under in them. */
const WORD_PLACES: Readonly<Record<string, string>> = {
  word: 'text',
  kid_vocabulary: 'text',
  word_relation_ver: 'words',
}

/** What is longer is no word, whatever its module says. */
const WORD_MAX = 40

/** A sentence in pieces: the pieces alone are no text of the lesson. */
const PIECES = ['sentence_segments', 'terms'] as const

/**
 * Every Hakka text of a lesson once, its words first, then its sentences in their order. What is said in several
 * modules stands in the first, words where they are taught, and in prose about the lesson only where nowhere else; translation and sound come from wherever there is one.
 */
export function textsOf(modules: readonly TextSource[]): LessonText[] {
  const found = new Map<string, LessonText>()
  const prose = new Set(modules.filter(({ type }) => type === 'text').map(({ no }) => no))
  const isTaught = ({ moduleNo }: LessonText) => !prose.has(moduleNo)
  const all = modules.flatMap((module) => [
    ...textsIn(module.content, { module, key: '', around: undefined }),
  ])
  const words = all.filter(({ kind }) => kind === 'word')
  for (const text of [...words, ...all.filter(isTaught), ...all]) {
    if (text.folded === '') continue
    const key = `${text.folded} ${text.pinyin}`
    const known = found.get(key)
    if (!known) found.set(key, text)
    else {
      known.chinese ||= text.chinese ?? ''
      if (!known.sound && text.sound) Object.assign(known, { sound: text.sound, synthetic: text.synthetic })
    }
  }
  return [...found.values()]
}

interface Place {
  module: TextSource
  /** The key that the node stands under, and the object that holds it. */
  key: string
  around: Record<string, unknown> | undefined
}

function* textsIn(node: unknown, place: Place): Generator<LessonText> {
  if (typeof node === 'string') {
    for (const { text, pinyin } of hakkaInHtml(node)) yield textOf({ text, pinyin }, {}, place)
  } else if (Array.isArray(node)) {
    for (const item of node) yield* textsIn(item, place)
  } else if (isRecord(node)) {
    // A wrong answer of an exercise is nothing that the lesson says; an e-book's words stand in its sentences.
    if (node.is_correct === false || (place.module.type === 'kid_ebook' && place.key === 'words')) return
    for (const own of hakkaOf(node, place.key)) {
      if (own.key !== 'sentence_pattern_display_text') yield textOf(own, node, place)
    }
    const pieces = PIECES.find((key) => typeof node.chinese === 'string' && Array.isArray(node[key]))
    if (pieces) yield* joined(node[pieces], node, place)
    for (const [key, value] of Object.entries(node)) {
      if (key !== pieces) yield* textsIn(value, { module: place.module, key, around: node })
    }
  }
}

/** A sentence that an exercise keeps in pieces, put together in its right order. */
function* joined(pieces: unknown, node: Record<string, unknown>, place: Place): Generator<LessonText> {
  const order = (piece: Record<string, unknown>) => Number(piece.origin_index ?? 0)
  const own = (Array.isArray(pieces) ? pieces : []).filter(isRecord).toSorted((a, b) => order(a) - order(b))
  const all = (key: string) => own.map((piece) => String(piece[key] ?? ''))
  yield textOf({ text: all('text').join(''), pinyin: all('pinyin').filter(Boolean).join(' ') }, node, place)
}

function textOf(
  { text, pinyin = '' }: { text: string; pinyin?: string | undefined },
  node: Record<string, unknown>,
  { module, key, around }: Place,
): LessonText {
  const sound = [node.audio, node.sound, node].map(soundOf).find((own) => own.sound !== null)
  const plain = plainText(text).trim()
  const isWord = WORD_PLACES[module.type] === key && graphemes(plain).length <= WORD_MAX
  return {
    moduleNo: module.no,
    kind: isWord ? 'word' : 'sentence',
    text: plain,
    folded: foldHakka(plain),
    pinyin,
    chinese: plainText(chineseOf(node, around)).trim(),
    ...(sound ?? soundOf(undefined)),
  }
}

/** The translation stands beside the text, or beside the object that holds the text. */
function chineseOf(node: Record<string, unknown>, around: Record<string, unknown> | undefined): string {
  const beside = [node.chinese, node.chinese_question_text, node.sentence_pattern_chinese]
  const own = beside.find((text) => typeof text === 'string')
  if (typeof own === 'string') return own
  const other = isRecord(around?.chinese) && around.hakka === node ? around.chinese.text : ''
  return typeof other === 'string' ? other : ''
}

function soundOf(node: unknown): Pick<LessonText, 'sound' | 'synthetic'> {
  const urls = isRecord(node) ? [node.url, node.audioUrl] : []
  const sound = urls.find((url) => typeof url === 'string' && url.startsWith('/files/'))
  return {
    sound: typeof sound === 'string' ? sound : null,
    synthetic: isRecord(node) && node.synthetic === true,
  }
}
