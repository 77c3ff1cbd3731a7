import type { DeskLesson } from '@hakka/contract/lesson-desk'
import { beforeAll } from 'vitest'
import { importPack } from '../../../content/import.ts'
import { readPack } from '../../../content/read.ts'
import { tinyPack } from '../../../content/testing/tiny-pack.ts'
import type { Role } from '../../../domain/account/permissions.ts'
import { draftOf, saveDraft } from '../../../domain/lesson/draft.ts'
import { session, user } from '../../../testing/builders.ts'
import { type TestOptions, testServer } from '../../../testing/server.ts'

const NAMES = { lin: '林編輯', chen: '陳主編', admin: '管理員', news: '消息編輯' } as const
type Name = keyof typeof NAMES
const ROLES: Record<Name, Role> = {
  lin: 'lesson_editor',
  chen: 'lesson_editor',
  admin: 'admin',
  news: 'news_editor',
}

/** The desk of lessons with two editors and one lesson of a pack: a word and a text in its first activity. */
export function lessonDesk(options?: TestOptions) {
  const server = testServer(options)
  const headers = new Map<Name, Record<string, string>>()
  const ids = new Map<Name, number>()

  beforeAll(async () => {
    await importPack(server().services, await readPack(await tinyPack()))
    for (const name of ['lin', 'chen', 'admin', 'news'] as const) {
      const own = await user(server(), { name: NAMES[name], roles: [ROLES[name]] })
      ids.set(name, own.id)
      headers.set(name, await session(server(), own))
    }
  })

  async function call(who: Name | undefined, method: 'GET' | 'POST', url: string, payload?: object) {
    const own = who ? headers.get(who) : undefined
    const answer = await server().app.inject({
      method,
      url: `/api/${url}`,
      ...(own && { headers: own }),
      ...(payload && { payload }),
    })
    return { status: answer.statusCode, body: answer.payload === '' ? undefined : answer.json() }
  }

  const lesson = async (id: number, who: Name = 'lin'): Promise<DeskLesson> =>
    (await call(who, 'GET', `admin/lesson?id=${id}`)).body.data

  return {
    server,
    call,
    lesson,
    idOf: (name: Name) => ids.get(name) ?? 0,
    /** The lesson of the pack. */
    async packLesson(): Promise<DeskLesson> {
      const { body } = await call('lin', 'GET', 'admin/lessons?dialect_id=1&step_no=1&semester_no=1')
      return lesson(body.data[0].id)
    },
    /** Saves a module as its editor does while somebody types. */
    async type(moduleId: number, content: unknown, who: Name = 'lin', name?: string) {
      const { db, now } = server().services
      return db.transaction(async (transaction) => {
        const present = await draftOf(transaction, moduleId)
        if (!present) throw new Error('there is no such module')
        const { type, schemaVersion, title, titleMemo, memo, description, revision } = present
        const sent = { type, schemaVersion, title, titleMemo, memo, description, content }
        const by = { revision, userId: ids.get(who) ?? 0, at: now() }
        return saveDraft(transaction, moduleId, name === undefined ? sent : { ...sent, name }, by)
      })
    },
    /** Publishes a lesson as it stands. */
    async publish(id: number, { who = 'chen', ...more }: { who?: Name; publish_at?: string } = {}) {
      const { body } = await call(who, 'GET', `admin/lesson/checks?id=${id}`)
      const { version, digest } = body.data
      return call(who, 'POST', 'admin/lesson/publish', { id, version, digest, note: '改好了', ...more })
    },
    moduleIds: ({ activities }: Pick<DeskLesson, 'activities'>) =>
      activities.map(({ modules }) => modules.map(({ id }) => id)),
  }
}
