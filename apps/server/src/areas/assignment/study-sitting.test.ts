import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { importPack } from '../../content/import.ts'
import { readPack } from '../../content/read.ts'
import { tinyPack } from '../../content/testing/tiny-pack.ts'
import { studyPack, tinyStudy } from '../../content/testing/tiny-study.ts'
import { studyItems } from '../../db/tables/self-study.ts'
import { attempts } from '../../db/tables/study.ts'
import { assign } from '../../testing/assignments.ts'
import { person, schoolClass, stay, teacherOf } from '../../testing/classes.ts'
import { cellsOf } from '../../testing/report-cells.ts'
import { testServer } from '../../testing/server.ts'

const server = testServer()
const LISTENING = 'listening/l1-c1-d1.json'
const WRITING = 'writing/c1-n1-d1.json'

const audio = { url: 'audio/a.mp3', synthetic: true }
const { [LISTENING]: listening, [WRITING]: writing } = tinyStudy
const [cloze, article] = writing.set.questions

beforeAll(async () => {
  const [heard, ...silent] = listening.dialogues
  const files = {
    ...tinyStudy,
    [LISTENING]: {
      ...listening,
      dialogues: [
        {
          ...heard,
          sentences: heard?.sentences.map((own) => ({ ...own, hakka: { ...own.hakka, audio } })),
        },
        ...silent,
      ],
    },
    // The second text is the first after one that is written freely.
    [WRITING]: { ...writing, set: { ...writing.set, questions: [cloze, article, cloze] } },
  }
  await importPack(server().services, await readPack(await tinyPack(studyPack(files))))
})

const TEACHING = '/api/my/teaching-class/assignment'
const PATH = '/api/my/learning-class/assignment'

/** The theme that dialogues stand in, or the set of texts with gaps. */
async function firstOf(of: 'listening' | 'writing'): Promise<number> {
  const [row] = await server().services.db.select().from(studyItems).where(eq(studyItems.kind, of))
  return (of === 'listening' ? row?.categoryId : row?.id) ?? 0
}

/** A test of a theme of listening, or of a set with gaps, and a pupil who may sit it. */
async function sitting(of: 'listening' | 'writing') {
  const teacher = await teacherOf(server())
  const { id: classId } = await schoolClass(server(), [teacher])
  const pupil = await person(server(), { name: '學生甲', isStudent: true })
  await stay(server(), { classId, userId: pupil.id })
  const source = { of, id: await firstOf(of), dialect_id: 1 }
  const { id, items } = await assign(server(), teacher, { ...source, class_id: classId, mode: 'test' })
  const [item] = items
  if (!item) throw new Error('no item')
  const open = async (no?: number) =>
    (await pupil.ask(`GET ${PATH}/test?id=${id}&item_id=${item.id}${no ? `&no=${no}` : ''}`)).body.data
  const send = (no: number, answer: unknown) =>
    pupil.ask(`POST ${PATH}/test`, { id, item_id: item.id, no, answer })
  const handIn = () => pupil.ask(`POST ${PATH}/hand-in`, { id })
  const cells = async () => cellsOf((await teacher.ask(`GET ${TEACHING}/report?id=${id}`)).body.data)
  const answers = async () => (await pupil.ask(`GET ${PATH}/answers?id=${id}`)).body
  const ofClass = async () => (await teacher.ask(`GET ${TEACHING}/answers?id=${id}`)).body.data.questions
  return { teacher, pupil, id, item, items, open, send, handIn, cells, answers, ofClass }
}

/** By what the pack says, whatever was asked. */
const LINES = listening.dialogues[0]?.sentences.map(({ hakka, role }) => ({ text: hakka.text, role })) ?? []
const NAMES: Record<string, string> = { mother: '阿姆', boy: '老弟' }
interface Asked {
  kind: string
  about: { no: number } | null
  options: { text: string }[]
}
const isRight = ({ kind, about }: Asked, text: string) => {
  if (kind === 'said') return LINES.some((line) => line.text === text)
  const at = (about?.no ?? 0) - 1
  return text === (kind === 'order' ? LINES[at + 1]?.text : NAMES[LINES[at]?.role ?? ''])
}
const option = (asked: Asked, right: boolean) =>
  asked.options.find(({ text }) => isRight(asked, text) === right)?.text ?? ''

describe('a test of listening', () => {
  test('takes the dialogues that can be heard, and asks without a key: neither sounds nor meanings of options, no text', async () => {
    const { items, open, item } = await sitting('listening')
    expect(items).toHaveLength(1)
    const said = await open()
    expect(said).toMatchObject({
      no: 1,
      given: null,
      level_no: 1,
      items: [{ id: item.id, question_count: 3, answered: [] }],
      asked: { of: 'dialogue', kind: 'said', text: '', about: null },
    })
    expect(said.asked.sounds).toHaveLength(4)
    expect(said.faces).toMatchObject([{ family: 'HakkaLesson' }, { family: 'HakkaCheck' }])
    for (const own of said.asked.options)
      expect(Object.keys(own).sort()).toEqual(['face', 'image_url', 'pinyin', 'text'])
    expect(JSON.stringify(said)).not.toContain('answer"')
    // Of what is heard nothing is written, but for the sentence that is asked about.
    expect(said.asked.options.filter(({ text }: { text: string }) => isRight(said.asked, text))).toHaveLength(
      1,
    )
    const order = await open(2)
    expect(order.asked).toMatchObject({
      kind: 'order',
      about: { hakka_sentence: { text: expect.any(String) } },
    })
    expect((await open(4))?.no).toBeUndefined()
  })

  test('keeps what is picked last, tells nothing, and marks it when it is handed in', async () => {
    const { open, send, handIn, cells, answers, ofClass, pupil } = await sitting('listening')
    const [said, order] = [(await open(1)).asked, (await open(2)).asked]
    expect((await send(1, { picked: option(said, false) })).body).toEqual({ data: { answered: [1] } })
    expect((await open(1)).given).toMatchObject([{ text: option(said, false) }])
    await send(1, { picked: option(said, true) })
    expect((await send(2, { picked: option(order, false) })).body).toEqual({ data: { answered: [1, 2] } })
    expect((await open()).no).toBe(3)
    expect(await cells()).toMatchObject([{ state: 'not_started' }])
    expect((await answers()).data).toBeUndefined()
    expect((await handIn()).body.message).toBe('交卷了，可以看結果了')
    expect(await cells()).toMatchObject([
      { state: 'needs_help', first: { earned: 1, total: 3 }, tries: 1, claimed: false },
    ])
    const { questions } = (await answers()).data
    expect(questions).toMatchObject([
      { no: 1, missed: 0 },
      { no: 2, missed: 1, wrong: [{ given: [{ text: option(order, false) }] }] },
      // What nobody answered is told as what was missed, with what would have been right.
      { no: 3, missed: 1, right: [{}], wrong: [{ given: [] }] },
    ])
    expect(questions[1].right).toMatchObject([{ text: option(order, true) }])
    expect(await ofClass()).toHaveLength(3)
    const rows = await server().services.db.select().from(attempts).where(eq(attempts.userId, pupil.id))
    expect(rows).toMatchObject([{ thing: 'dialogue', earned: 1, total: 3 }])
  })

  test('refuses what was no option', async () => {
    const { send } = await sitting('listening')
    for (const answer of [{ picked: '大家來食飯！！' }, { picked: '' }, {}, 'all', { picked: 1 }])
      expect((await send(1, answer)).status).toBe(422)
  })
})

describe('a test of texts with gaps', () => {
  /** The places of words in the bank that is shown. */
  const places = ({ words }: { words: { text: string }[] }, ...texts: string[]) =>
    Object.fromEntries(
      texts.map((text, at) => [`gap-${at + 1}`, [words.findIndex((word) => word.text === text)]]),
    )

  test('shows the text and the bank, and neither reading nor words of the gaps', async () => {
    const { open } = await sitting('writing')
    const shown = await open()
    expect(shown.items).toMatchObject([{ question_count: 2, answered: [] }])
    expect(shown.asked).toEqual({
      of: 'cloze_set',
      text: '𠊎愛①，毋愛②。',
      pinyin: 'ngai11 oi55 m11 oi55',
      gaps: 2,
      words: [
        { text: '啉茶', pinyin: 'lim24 ca11' },
        { text: '食飯', pinyin: 'siid5 fan55' },
      ],
    })
  })

  test('marks each text by its gaps; one that nobody filled is worth nothing', async () => {
    const { open, send, handIn, cells, answers, pupil } = await sitting('writing')
    const { asked } = await open()
    expect((await send(1, places(asked, '食飯', '啉茶'))).body).toEqual({ data: { answered: [1] } })
    expect((await open()).no).toBe(2)
    await handIn()
    expect(await cells()).toMatchObject([
      { state: 'needs_help', first: { earned: 2, total: 4 }, best: { earned: 2, total: 4 }, tries: 1 },
    ])
    const { questions } = (await answers()).data
    expect(questions).toMatchObject([
      { no: 1, missed: 0, right: [{ text: '食飯' }] },
      { no: 2, missed: 0 },
      { no: 3, missed: 1, wrong: [{ given: [] }] },
      { no: 4, missed: 1 },
    ])
    const rows = await server().services.db.select().from(attempts).where(eq(attempts.userId, pupil.id))
    expect(rows.map(({ item, earned }) => [item, earned]).sort()).toEqual([
      [1, 2],
      [3, 0],
    ])
  })

  test('of which an editor has since left none is not there, and does not keep the rest from being handed in', async () => {
    const { teacher, pupil, id, item, handIn } = await sitting('writing')
    const { db } = server().services
    const place = eq(studyItems.id, item.thingId)
    const [before] = await db.select().from(studyItems).where(place)
    const content = { ...writing.set, questions: [article] }
    // Under one version an item never changes.
    await db.update(studyItems).set({ content, version: 2 }).where(place)
    try {
      const path = `assignment/test?id=${id}&item_id=${item.id}`
      expect((await pupil.ask(`GET /api/my/learning-class/${path}`)).status).toBe(404)
      expect((await teacher.ask(`GET /api/my/teaching-class/${path}`)).status).toBe(404)
      expect((await handIn()).status).toBe(200)
    } finally {
      await db.update(studyItems).set({ content: before?.content, version: 3 }).where(place)
    }
  })

  test('refuses words that are not in the bank', async () => {
    const { send } = await sitting('writing')
    for (const answer of [{ 'gap-1': [7] }, { 'gap-1': ['食飯'] }, null, ['食飯', '啉茶']])
      expect((await send(1, answer)).status).toBe(422)
  })
})

test('a theme without any sound is practised, and no test', async () => {
  const teacher = await teacherOf(server())
  const path = '/api/my/teaching-class/assignment/choices'
  const choices = (await teacher.ask(`GET ${path}?of=listening&id=${await firstOf('listening')}`)).body.data
  expect(choices.items.map(({ asks }: { asks: boolean }) => asks)).toEqual([true, false])
  expect(choices.can_test).toBe(true)
})
