import { beforeEach, expect } from 'vitest'
import { RANDOM_FILES } from '../content/study-table/testing/random-tables.ts'
import { files } from '../db/tables/content.ts'
import { studyCategories, studyItems, studySearch } from '../db/tables/self-study.ts'
import { session, user } from './builders.ts'
import { formOf } from './form.ts'
import { runJob } from './jobs.ts'
import type { TestServer } from './server.ts'

type Headers = Record<string, string>
type Files = Record<string, string | Buffer>

/** An editor who brings tables, on a site without material before each test, unless it `clears` nothing. */
export function tableDesk(server: () => TestServer, { clears = true } = {}) {
  let editor: Headers = {}

  async function clear(): Promise<void> {
    const { db } = server().services
    await db.delete(studySearch)
    await db.delete(studyItems)
    await db.delete(studyCategories)
  }

  beforeEach(async () => {
    if (clears) await clear()
    editor = await session(server(), await user(server(), { roles: ['selfstudy_editor'] }))
  })

  /** What random tables name, as if it had been uploaded. */
  async function storeRandomFiles(): Promise<void> {
    const stored = [RANDOM_FILES.sound, ...RANDOM_FILES.pictures].map((url) => ({
      key: url.replace('/files/', ''),
      mediaType: url.endsWith('.mp3') ? 'audio/mpeg' : 'image/webp',
      size: 1,
    }))
    await server().services.db.insert(files).values(stored)
  }

  async function check(kind: string, files: Files, headers = editor) {
    const form = await formOf(
      Object.fromEntries(
        Object.entries(files).map(([name, text]) => [
          name,
          new File([typeof text === 'string' ? text : new Uint8Array(text)], `${name}.xlsx`),
        ]),
      ),
    )
    const url = `/api/admin/self_study/${kind}/import`
    return server().app.inject({ method: 'POST', url, ...form, headers: { ...headers, ...form.headers } })
  }

  const begin = (id: number, headers = editor) =>
    server().app.inject({
      method: 'POST',
      url: `/api/admin/self_study/import/${id}`,
      headers,
      payload: {},
    })

  const progress = async (id: number) =>
    (await server().app.inject({ url: `/api/admin/self_study/import/${id}`, headers: editor })).json().data

  /** What an import would do, or has done. */
  const changes = async (id: number, { page = 1, headers = editor } = {}) =>
    (
      await server().app.inject({
        url: `/api/admin/self_study/import/${id}/changes?page=${page}`,
        headers,
      })
    ).json()

  async function bring(kind: string, files: Files) {
    const { data } = (await check(kind, files)).json()
    expect(data.faults).toEqual([])
    expect((await begin(data.id)).json().data).toMatchObject({ state: 'waiting' })
    await runJob(server(), 'import-study', { id: data.id })
    expect(await progress(data.id)).toMatchObject({ state: 'done', percent: 100 })
    return data
  }

  async function exported(kind: string, file: string, format = 'tsv', of = 'content') {
    const url = `/api/admin/self_study/${kind}/table?of=${of}&file=${file}&format=${format}`
    const answer = await server().app.inject({ url, headers: editor })
    expect(answer.statusCode).toBe(200)
    return answer.rawPayload
  }

  return { clear, storeRandomFiles, check, changes, begin, progress, bring, exported }
}

export const tsv = (rows: readonly (readonly (string | number)[])[]) =>
  rows.map((row) => row.join('\t')).join('\r\n')
