import { beforeAll, describe, expect, it } from 'vitest'
import { importPack } from '../../content/import.ts'
import { readPack } from '../../content/read.ts'
import { tinyLesson, tinyPack, withUids } from '../../content/testing/tiny-pack.ts'
import { session, user } from '../../testing/builders.ts'
import { testServer } from '../../testing/server.ts'

const server = testServer()

const option = (id: number, text: string, is_correct: boolean) => ({
  id,
  text,
  pinyin: 'a24 gung24',
  is_correct,
})

/** One place for two words, and a word that belongs nowhere. */
const matching = {
  no: 3,
  type: 'matching',
  version: 1,
  name: '配對',
  description: '',
  content: {
    terms: [
      {
        text: '一家人',
        lang: 'zh',
        reactable_options: [option(1, '阿公', true), option(2, '阿婆', true), option(3, '桌仔', false)],
      },
    ],
  },
}

interface Module {
  id: number
  version_id: number
  no: number
}

async function pupil() {
  const own = await user(server(), { isStudent: true })
  const headers = await session(server(), own)
  let made = 0
  return {
    async does(module: Module, answer: unknown = null) {
      const attempt = { key: `attempt-${++made}-${own.id}`, thing: 'module', thing_id: module.id }
      const payload = { attempts: [{ ...attempt, version_id: module.version_id, answer }] }
      await server().app.inject({ method: 'POST', url: '/api/my/attempts', headers, payload })
    },
    async asks() {
      return (await server().app.inject({ url: '/api/my/dashboard', headers })).json().data
    },
  }
}

describe('the dashboard', () => {
  let modules: Module[] = []
  beforeAll(async () => {
    const all = [...tinyLesson.activities[1].modules, matching]
    const lesson = withUids({ ...tinyLesson, activities: { 1: { modules: all } } })
    await importPack(server().services, await readPack(await tinyPack({ 'lessons/a.json': lesson })))
    const answer = await server().app.inject('/api/lesson?step_no=1&semester_no=1&no=1')
    modules = answer.json().activities[1].modules
  })
  const at = (no: number): Module => {
    const module = modules.find((own) => own.no === no)
    if (!module) throw new Error(`no module ${no}`)
    return module
  }

  it('is nobody’s without a login', async () => {
    expect((await server().app.inject('/api/my/dashboard')).statusCode).toBe(401)
  })

  it('before anything was done leads to the first lesson', async () => {
    const { next, unfinished, review } = await (await pupil()).asks()
    expect(next).toMatchObject({ fresh: true, done_count: 0, module_count: 3 })
    expect(next.url).toContain('mod_no=1')
    expect([unfinished, review]).toEqual([[], null])
  })

  it('goes on with the first activity that is not done', async () => {
    const { does, asks } = await pupil()
    await does(at(1))
    const { next } = await asks()
    expect(next).toMatchObject({ fresh: false, done_count: 1, module_count: 3 })
    expect(next.url).toContain('mod_no=2')
  })

  it('shows what was missed until it is done rightly', async () => {
    const { does, asks } = await pupil()
    await does(at(3), { 0: [1, 3] })
    const { review } = await asks()
    expect(review).toMatchObject({ module_name: '配對' })
    expect(review.url).toContain('mod_no=3')
    expect(review.count).toBe(review.words.length)
    expect(review.words.length).toBeGreaterThan(0)
    await does(at(3), { 0: [1, 2] })
    expect((await asks()).review).toBeNull()
  })
})
