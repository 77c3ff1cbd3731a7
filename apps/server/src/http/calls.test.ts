import { type Call, calls, callsByName } from '@hakka/contract/calls'
import Fastify, { type FastifyReply } from 'fastify'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { routes } from '../app.ts'
import { memoryCounts } from '../ports/counts.ts'
import { session, user } from '../testing/builders.ts'
import { testServer } from '../testing/server.ts'
import { jsonSender } from './answer/json-answer.ts'
import { registerCalls } from './calls.ts'
import { addBodyParsers } from './input/body-parsers.ts'
import { createLimits } from './limits.ts'
import { addRequestContext } from './request-context.ts'
import type { Route } from './route.ts'

const server = testServer()

const asMethod = (text: string) => (['POST', 'PUT', 'DELETE'] as const).find((own) => own === text) ?? 'GET'

const entry: Call = {
  summary: '試',
  body: z.object({ no: z.number() }).nullish(),
  answer: z.object({ from: z.string() }),
}

interface Asked {
  params: unknown
  resource: unknown
  reply: FastifyReply
}

async function appWith(
  names: readonly string[],
  own: readonly (Omit<Route, 'name' | 'policy' | 'handler'> & {
    name: string
    policy: Route['policy'] | undefined
  })[],
  each: Call = entry,
  says?: (context: Asked) => string,
) {
  const app = Fastify()
  addRequestContext(app)
  addBodyParsers(app)
  const limits = createLimits(memoryCounts(), 1000)
  const made = own.map((declared) => ({
    ...declared,
    handler: async (context: Asked) => ({ from: says?.(context) ?? declared.name }),
  }))
  registerCalls(app, {
    calls: Object.fromEntries(names.map((name) => [name, each])),
    // These calls stand in no contract, and a policy may be missing here as it must not in an area.
    routes: made as unknown as Route[],
    performer: {
      services: server().services,
      limits,
      strictAnswers: true,
      sendJson: jsonSender(server().services.env),
    },
  })
  return app
}

describe('routes', () => {
  test('every call has one with a policy, and no route is there twice or for no call', () => {
    const names = routes.map((route) => route.name)
    expect([...names].sort()).toEqual(Object.keys(calls).sort())
    for (const route of routes) expect(route.policy, route.name).toBeDefined()
  })

  test('whatever staff may change stands in the audit list, but for what nobody else sees by it', () => {
    const silent = routes.filter(
      ({ name, policy, audited }) => typeof policy === 'object' && !name.startsWith('GET ') && !audited,
    )
    expect(silent.map(({ name }) => name).sort()).toEqual([
      'POST /api/admin/lesson/pack',
      // What is not in its lesson yet, and nobody else hears.
      'POST /api/admin/lesson/recording/take',
      // What is asked, and nothing written.
      'POST /api/admin/readings/compare',
      'POST /api/admin/self_study/{type}/import',
      // What is not in its item yet, and nobody else hears.
      'POST /api/admin/self_study/{type}/recording/take',
      'POST /api/audio/upload',
      'POST /api/faq/preview',
      'POST /api/file/upload',
      'POST /api/guide/preview',
      'POST /api/lesson/module/draft',
      'POST /api/lesson/module/presence',
      // A sound that nobody sees before it is saved in a module, as one that is uploaded.
      'POST /api/lesson/sound/say',
      'POST /api/news/preview',
      'POST /api/verdict',
    ])
    for (const { name, policy, audited } of routes) if (audited) expect(policy, name).toBeTypeOf('object')
  })

  test('what tells of a person is personal: by the fields of its answer, or by its address', () => {
    const about = /"(email|username|account|tel|to|device|user_name)":/
    const telling = Object.entries(callsByName)
      .filter(([, { answer }]) =>
        about.test(JSON.stringify(z.toJSONSchema(answer, { unrepresentable: 'any' }))),
      )
      .map(([name]) => name)
    expect(telling.length).toBeGreaterThan(12)
    const personal = routes.filter((route) => route.personal).map(({ name }) => name as string)
    expect(telling.filter((name) => !personal.includes(name))).toEqual([])
    const mine = routes.filter(({ name, policy }) => policy === 'login' && / \/api\/my\//.test(name))
    expect(mine.map(({ name }) => name).filter((name) => !personal.includes(name))).toEqual([])
  })

  test('nobody keeps a personal answer, whatever its handler says', async () => {
    const headers = await session(server(), await user(server()))
    const answer = await server().app.inject({ url: '/api/my/account', headers })
    expect(answer.headers['cache-control']).toBe('private, no-store')
    const app = await appWith(
      ['GET /api/a'],
      [{ name: 'GET /api/a', policy: 'anyone', personal: true }],
      entry,
      ({ reply }) => {
        reply.header('cache-control', 'public, max-age=60')
        return 'here'
      },
    )
    expect((await app.inject('/api/a')).headers['cache-control']).toBe('private, no-store')
  })

  test('a limit by user without one for visitors stands only where a login is asked for', () => {
    for (const { name, policy, limit } of routes) {
      if (limit?.per === 'user' && limit.visitors === undefined) expect(policy, name).not.toBe('anyone')
    }
  })

  test('every other address names a policy too', () => {
    const others = server().app.listedRoutes.filter(({ policy }) => policy !== 'calls')
    expect(Object.fromEntries(others.map(({ url, policy }) => [url, policy]))).toEqual({
      '/api/*': 'anyone',
      '/api/docs': 'anyone',
      '/api/openapi.json': 'anyone',
      '/download/assessments/:id': 'anyone',
      '/download/items/:id': 'anyone',
      '/files/:key': 'anyone',
      '/healthz': 'anyone',
      '/login/edu': 'anyone',
      '/login/edu/callback': 'anyone',
      '/login/google': 'anyone',
      '/login/google/callback': 'anyone',
      '/metrics': 'anyone',
      '/readyz': 'anyone',
      '/reading/:book/:page': 'anyone',
      '/reading/:book/audio/:dialect/:page': 'anyone',
      '/reading/:book/music.mp3': 'anyone',
      '/videos/kid_animation/:name': 'anyone',
    })
  })

  test('who is not logged in gets 401 where a login is needed, and 403 without the permission', async () => {
    for (const { name, policy } of routes) {
      if (policy === 'anyone') continue
      const [method = '', url = ''] = name.split(' ')
      const answer = await server().app.inject({
        method: asMethod(method),
        url: url.replace(/\{\w+\}/g, '1'),
      })
      expect(answer.statusCode, name).toBe(401)
      expect(answer.json().message).toBe('請先登入')
    }
  })
})

describe('registerCalls', () => {
  const bearer = async () => {
    const { createApiToken } = await import('../domain/account/api-tokens.ts')
    const { token } = await createApiToken(server().services.db, {
      userId: (await user(server())).id,
      label: '測試',
    })
    return { authorization: `Bearer ${token}` }
  }

  test('a call without a route, or whose route names no policy, answers 403 to everybody', async () => {
    const app = await appWith(['GET /api/a', 'GET /api/b'], [{ name: 'GET /api/b', policy: undefined }])
    const admin = await session(server(), await user(server(), { roles: ['admin'] }))
    for (const url of ['/api/a', '/api/b']) {
      for (const headers of [{}, admin]) expect((await app.inject({ url, headers })).statusCode).toBe(403)
    }
  })

  test('a policy can say: the class of this teacher; of another class and of none one hears the same', async () => {
    const classes = new Map<number, { teacherId: number; name: string }>()
    const name = 'GET /api/class/{id}'
    const params = z.object({ id: z.coerce.number().int() })
    const teaches = ({ userId }: { userId: number }, { teacherId }: { teacherId: number }) =>
      teacherId === userId
    const find = async (_: unknown, { params }: { params: { id: number } }) => classes.get(params.id)
    // No such call stands in the contract yet.
    const resource = { find, may: teaches } as unknown as NonNullable<Route['resource']>
    const own = { name, policy: 'teacher', resource } as const
    const app = await appWith([name], [own], { ...entry, params }, ({ resource }) => JSON.stringify(resource))
    const teacher = await user(server(), { isTeacher: true })
    const pending = await user(server(), { isTeacher: false })
    classes.set(1, { teacherId: teacher.id, name: '三年甲班' })
    classes.set(2, { teacherId: pending.id, name: '三年乙班' })
    const ask = async (who: { id: number }, id: number) => {
      const answer = await app.inject({ url: `/api/class/${id}`, headers: await session(server(), who) })
      return { status: answer.statusCode, from: answer.json().from }
    }
    expect((await ask(teacher, 1)).from).toContain('三年甲班')
    expect(await ask(teacher, 2)).toEqual(await ask(teacher, 3))
    expect((await ask(teacher, 2)).status).toBe(404)
    expect((await ask(pending, 2)).status).toBe(403)
  })

  test('POST with _method is the PUT or DELETE call; with any other word it stays a POST', async () => {
    const names = ['PUT /api/a/{id}', 'DELETE /api/a/{id}', 'POST /api/b', 'PUT /api/b']
    const app = await appWith(
      names,
      names.map((name) => ({ name, policy: 'anyone' })),
    )
    const headers = await bearer()
    const post = async (url: string, _method?: string) => {
      const answer = await app.inject({ method: 'POST', url, headers, payload: { no: 1, _method } })
      return answer.statusCode === 200 ? answer.json().from : answer.statusCode
    }
    expect(await post('/api/a/1', 'PUT')).toBe('PUT /api/a/{id}')
    expect(await post('/api/a/1', 'delete')).toBe('DELETE /api/a/{id}')
    expect(await post('/api/a/1')).toBe(405)
    expect(await post('/api/b')).toBe('POST /api/b')
    expect(await post('/api/b', 'PUT')).toBe('PUT /api/b')
    expect(await post('/api/b', 'GET')).toBe('POST /api/b')
  })

  test('the parts of the path are parsed like any input', async () => {
    const name = 'GET /api/a/{id}'
    const params = z.object({ id: z.coerce.number().int() })
    const app = await appWith([name], [{ name, policy: 'anyone' }], { ...entry, params }, (context) =>
      JSON.stringify(context.params),
    )
    expect((await app.inject('/api/a/7')).json().from).toBe('{"id":7}')
    expect((await app.inject('/api/a/x')).statusCode).toBe(422)
  })

  test('input that breaks the contract is a 422 with a text for each field', async () => {
    const answer = await server().app.inject('/api/lesson?step_no=13&dialect_id=x&no=')
    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toEqual({
      code: 'validation',
      message: '請檢查輸入內容',
      errors: { step_no: ['不可大於 12'], dialect_id: ['請輸入整數'] },
    })
  })

  test('an unknown address under /api is a 404, a known one with another method a 405', async () => {
    expect((await server().app.inject('/api/nowhere')).json()).toEqual({
      code: 'not_found',
      message: '找不到該資源',
    })
    const answer = await server().app.inject({ method: 'PUT', url: '/api/my/id' })
    expect(answer.statusCode).toBe(405)
    expect(answer.headers.allow).toBe('GET')
  })
})

describe('documentation', () => {
  test('openapi.json names every call', async () => {
    const { paths, openapi } = (await server().app.inject('/api/openapi.json')).json()
    expect(openapi).toBe('3.1.0')
    for (const name of Object.keys(calls)) {
      const [method = '', path = ''] = name.split(' ')
      expect(paths[path][method.toLowerCase()].summary, name).toMatch(/\p{Script=Han}/u)
    }
    expect(paths['/api/lesson'].get.parameters).toContainEqual(
      expect.objectContaining({ name: 'dialect_id', in: 'query', required: false }),
    )
  })

  test('the table runs no script and allows none', async () => {
    const answer = await server().app.inject('/api/docs')
    expect(answer.payload).toContain('<code>POST /api/study_history/punch</code>')
    expect(answer.payload).not.toMatch(/<script|style="/)
    expect(answer.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/)
  })
})
