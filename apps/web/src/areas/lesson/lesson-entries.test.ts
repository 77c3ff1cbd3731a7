import type { Lesson, LessonModule } from '@hakka/contract/lesson'
import { describe, expect, it } from 'vitest'
import { lessonGroups, lessonVocabulary, modulesOf } from './lesson-entries.ts'

const word = (hakka: string) => ({ text: { hakka, pinyin: 'ga24', audio: { url: `/files/${hakka}.mp3` } } })

const aModule = (no: number, change: Partial<LessonModule> = {}): LessonModule => ({
  id: 100 + no,
  version_id: 200 + no,
  no,
  code: `A${no}`,
  type: 'text',
  type_name: '文字',
  name: `活動 ${no}`,
  title: '',
  description: '',
  content: {},
  lesson_id: 1,
  lesson_no: 2,
  step_no: 5,
  type_no: 1,
  dialect_id: 1,
  semester_no: 2,
  activity_no: 1,
  level_no: 3,
  ...change,
})

const aLesson = (first: LessonModule[], second: LessonModule[] = []): Lesson => ({
  id: 1,
  no: 2,
  level_no: 3,
  step_no: 5,
  semester_no: 2,
  part_no: 2,
  part_name: '單元二',
  type_no: 1,
  dialect_id: 1,
  title: '市場',
  title_text: { hakka: '市場', pinyin: 'sii55 cong11' },
  official_name: '',
  target_name: '',
  thumbnail: { file: null },
  student_book: { file: null },
  teacher_book: { file: null },
  activities: {
    1: { steps: [], modules: first },
    2: { steps: [], modules: second },
    3: { steps: [], modules: [] },
  },
  dialects: [],
  font: null,
  version: 1,
})

describe('the side menu of a lesson', () => {
  it('counts modules over the activities and leaves empty ones out', () => {
    const groups = lessonGroups(aLesson([aModule(1), aModule(2)], [aModule(3)]), {
      done: new Map([[2, null]]),
      begun: new Set([3]),
    })
    expect(groups.map(({ title }) => title)).toEqual(['活動一', '活動二'])
    expect(groups.flatMap(({ entries }) => entries).map(({ no, done, begun }) => [no, done, begun])).toEqual([
      [1, false, false],
      [2, true, false],
      [3, false, true],
    ])
  })

  it('gives the modules in the same order', () => {
    expect(modulesOf(aLesson([aModule(1)], [aModule(2), aModule(3)])).map(({ no }) => no)).toEqual([1, 2, 3])
  })

  it('lists the words of a vocabulary module as its items', () => {
    const lesson = aLesson([aModule(1, { type: 'word', content: { words: [word('屋'), word('茶')] } })])
    expect(
      lessonGroups(lesson, { done: new Map(), begun: new Set() })[0]?.entries[0]?.items.map(
        ({ title }) => title,
      ),
    ).toEqual(['屋', '茶'])
  })
})

describe('what views get of a lesson', () => {
  it('is the words of both vocabulary types', () => {
    const words = lessonVocabulary([
      aModule(1, { type: 'kid_vocabulary', content: { words: [word('屋')] } }),
      aModule(2, { type: 'practice', content: { words: [word('水')] } }),
      aModule(3, { type: 'word', content: { words: [word('茶')] } }),
      aModule(4, { type: 'word', content: 'no words', broken: true }),
    ])
    expect(words.map(({ text }) => text.hakka)).toEqual(['屋', '茶'])
  })
})
