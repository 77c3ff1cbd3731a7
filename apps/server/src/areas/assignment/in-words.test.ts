import type { CheckQuestion } from '@hakka/contract/listening'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { importPack } from '../../content/import.ts'
import { readPack } from '../../content/read.ts'
import { tinyPack } from '../../content/testing/tiny-pack.ts'
import { studyPack } from '../../content/testing/tiny-study.ts'
import { studyCategories, studyItems } from '../../db/tables/self-study.ts'
import { assign } from '../../testing/assignments.ts'
import { person, schoolClass, stay, teacherOf } from '../../testing/classes.ts'
import { testServer } from '../../testing/server.ts'

const server = testServer()

beforeAll(async () => {
  await importPack(server().services, await readPack(await tinyPack(studyPack())))
})

type Person = Awaited<ReturnType<typeof person>>

async function given(of: 'listening' | 'writing') {
  const { db } = server().services
  // A theme of dialogues, a set with gaps.
  const [theme] =
    of === 'listening'
      ? await db.select().from(studyCategories).where(eq(studyCategories.kind, of))
      : await db.select().from(studyItems).where(eq(studyItems.kind, of))
  const teacher = await teacherOf(server())
  const { id: classId } = await schoolClass(server(), [teacher])
  const pupils = await Promise.all(
    ['學生甲', '學生乙'].map(async (name) => {
      const pupil = await person(server(), { name, isStudent: true })
      await stay(server(), { classId, userId: pupil.id })
      return pupil
    }),
  )
  const { id, items } = await assign(server(), teacher, {
    class_id: classId,
    of,
    id: theme?.id ?? 0,
    dialect_id: 1,
  })
  const [one, other] = pupils
  if (!one || !other) throw new Error('two pupils')
  return { teacher, one, other, id, items }
}

let sent = 0
const answer = (pupil: Person, fields: object) =>
  pupil.ask('POST /api/my/attempts', { attempts: [{ key: `in-words-${++sent}`, ...fields }] })

const questionsOf = async (teacher: Person, id: number) =>
  (await teacher.ask(`GET /api/my/teaching-class/assignment/answers?id=${id}`)).body.data.questions

test('a check of a dialogue is told in words: what was asked, what is right, what was picked instead', async () => {
  const { teacher, one, other, id, items } = await given('listening')
  const thing = { thing: 'dialogue', thing_id: items[0]?.thingId }
  const check = await one.ask(`GET /api/self_study/listening/check?id=${thing.thing_id}`)
  const questions: CheckQuestion[] = check.body.data.questions
  const picks = (option: (own: CheckQuestion) => number) =>
    questions.map((own) => ({ kind: own.kind, at: own.at, picked: own.options[option(own)]?.text ?? '' }))
  const wrong = picks((own) => (own.answer === 0 ? 1 : 0))
  await answer(one, { ...thing, answer: wrong })
  await answer(one, { ...thing, answer: picks((own) => own.answer) })
  await answer(other, { ...thing, answer: picks((own) => own.answer) })
  const told = (await questionsOf(teacher, id)).toSorted(
    (a: { no: number }, b: { no: number }) => a.no - b.no,
  )
  expect(told).toHaveLength(3)
  for (const [at, own] of told.entries()) {
    const question = questions[at]
    expect(own).toMatchObject({ no: at + 1, answered: 2, missed: 1, wrong: [{ count: 1 }] })
    expect(own.right[0].text).toBe(question?.options[question.answer]?.text)
    expect(own.wrong[0].given[0].text).toBe(wrong[at]?.picked)
    // Hakka has its reading, also of what another dialogue says.
    expect([own.right[0].pinyin, own.wrong[0].given[0].pinyin]).not.toContain('')
  }
  expect(told.map(({ prompt }: { prompt: string }) => prompt)).toEqual([
    '',
    '這一句說完，下一句是哪一句？',
    '這一句是誰說的？',
  ])
  expect(told[0].asked).toMatchObject({ text: '哪一句是這段對話裡說過的？', pinyin: '' })
})

test('a set with gaps is told gap by gap, each in its sentence, by the first try', async () => {
  const { teacher, one, other, id, items } = await given('writing')
  const thing = { thing: 'cloze_set', thing_id: items[0]?.thingId, item: 1 }
  await answer(one, { ...thing, answer: ['啉茶', ''] })
  await answer(one, { ...thing, answer: ['食飯', '啉茶'] })
  await answer(other, { ...thing, answer: ['食飯', '啉茶'] })
  const told = (await questionsOf(teacher, id)).toSorted(
    (a: { no: number }, b: { no: number }) => a.no - b.no,
  )
  expect(told).toMatchObject([
    {
      no: 1,
      asked: { text: '𠊎愛＿＿，毋愛啉茶。' },
      right: [{ text: '食飯', pinyin: 'siid5 fan55' }],
      answered: 2,
      missed: 1,
      wrong: [{ given: [{ text: '啉茶' }], count: 1 }],
    },
    { no: 2, asked: { text: '𠊎愛食飯，毋愛＿＿。' }, missed: 1, wrong: [{ given: [], count: 1 }] },
  ])
})
