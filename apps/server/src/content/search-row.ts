import { foldHakka, gramsOf } from '@hakka/hakka/fold'
import { parsePinyin } from '@hakka/hakka/pinyin'
import { lettersOf } from '@hakka/hakka/typed'
import type { lessons } from '../db/tables/content.ts'
import type { lessonSearch } from '../db/tables/search.ts'
import type { LessonText } from './lesson-texts.ts'

type Lesson = typeof lessons.$inferSelect
type Row = typeof lessonSearch.$inferInsert

/** What names something that is searched for. */
interface Named {
  title: string
  titlePinyin: string
  titleChinese: string
  officialName: string
}

type SearchedText = Pick<LessonText, 'kind' | 'folded' | 'pinyin' | 'chinese'>

/** What course search looks through of a lesson. */
export const searchRow = (lesson: Lesson, texts: readonly LessonText[]): Row => ({
  lessonId: lesson.id,
  dialectId: lesson.dialectId,
  stepNo: lesson.stepNo,
  semesterNo: lesson.semesterNo,
  no: lesson.no,
  courseType: courseTypeOf(lesson),
  ...searchedOf(lesson, texts),
})

/** Names, texts, and tokens of one and two characters or syllables. */
export function searchedOf(
  named: Named,
  texts: readonly SearchedText[],
): Pick<Row, 'names' | 'body' | 'grams'> {
  const title = [foldHakka(named.title), foldHakka(named.titleChinese)]
  const official = foldHakka(named.officialName)
  const body = texts.flatMap(({ folded, chinese = '' }) => [folded, foldHakka(chinese)])
  const readings = texts.map(({ pinyin }) => pinyin)
  const words = texts.filter(({ kind }) => kind === 'word')
  const wordGrams = new Set([
    ...words.flatMap(({ folded, chinese = '' }) => [folded, foldHakka(chinese)]).flatMap(gramsOf),
    ...words.flatMap(({ pinyin }) => pinyinTokens(pinyin)),
  ])
  const grams = new Set([
    ...[...title, official, ...body].flatMap(gramsOf),
    ...[named.titlePinyin, ...readings].flatMap(pinyinTokens),
  ])
  return {
    names: [...title, ...pinyinLines(named.titlePinyin), `#${official}`].join('\n'),
    body: [...new Set([...body, ...readings.flatMap(pinyinLines)])].join('\n'),
    grams: [...grams, ...[...wordGrams].map((gram) => `=${gram}`)],
  }
}

/** By what the official name says; a name that says nothing leaves it to the lesson's own type. */
function courseTypeOf({ officialName, typeNo }: Lesson): number {
  if (officialName.includes('自學')) return 3
  if (officialName.includes('進階')) return 2
  return officialName.includes('基礎') ? 1 : typeNo
}

/** Spaces around: a syllable is looked for as a whole. */
const pinyinLines = (pinyin: string) => (pinyin ? [` ${lettersOf(pinyin)} `, ` ${tonedOf(pinyin)} `] : [])

const tonedOf = (pinyin: string) =>
  parsePinyin(pinyin)
    .map(({ letters, tone }) => letters + tone)
    .join(' ')

/** `~ngai`, `~ngai11`, `~ngai oi`, `~ngai11 oi55`, and with one tone alone: `~ngai oi55`, `~ngai11 oi`. */
function pinyinTokens(pinyin: string): string[] {
  const forms = parsePinyin(pinyin).map(({ letters, tone }) => [letters, `${letters}${tone}`])
  return forms.flatMap((own, at) => {
    const before = forms[at - 1] ?? []
    return [...own, ...before.flatMap((first) => own.map((second) => `${first} ${second}`))].map(
      (token) => `~${token}`,
    )
  })
}
