import { graphemes, plainText } from '@hakka/hakka/characters'
import { foldHakka } from '@hakka/hakka/fold'
import { contentParts, type SaidPart, type Voice } from '@hakka/modules/server'
import type { lessonTexts } from '../db/tables/search.ts'
import type { WrittenContent } from './addresses.ts'
import { isRecord } from './json.ts'
import { hakkaInHtml } from './pairs.ts'

/** A module as the database keeps it: addresses of its files are those that are served. */
export interface TextSource extends WrittenContent {
  no: number
}

export type LessonText = Omit<typeof lessonTexts.$inferInsert, 'lessonId' | 'dialectId' | 'position'>

/** What is longer is no word, whatever its module says. */
const WORD_MAX = 40

/**
 * Every Hakka text of a lesson once, its words first, then its sentences in their order. What is said in several
 * modules stands in the first, words where they are taught, and in prose about the lesson only where nowhere else; translation and sound come from wherever there is one.
 */
export function textsOf(modules: readonly TextSource[]): LessonText[] {
  const found = new Map<string, LessonText>()
  const all = modules.flatMap((module) => [...textsIn(module)])
  const words = all.filter(({ text }) => text.kind === 'word')
  const taught = all.filter(({ prose }) => !prose)
  for (const { text } of [...words, ...taught, ...all]) {
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

function* textsIn({
  no,
  type,
  content,
  version,
}: TextSource): Generator<{ text: LessonText; prose: boolean }> {
  /** The last sentence that stands whole: its pieces alone are no text of the lesson. */
  let joined: string | undefined
  for (const part of contentParts(type, content, version)) {
    if (part.is === 'html') {
      for (const own of hakkaInHtml(part.html)) yield { text: textOf(own, no), prose: true }
    }
    // A wrong answer of an exercise is nothing that the lesson says.
    if (part.is !== 'hakka' || part.wrong || part.as === 'again') continue
    if (part.piece === 'whole' || part.piece === 'mixed')
      joined = part.chinese === undefined ? undefined : part.path
    const isJoined = joined !== undefined && part.path.startsWith(joined)
    const isUsed = part.piece === undefined || (part.piece === 'piece' ? !isJoined : isJoined)
    if (isUsed) yield { text: textOf(part, no), prose: false }
  }
}

const WORDS: readonly unknown[] = ['card', 'hover', 'word']

type Said = Pick<SaidPart, 'text'> & Partial<SaidPart>

function textOf({ text, pinyin = '', as, chinese = '', voice }: Said, moduleNo: number): LessonText {
  const plain = plainText(text).trim()
  const isWord = WORDS.includes(as) && graphemes(plain).length <= WORD_MAX
  return {
    moduleNo,
    kind: isWord ? 'word' : 'sentence',
    text: plain,
    folded: foldHakka(plain),
    pinyin,
    chinese: plainText(chinese).trim(),
    ...soundOf(voice),
  }
}

/** Where a text's sound stands, and whether a machine speaks it; nothing where there is none. */
export function soundOf(voice: Voice | undefined): Pick<LessonText, 'sound' | 'synthetic'> {
  const there = voice?.form === 'media' ? voice.holder[voice.key] : voice?.holder
  const sound = isRecord(there) && voice ? there[voice.form === 'media' ? 'url' : voice.key] : undefined
  const isFile = typeof sound === 'string' && sound.startsWith('/files/')
  return { sound: isFile ? sound : null, synthetic: isFile && isRecord(there) && there.synthetic === true }
}
