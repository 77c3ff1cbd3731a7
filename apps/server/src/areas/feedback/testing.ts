import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { feedback } from '../../db/tables/feedback.ts'
import { pngOf } from '../../domain/uploads/testing/made-files.ts'
import { session, user, visitor } from '../../testing/builders.ts'
import { formOf } from '../../testing/form.ts'
import type { TestServer } from '../../testing/server.ts'

type Headers = Record<string, string>
type Fields = Record<string, string | Blob>

export const REPORT = {
  email: 'mei@school.example',
  url: 'http://localhost/lesson?id=1#mod-2',
  content: '「圖書館」的拼音少了一個調號',
  'dialects[0]': '1',
  category: '3',
  subcategory: '3-2',
  'types[0]': 'text',
}

export const picture = (name = 'shot.png') => new File([pngOf(40, 30)], name, { type: 'image/png' })

/** Headers of a handler, of somebody with other roles, and of a visitor: `enter` fills them in, before the first test. */
export function peopleOf(server: () => TestServer) {
  const handler: Headers = {}
  const someone: Headers = {}
  const nobody: Headers = {}
  async function enter() {
    const who = await user(server(), { name: '阿蘭', roles: ['feedback_handler'] })
    Object.assign(handler, await session(server(), who))
    const other = await user(server(), { roles: ['news_editor'], isTeacher: true })
    Object.assign(someone, await session(server(), other))
    Object.assign(nobody, await visitor(server()))
  }
  return { handler, someone, nobody, enter }
}

let made = 0

/** The calls of problem reports, as browsers make them. */
export function callsOf(server: () => TestServer) {
  async function ask(
    method: 'GET' | 'POST' | 'PUT',
    url: string,
    headers: Headers,
    payload?: object | Buffer,
  ) {
    const answer = await server().app.inject({ method, url, headers, ...(payload ? { payload } : {}) })
    const text = answer.payload
    return { status: answer.statusCode, text, body: text.startsWith('{') ? answer.json() : undefined }
  }
  async function form(url: string, fields: Fields, headers: Headers) {
    const { payload, headers: own } = await formOf(fields)
    return ask('POST', url, { ...headers, ...own }, payload)
  }
  const send = (fields: Fields, headers: Headers) => form('/api/feedback', fields, headers)
  return {
    send,
    sendJson: (payload: object, headers: Headers) => ask('POST', '/api/feedback', headers, payload),
    get: (path: string, headers: Headers = {}) => ask('GET', path, headers),
    put: (id: number, payload: object, headers: Headers) =>
      ask('PUT', `/api/feedback/${id}`, headers, payload),
    putForm: (id: number, fields: Fields, headers: Headers) =>
      form(`/api/feedback/${id}`, { _method: 'PUT', ...fields }, headers),
    /** A report of its own, by what the form sends. */
    async reported(fields: Fields, headers: Headers) {
      const answer = await send({ ...REPORT, content: `第 ${++made} 件回報`, ...fields }, headers)
      const { db } = server().services
      const [row] = await db.select().from(feedback).where(eq(feedback.code, answer.body.feedback_code))
      if (!row) throw new Error(`not stored: ${answer.text}`)
      return row
    },
  }
}

/** Names of what lies in a folder of the data folder. */
export async function filesIn(server: TestServer, folder: 'files' | 'private'): Promise<string[]> {
  const path = join(server.services.env.dataDir, folder)
  const entries = await readdir(path, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .sort()
}
