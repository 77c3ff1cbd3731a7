import { expect, test } from 'vitest'
import { testServer } from '../testing/server.ts'
import type { PageBundle } from './bundle.ts'

let read = 0
let mayEnd = Promise.resolve()

const bundle: PageBundle = {
  pageParams: [],
  routeOf: (path) => ({ pattern: path, takesForms: path !== '/', takesFiles: path === '/report' }),
  handle: async (request) => {
    read += 1
    await mayEnd
    return Response.json([...(await request.formData())])
  },
}

const server = testServer({ pages: async () => bundle })
const part = (name: string, text: string) =>
  `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`
const post = (url: string, payload: string, type = 'multipart/form-data; boundary=x') =>
  server().app.inject({ method: 'POST', url, payload, headers: { 'content-type': type } })

test('a form with files is for the pages that take files, and refused before it is read by all others', async () => {
  const form = `${part('content', '錯字')}--x--\r\n`
  expect((await post('/report', form)).json()).toEqual([['content', '錯字']])
  // As browsers call what parts a form.
  const browsers = form.replaceAll('--x', '------WebKitFormBoundaryAb12Cd34')
  const type = 'multipart/form-data; boundary=----WebKitFormBoundaryAb12Cd34'
  expect((await post('/report', browsers, type)).json()).toEqual([['content', '錯字']])
  expect((await post('/login', form)).statusCode).toBe(415)
  expect((await post('/', form)).statusCode).toBe(415)
  expect((await post('/login', 'a'.repeat(7 * 1024 * 1024))).statusCode).toBe(415)
})

test('a form of more than 6 MB, or of more parts than any has, is refused without taking it apart', async () => {
  const before = read
  const large = `${part('content', 'a'.repeat(6 * 1024 * 1024))}--x--\r\n`
  expect((await post('/report', large)).statusCode).toBe(413)
  const many = `${part('a', '1').repeat(50_000)}--x--\r\n`
  expect((await post('/report', many)).statusCode).toBe(400)
  expect((await post('/report', part('a', '1'), 'multipart/form-data; boundary=')).statusCode).toBe(415)
  const files = `--x\r\nContent-Disposition: form-data; name="f"; filename="f"\r\n\r\n1\r\n`.repeat(15_000)
  for (const type of ['boundary=x', 'boundary="x"', 'BOUNDARY=x', 'charset=utf-8; boundary=x'])
    expect((await post('/report', `${files}--x--\r\n`, `multipart/form-data; ${type}`)).statusCode).toBe(400)
  for (const type of ['boundary=x; boundary=y', 'boundary=y; boundary=x', 'boundary=y; Boundary*=x'])
    expect((await post('/report', `${files}--x--\r\n`, `multipart/form-data; ${type}`)).statusCode).toBe(415)
  expect(read).toBe(before)
})

test('of forms with files six are read at once, and the next when one has ended', async () => {
  const form = `${part('content', '錯字')}--x--\r\n`
  let end = () => {}
  mayEnd = new Promise((resolve) => {
    end = resolve
  })
  const before = read
  const six = Array.from({ length: 6 }, () => post('/report', form))
  // A request of `inject` goes off when it is waited for.
  const answers = Promise.all(six)
  await expect.poll(() => read).toBe(before + 6)
  expect((await post('/report', form)).statusCode).toBe(429)
  end()
  expect((await answers).map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(200))
  expect((await post('/report', form)).statusCode).toBe(200)
})
