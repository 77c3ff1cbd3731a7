import { type ModuleType, moduleTypes } from '@hakka/modules/server'
import { beforeAll, describe, expect, it } from 'vitest'
import { importPack } from '../../content/import.ts'
import { readPack } from '../../content/read.ts'
import { sampleOf } from '../../content/sample.ts'
import { tinyLesson, tinyPack, withUids } from '../../content/testing/tiny-pack.ts'
import { session, user } from '../../testing/builders.ts'
import { testServer } from '../../testing/server.ts'

const server = testServer()
const exercises = [...moduleTypes.values()].filter((type) => type.asks)
let editor: Record<string, string>

beforeAll(async () => {
  editor = await session(server(), await user(server(), { roles: ['lesson_editor'] }))
})

async function ask(place: object, answer: unknown, headers = editor) {
  const payload = { place, answer }
  const { statusCode, json } = await server().app.inject({
    method: 'POST',
    url: '/api/verdict',
    headers,
    payload,
  })
  return { status: statusCode, body: json() }
}
const sample = ({ id, version }: ModuleType) => ({ thing: 'sample', type: id, version })

/** An answer by the numbers that are shown. */
function asShown(numbers: ReadonlyMap<number, number>, answer: unknown): unknown {
  const shown = new Map([...numbers].map(([number, own]) => [own, number]))
  const one = (value: unknown): unknown => {
    if (typeof value === 'number') return shown.get(value)
    if (Array.isArray(value)) return value.map(one)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, one(part)]))
  }
  return numbers.size === 0 ? answer : one(answer)
}

describe.each(exercises)('where the server marks $id', (type) => {
  const shownOf = async () => {
    const url = `/api/admin/module_types/${type.id}?way=assessed`
    const answer = await server().app.inject({ url, headers: editor })
    expect(answer.statusCode).toBe(200)
    return answer.json().data.sample
  }

  it('the key is not in what the page gets', async () => {
    const content = await sampleOf(server().services.db, type)
    const shown = await shownOf()
    expect(shown).toEqual(JSON.parse(JSON.stringify(type.publicContent(content).content)))
    expect(JSON.stringify(shown)).not.toMatch(
      /"(is_correct|belongs_to|origin_index|answer|analysis|sentence_no|chinese_question_text)"/,
    )
  })

  it('a right answer is done and earns every point, another one does not', async () => {
    const content = await sampleOf(server().services.db, type)
    const { numbers } = type.publicContent(content)
    const { status, body } = await ask(sample(type), asShown(numbers, type.solution(content)))
    expect(status).toBe(200)
    const { done, score } = body.data
    expect(done).toBe(true)
    expect(score).toMatchObject({ kind: 'points', earned: score.total })
    expect(score.total).toBeGreaterThan(0)
  })
})

describe('a verdict', () => {
  const practice = { thing: 'sample', type: 'practice', version: 1 }

  it('tells a wrong option from a right one, and no more', async () => {
    const { questions } = (
      await server().app.inject({
        url: '/api/admin/module_types/practice?way=assessed',
        headers: editor,
      })
    ).json().data.sample
    const [{ options }] = questions
    const told: unknown[] = []
    for (const { id } of options) told.push((await ask(practice, { 0: [id] })).body.data)
    expect(told.filter((verdict) => Object(verdict).right.length > 0)).toHaveLength(1)
    for (const verdict of told)
      expect(Object.keys(Object(verdict)).sort()).toEqual(['done', 'full', 'right', 'score'])
  })
  it('is refused of what is no answer, and of what is not there', async () => {
    for (const answer of [null, 'all', { 0: [999] }, { 0: Array(5000).fill(1) }])
      expect(await ask(practice, answer)).toMatchObject({ status: 422, body: { code: 'validation' } })
    for (const place of [
      { ...practice, type: 'no-such-type' },
      { ...practice, version: 2 },
      { thing: 'module', thing_id: 9, version_id: 9 },
    ])
      expect((await ask(place, {})).status).toBe(404)
    expect((await ask({ thing: 'news', thing_id: 1 }, {})).status).toBe(422)
  })
  it('is given to editors of lessons alone', async () => {
    const pupil = await session(server(), await user(server()))
    expect((await ask(practice, {}, pupil)).status).toBe(403)
  })
})

describe('a verdict on a module of a lesson', () => {
  const words = ['阿公', '阿婆', '阿爸', '阿姆'].map((hakka, at) => ({
    text: {
      hakka,
      pinyin: `a24 ga${at}4`,
      chinese: `意思${at}`,
      audio: at ? undefined : { url: 'audio/a.mp3' },
    },
  }))
  const modules = [
    { no: 1, type: 'word', version: 1, name: '語詞', description: '', content: { words } },
    { no: 2, type: 'word_games', version: 1, name: '遊戲', description: '', content: { questions: [] } },
  ]

  it('is on the version that was shown, and knows the words that the lesson teaches', async () => {
    const lesson = withUids({ ...tinyLesson, activities: { 1: { modules } } })
    await importPack(server().services, await readPack(await tinyPack({ 'lessons/a.json': lesson })))
    const body = (await server().app.inject({ url: '/api/lesson?step_no=1&semester_no=1&no=1' })).json()
    const [word, games] = body.activities[1].modules
    const place = { thing: 'module', thing_id: games.id, version_id: games.version_id }
    const verdicts = await Promise.all(
      words.map((_, no) => ask(place, { game: 'listen', seed: 5, taps: [no] })),
    )
    // Of four words in four cards one is asked for.
    expect(verdicts.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(verdicts.filter(({ body: { data } }) => data.right.length === 1)).toHaveLength(1)
    for (const { body: own } of verdicts) expect(own.data).toMatchObject({ done: false, score: { total: 4 } })
    expect((await ask({ ...place, version_id: word.version_id }, {})).status).toBe(404)
    expect((await ask(place, { game: 'listen', seed: 5, taps: [99] })).status).toBe(422)
  })
})
