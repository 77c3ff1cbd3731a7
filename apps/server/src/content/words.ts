import { dialectName, levelOfStep } from '@hakka/contract/constants'
import { plainText } from '@hakka/hakka/characters'
import type { Part } from '@hakka/modules/server'
import { lessonParts } from './lesson-parts.ts'
import type { Pack, PackLesson, PackProblem } from './pack.ts'
import { readingPairs } from './pairs.ts'

/** New words that a lesson may bring: up to level 2, and above. */
const NEW_WORDS_LOW = 10
const NEW_WORDS_HIGH = 14
const LAST_LOW_LEVEL = 2
/** Of a lesson's different sentences, so many may say that something is very … */
const VERY_SHARE = 0.1
/** … by one of these words of degree, as they stand in the six dialects. */
const VERY = '當盡真蓋'
/** Words that begin or end with such a character and tell no degree. */
const NO_DEGREE =
  /當晝|當時|當中|當初|當面|當兵|當頭|當選|當毋|當作|當做|應當|上當|定當|便當|盡[量力心]|真正|真个|認真|天真|蓋[被屋等好]|鍋蓋|天蓋/g

/** What a lesson teaches. */
export interface LessonWords {
  file: string
  lesson: PackLesson
  /** Words on cards that no earlier lesson of the dialect had, and those that one had. */
  fresh: string[]
  repeated: string[]
  /** Different sentences, and those with a word for "very". */
  sentences: string[]
  very: string[]
}

/** Every lesson's words, dialect by dialect in the order of teaching. */
export function wordsOf(pack: Pack): LessonWords[] {
  const order = ({ dialect_id, step_no, semester_no, type_no, no }: PackLesson) =>
    (((dialect_id * 100 + step_no) * 10 + semester_no) * 10 + type_no) * 1000 + no
  const taught = new Map<number, Set<string>>()
  return [...pack.lessons]
    .toSorted(([, a], [, b]) => order(a.lesson) - order(b.lesson))
    .map(([file, { lesson }]) => {
      const parts = lessonParts(lesson)
      const known = taught.get(lesson.dialect_id) ?? new Set()
      const cards = [...new Set(cardsOf(parts))]
      const fresh = cards.filter((word) => !known.has(word))
      const repeated = cards.filter((word) => known.has(word))
      taught.set(lesson.dialect_id, new Set([...known, ...fresh]))
      const sentences = sentencesOf(parts, lesson.dialect_id)
      return { file, lesson, fresh, repeated, sentences, very: sentences.filter(saysVery) }
    })
}

/** Where a lesson teaches too much at once, or says "very" too often. */
export function wordProblems(pack: Pack): PackProblem[] {
  return wordsOf(pack).flatMap(({ file, lesson, fresh, sentences, very }) => {
    const most = levelOfStep(lesson.step_no) <= LAST_LOW_LEVEL ? NEW_WORDS_LOW : NEW_WORDS_HIGH
    const problems: PackProblem[] = []
    if (fresh.length > most) {
      const reason = `新詞有 ${fresh.length} 個，最多 ${most} 個：${fresh.join('、')}`
      problems.push({ file, path: '$.activities', reason })
    }
    if (very.length > VERY_SHARE * sentences.length) {
      const share = `${very.length}／${sentences.length} 句`
      const reason = `用「當、盡、真、蓋」表示「很」的句子太多（${share}，最多一成）：${very.join(' ')}`
      problems.push({ file, path: '$.activities', reason })
    }
    return problems
  })
}

/** The table of `npm run content -- words`, a paragraph a lesson, a line a dialect at the end. */
export function wordTable(pack: Pack): string[] {
  const all = wordsOf(pack)
  const lines = all.flatMap(({ file, lesson, fresh, repeated, sentences, very }) => [
    `${dialectName(lesson.dialect_id)} ${lesson.official_name}（${file}）`,
    `  新詞 ${fresh.length}：${fresh.join(' ')}`,
    ...(repeated.length > 0 ? [`  教過 ${repeated.length}：${repeated.join(' ')}`] : []),
    `  句子 ${sentences.length}，表示「很」的 ${shareOf(very, sentences)}`,
  ])
  const byDialect = Map.groupBy(all, ({ lesson }) => lesson.dialect_id)
  const sums = [...byDialect].map(([dialectId, lessons]) => {
    const words = lessons.reduce((sum, { fresh }) => sum + fresh.length, 0)
    const sentences = [...new Set(lessons.flatMap((own) => own.sentences))]
    const very = shareOf(sentences.filter(saysVery), sentences)
    return `${dialectName(dialectId)}：${lessons.length} 課，${words} 個詞，${sentences.length} 個不同的句子，表示「很」的 ${very}`
  })
  return [...lines, ...sums]
}

function shareOf(very: readonly string[], sentences: readonly string[]): string {
  const by = [...VERY].map((word) => [word, very.filter((text) => text.includes(word)).length] as const)
  const found = by.filter(([, count]) => count > 0).map(([word, count]) => `${word} ${count}`)
  const percent = Math.round((100 * very.length) / Math.max(1, sentences.length))
  return `${very.length}（${percent} %）${found.length > 0 ? `：${found.join('、')}` : ''}`
}

export function saysVery(sentence: string): boolean {
  return new RegExp(`[${VERY}](?=\\p{Script=Han})`, 'u').test(sentence.replace(NO_DEGREE, ''))
}

const cardsOf = (parts: readonly Part[]) =>
  parts.flatMap((part) => (part.is === 'hakka' && part.as === 'card' ? part.text : []))

/** Whole sentences: what ends like one and has no gap. */
function sentencesOf(parts: readonly Part[], dialectId: number): string[] {
  const texts = [...readingPairs(parts, dialectId)].map(({ text }) => plainText(text).trim())
  return [...new Set(texts.filter((text) => /[。！？!?…]$/.test(text) && !/[＿_○□]/.test(text)))]
}
