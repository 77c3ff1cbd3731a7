import { moduleTypes } from '@hakka/modules/server'
import { describe, expect, it } from 'vitest'
import { session, user } from '../../testing/builders.ts'
import { testServer } from '../../testing/server.ts'

const LIST = '/api/admin/module_types'

describe('module types', () => {
  const server = testServer()
  const get = async (url: string, roles: ('lesson_editor' | 'news_editor')[]) => {
    const headers = await session(server(), await user(server(), { roles }))
    const answer = await server().app.inject({ url, headers })
    return { status: answer.statusCode, body: answer.json() }
  }

  it('are listed for who edits modules, and for nobody else', async () => {
    const { status, body } = await get(LIST, ['lesson_editor'])
    expect(status).toBe(200)
    expect(body.data.types).toHaveLength(moduleTypes.size)
    expect(body.data.types).toContainEqual({ id: 'word', name: '語詞', version: 1, asks: false })
    expect((await get(LIST, ['news_editor'])).status).toBe(403)
    expect((await get(`${LIST}/word`, ['news_editor'])).status).toBe(403)
  })

  it.each([...moduleTypes.keys()])('%s gives its sample, without paths that lead nowhere', async (id) => {
    const { status, body } = await get(`${LIST}/${id}`, ['lesson_editor'])
    expect(status).toBe(200)
    expect(body.data).toMatchObject({ id, words: expect.any(Array) })
    expect(JSON.stringify(body.data.sample)).not.toMatch(/"url":"(?!\/files\/|https:\/\/|")/)
  })

  it('that nobody defines are not found', async () => {
    expect((await get(`${LIST}/no-such-type`, ['lesson_editor'])).status).toBe(404)
  })
})
