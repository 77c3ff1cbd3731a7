import { expect, test } from 'vitest'
import { textsOf } from './lesson-texts.ts'
import { searchRow } from './search-row.ts'

const audio = { url: '/files/a.mp3', synthetic: true }
const word = (hakka: string, pinyin: string, chinese: string) => ({ text: { hakka, pinyin, chinese, audio } })
const brief = (modules: Parameters<typeof textsOf>[0]) =>
  textsOf(modules).map(({ kind, text, chinese, moduleNo }) => `${moduleNo} ${kind} ${text} ${chinese}`)

test('words come first, then sentences; each once, with its translation and sound from wherever they are', () => {
  const texts = textsOf([
    {
      no: 1,
      type: 'text',
      version: 1,
      content: { content: '<p><span lang="hak" data-pinyin="a24 gung24">阿公</span></p>' },
    },
    {
      no: 2,
      type: 'article',
      version: 1,
      content: {
        sentences: [
          { hakka: { text: '[阿公]來。', pinyin: 'a24 gung24 loi11' }, chinese: { text: '爺爺來。' } },
          { hakka: { text: '阿公', pinyin: 'a24 gung24' }, chinese: { text: '' } },
        ],
      },
    },
    { no: 3, type: 'word', version: 1, content: { words: [word('阿公', 'a24 gung24', '爺爺')] } },
  ])
  expect(texts).toEqual([
    {
      moduleNo: 3,
      kind: 'word',
      text: '阿公',
      folded: '阿公',
      pinyin: 'a24 gung24',
      chinese: '爺爺',
      sound: '/files/a.mp3',
      synthetic: true,
    },
    {
      moduleNo: 2,
      kind: 'sentence',
      text: '阿公來。',
      folded: '阿公來',
      pinyin: 'a24 gung24 loi11',
      chinese: '爺爺來。',
      sound: null,
      synthetic: false,
    },
  ])
})

test('what two readings tell apart are two texts', () => {
  const words = [word('擔', 'dam24', '挑'), word('擔', 'dam55', '擔子')]
  expect(brief([{ no: 1, type: 'kid_vocabulary', version: 1, content: { words } }])).toEqual([
    '1 word 擔 挑',
    '1 word 擔 擔子',
  ])
})

test('a sentence in pieces is put together in its order, and wrong answers are left out', () => {
  const piece = (text: string, pinyin: string, origin_index?: number) => ({ text, pinyin, origin_index })
  expect(
    brief([
      {
        no: 1,
        type: 'sentence_pattern_practice_line_up',
        version: 1,
        content: {
          sentences: [
            {
              terms: [piece('坐', 'co24', 1), piece('。', '', 2), piece('阿公', 'a24 gung24', 0)],
              chinese: '爺爺坐。',
            },
          ],
        },
      },
      {
        no: 2,
        type: 'practice',
        version: 1,
        content: {
          questions: [
            {
              question: { text: '哪一個是水果？', lang: 'zh' },
              reactable_options: [
                { id: 1, text: '弓蕉', pinyin: 'giung24 zeu24', is_correct: true },
                { id: 2, text: '桌仔', pinyin: 'zog2 e31', is_correct: false },
              ],
            },
          ],
        },
      },
    ]),
  ).toEqual(['1 sentence 阿公坐。 爺爺坐。', '2 sentence 弓蕉 '])
})

const lesson = (officialName: string, typeNo: number) => ({
  id: 1,
  packId: null,
  packPath: null,
  stepNo: 1,
  semesterNo: 1,
  typeNo,
  dialectId: 1,
  no: 1,
  title: '阿公',
  titlePinyin: 'a24 gung24',
  titleChinese: '爺爺',
  officialName,
  thumbnailFileId: null,
  studentBookFileId: null,
  teacherBookFileId: null,
  activitySteps: {},
  version: 1,
  state: 'published' as const,
  deskVersion: 0,
  editedAt: null,
  editedBy: null,
  createdBy: null,
  createdAt: new Date(0),
  updatedAt: new Date(0),
})

test('the row has characters and pairs, syllables with and without tones, and the words a second time', () => {
  const row = searchRow(
    lesson('基礎 阿公', 1),
    textsOf([{ no: 1, type: 'word', version: 1, content: { words: [word('厓', 'ngai11', '我')] } }]),
  )
  expect(row.names).toBe('阿公\n爺爺\n a gung \n a24 gung24 \n#基礎阿公')
  expect(row.grams).toEqual(
    expect.arrayContaining([
      '阿',
      '阿公',
      '𠊎',
      '我',
      '~ngai',
      '~ngai11',
      '=𠊎',
      '=我',
      '=~ngai',
      '~a gung',
      '~a24 gung',
    ]),
  )
  expect(row.grams).not.toContain('=阿公')
})

test.each([
  ['基礎 第一課', 2, 1],
  ['進階 第一課', 1, 2],
  ['自學 第一課', 1, 3],
  ['第一課', 2, 2],
])('%s of type %i is a course of type %i', (name, typeNo, expected) =>
  expect(searchRow(lesson(name, typeNo), []).courseType).toBe(expected),
)
