import type { z } from 'zod'
import { type GapLine, gapLines, markedWords } from './gaps.ts'
import { linesOf, plainText } from './plain-text.ts'
import {
  blanks,
  column,
  dialogCards,
  dragText,
  flashcards,
  type Inner,
  memoryGame,
  multiChoice,
  questionSet,
} from './shapes.ts'

/** What a text is in: of Hakka the reading is looked for afterwards. */
export type Language = 'zh' | 'hakka'

/** A module that is made of an exercise; its files are named as the exercise names them. */
export interface MadeModule {
  type: 'practice' | 'sentence_game' | 'kid_vocabulary' | 'word_matching'
  title: string
  /** How many questions, words or pairs. */
  count: number
  content: unknown
}

/** What is not taken, and why. */
interface LeftOut {
  title: string
  library: string
  reason: string
}

export interface Made {
  modules: MadeModule[]
  left: LeftOut[]
}

interface Exercise {
  library: string
  title: string
  params: unknown
}

/** What the schemas of our types take. */
const MOST = { questions: 50, options: 12, words: 200, pairs: 60, text: 500, word: 200 } as const

type Text = { text: string; lang: 'zh' } | { text: string; pinyin: string }

const said = (text: string, language: Language): Text =>
  language === 'zh' ? { text, lang: 'zh' } : { text, pinyin: '' }

const pictureOf = (file: { path: string } | undefined) => (file ? { image: { url: file.path } } : {})
const soundOf = (files: readonly { path: string }[] | undefined, key: 'audio' | 'sound') => {
  const [file] = files ?? []
  return file ? { [key]: { url: file.path } } : {}
}

/** `H5P.MultiChoice 1.16` and `H5P.MultiChoice`. */
const nameOf = (library: string): string => library.split(' ')[0] ?? ''

/** Makes modules of an exercise: of a set or a column those of its parts, questions of one kind together. */
export function modulesOf(exercise: Exercise, language: Language): Made {
  const parts = partsOf(exercise)
  const made: Made = { modules: [], left: [] }
  const choices = parts.filter(({ library }) => nameOf(library) === 'H5P.MultiChoice')
  const gaps = parts.filter(({ library }) => ['H5P.DragText', 'H5P.Blanks'].includes(nameOf(library)))
  // Several of a set are one module, called as the set is.
  const named = (own: readonly Exercise[]) =>
    (own.length > 1 ? exercise.title : (own[0]?.title ?? '')).slice(0, 100)
  add(made, choices, (own) => practiceOf(own, named(own), language))
  add(made, gaps, (own) => gameOf(own, named(own), language))
  for (const part of parts) {
    const name = nameOf(part.library)
    if (name === 'H5P.Dialogcards') add(made, [part], ([own]) => own && cardsOf(own, dialogsOf(own)))
    else if (name === 'H5P.Flashcards') add(made, [part], ([own]) => own && cardsOf(own, flashcardsOf(own)))
    else if (name === 'H5P.MemoryGame') add(made, [part], ([own]) => own && pairsOf(own, language))
    else if (!choices.includes(part) && !gaps.includes(part)) leave(made, part, '本站沒有對應的模組')
  }
  return made
}

const leave = (made: Made, { title, library }: Exercise, reason: string) =>
  made.left.push({ title: title || '未命名', library: nameOf(library), reason })

/** One module of some exercises, or the reason why there is none. */
function add(
  made: Made,
  parts: readonly Exercise[],
  make: (parts: readonly Exercise[]) => MadeModule | string | undefined,
): void {
  if (parts.length === 0) return
  const module = make(parts)
  if (module === undefined) return
  if (typeof module !== 'string') made.modules.push(module)
  else for (const part of parts) leave(made, part, module)
}

function partsOf({ library, title, params }: Exercise): Exercise[] {
  const inside = (list: readonly Inner[]) =>
    list.flatMap((own) =>
      partsOf({ library: own.library, title: own.metadata?.title ?? title, params: own.params }),
    )
  if (nameOf(library) === 'H5P.QuestionSet') return inside(read(questionSet, params)?.questions ?? [])
  if (nameOf(library) === 'H5P.Column')
    return inside((read(column, params)?.content ?? []).map(({ content }) => content))
  return [{ library, title, params }]
}

const read = <T>(schema: z.ZodType<T>, params: unknown): T | undefined => schema.safeParse(params).data

const UNREADABLE = '內容的寫法不認得'

function practiceOf(parts: readonly Exercise[], title: string, language: Language): MadeModule | string {
  let id = 0
  const questions = parts.flatMap(({ params }) => {
    const own = read(multiChoice, params)
    const text = plainText(own?.question ?? '').slice(0, MOST.text)
    const options = (own?.answers ?? [])
      .map((answer) => ({ ...answer, text: plainText(answer.text).slice(0, MOST.word) }))
      .filter((answer) => answer.text)
      .slice(0, MOST.options)
    if (!own || !text || options.length < 2) return []
    return {
      question: { ...said(text, language), ...pictureOf(own.media?.type?.params.file) },
      reactable_options: options.map((option) => {
        const analysis = plainText(option.tipsAndFeedback?.chosenFeedback ?? '').slice(0, MOST.text)
        return {
          id: ++id,
          ...said(option.text, language),
          is_correct: option.correct,
          ...(analysis && { analysis: { text: analysis } }),
        }
      }),
    }
  })
  if (questions.length === 0) return UNREADABLE
  return { type: 'practice', title, count: questions.length, content: { questions } }
}

function gameOf(parts: readonly Exercise[], title: string, language: Language): MadeModule | string {
  const lines: (GapLine & { others: string[] })[] = parts.flatMap(({ library, params }) => {
    if (nameOf(library) === 'H5P.DragText') {
      const own = read(dragText, params)
      const others = markedWords(plainText(own?.distractors ?? ''))
      return gapLines(linesOf(own?.textField ?? '')).map((line) => ({ ...line, others }))
    }
    const own = read(blanks, params)
    return (own?.questions ?? []).flatMap((question) =>
      gapLines([plainText(question)]).map((line) => ({ ...line, others: [] })),
    )
  })
  if (lines.length === 0) return UNREADABLE
  let id = 0
  const questions = lines.slice(0, MOST.questions).flatMap((line) => {
    // Where nothing wrong is given, the words of the other sentences are.
    const given = line.others.length > 0 ? line.others : lines.flatMap((own) => own.answers)
    const wrong = [...new Set(given)].filter((own) => !line.answers.includes(own)).slice(0, 3)
    const options = [
      ...line.answers.map((text) => ({ text, is_correct: true })),
      ...wrong.map((text) => ({ text, is_correct: false })),
    ].slice(0, MOST.options)
    if (options.length < 2 || line.answers.length > MOST.options) return []
    return {
      question: said(line.text.slice(0, MOST.text), language),
      reactable_options: options.map(({ text, is_correct }) => ({
        id: ++id,
        ...said(text.slice(0, MOST.word), language),
        is_correct,
      })),
    }
  })
  if (questions.length === 0) return '只有一個空格，沒有別的詞可以選'
  return { type: 'sentence_game', title, count: questions.length, content: { questions } }
}

interface Card {
  hakka: string
  chinese: string
  image: { path: string } | undefined
  audio: readonly { path: string }[] | undefined
}

/** The front is what is learnt, the back what it means. */
const dialogsOf = ({ params }: Exercise): Card[] =>
  (read(dialogCards, params)?.dialogs ?? []).map(({ text, answer, image, audio }) => ({
    hakka: plainText(text),
    chinese: plainText(answer),
    image,
    audio,
  }))

/** The answer is what is learnt, the question beside it is asked of a picture. */
const flashcardsOf = ({ params }: Exercise): Card[] =>
  (read(flashcards, params)?.cards ?? []).map(({ text, answer, image }) => ({
    hakka: plainText(answer),
    chinese: plainText(text),
    image,
    audio: undefined,
  }))

function cardsOf(part: Exercise, cards: readonly Card[]): MadeModule | string {
  const words = cards
    .filter(({ hakka }) => hakka)
    .slice(0, MOST.words)
    .map(({ hakka, chinese, image, audio }) => ({
      text: {
        hakka: hakka.slice(0, MOST.text),
        pinyin: '',
        chinese: chinese.slice(0, MOST.text),
        ...pictureOf(image),
        ...soundOf(audio, 'audio'),
      },
    }))
  if (words.length === 0) return UNREADABLE
  return { type: 'kid_vocabulary', title: part.title.slice(0, 100), count: words.length, content: { words } }
}

function pairsOf(part: Exercise, language: Language): MadeModule | string {
  const groups = (read(memoryGame, part.params)?.cards ?? []).slice(0, MOST.pairs).flatMap((card) => {
    const [alt, match] = [plainText(card.imageAlt), plainText(card.matchAlt)]
    const text = plainText(card.description) || alt
    const first = {
      ...pictureOf(card.image),
      ...soundOf(card.audio, 'sound'),
      ...(alt && { alt: alt.slice(0, 200) }),
    }
    const second = card.matchImage
      ? {
          ...pictureOf(card.matchImage),
          ...soundOf(card.matchAudio, 'sound'),
          ...(match && { alt: match.slice(0, 200) }),
        }
      : text
        ? { ...said(text.slice(0, MOST.word), language), ...soundOf(card.matchAudio, 'sound') }
        : { ...pictureOf(card.image), ...(alt && { alt: alt.slice(0, 200) }) }
    const isWhole = (own: object) => 'image' in own || 'sound' in own || 'text' in own
    return isWhole(first) && isWhole(second) ? { items: { '1': first, '2': second } } : []
  })
  if (groups.length < 2) return '要有兩對以上的卡片'
  return { type: 'word_matching', title: part.title.slice(0, 100), count: groups.length, content: { groups } }
}
