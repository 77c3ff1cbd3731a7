import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { encodeWav } from '@hakka/judge/encode-wav'
import { JudgeRefusal, JudgeUnavailable } from '@hakka/judge/port'
import { afterEach, describe, expect, test } from 'vitest'
import { HttpJudge } from './http-judge.ts'
import { byService } from './judging.ts'
import { judgePool } from './pool.ts'
import { judgementOf, soundOf } from './testing/judgements.ts'

const words = [{ text: '公', pinyin: 'gung24' }]
const input = () => ({ dialectId: 2, words, pcm: soundOf() })
const never = new AbortController().signal
const open: (() => unknown)[] = []
afterEach(async () => {
  for (const close of open.splice(0)) await close()
})

/** A judge of somebody else, on this machine. */
async function service(answer: (request: IncomingMessage, response: ServerResponse, body: Buffer) => void) {
  const server: Server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    answer(request, response, Buffer.concat(chunks))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  open.push(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/judge`
}

const json = (response: ServerResponse, status: number, value: unknown) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value))

describe('a judge behind an address', () => {
  test('gets the words and a WAV file, and its judgement is the answer', async () => {
    let seen: FormData | undefined
    const url = await service(async (request, response, body) => {
      seen = await new Response(new Uint8Array(body), {
        headers: { 'content-type': request.headers['content-type'] ?? '' },
      }).formData()
      json(response, 200, judgementOf(words, { score: 88 }))
    })
    const spoken = { ...input(), register: 21.5 }
    expect(await new HttpJudge(url).judge(spoken, never)).toMatchObject({ score: 88, engine: 'stub 1' })
    expect(seen?.get('register')).toBe('21.5')
    expect(seen?.get('dialect_id')).toBe('2')
    expect(JSON.parse(String(seen?.get('words')))).toEqual(words)
    const file = seen?.get('file')
    if (!(file instanceof Blob)) throw new Error('no file came')
    const bytes = Buffer.from(await file.arrayBuffer())
    expect(bytes.subarray(0, 4).toString('latin1')).toBe('RIFF')
    expect(bytes.readUInt32LE(24)).toBe(16_000)
    expect(bytes.length).toBe(44 + 32_000)
  })

  test('may refuse for the reasons that this site knows', async () => {
    const url = await service((_request, response) => json(response, 422, { code: 'judge_clipped' }))
    const refused = await new HttpJudge(url).judge(input(), never).catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(JudgeRefusal)
    expect(refused).toMatchObject({ code: 'clipped' })
  })

  const broken: [string, (response: ServerResponse) => unknown][] = [
    ['says 500', (response) => json(response, 500, {})],
    ['says 422 for a reason of its own', (response) => json(response, 422, { code: 'toString' })],
    ['answers a score alone', (response) => json(response, 200, { score: 90 })],
    ['answers a score over 100', (response) => json(response, 200, judgementOf(words, { score: 140 }))],
    ['answers no JSON', (response) => response.end('<html>')],
    ['answers nothing', (response) => response.end()],
    ['answers more than anybody reads', (response) => response.end('x'.repeat(300 * 1024))],
    ['hangs up', (response) => response.destroy()],
    ['sends us elsewhere', (response) => response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end()],
    ['never answers', () => undefined],
  ]
  test.each(broken)('one that %s is down', async (_name, answer) => {
    const url = await service((_request, response) => void answer(response))
    const judging = new HttpJudge(url, 400).judge(input(), never)
    await expect(judging).rejects.toThrow(JudgeUnavailable)
  })

  test('one that is not there is down, and one whose asker has gone is left at once', async () => {
    await expect(new HttpJudge('http://127.0.0.1:9/').judge(input(), never)).rejects.toThrow(JudgeUnavailable)
    const url = await service(() => undefined)
    const gone = new AbortController()
    const judging = new HttpJudge(url, 60_000).judge(input(), gone.signal)
    gone.abort()
    await expect(judging).rejects.toThrow(JudgeUnavailable)
  })
})

describe('a judge behind an address that is down', () => {
  const stub = new URL('./testing/stub-worker.ts', import.meta.url)
  const request = () => ({ dialectId: 1, words, wav: encodeWav(soundOf(), 16_000) })

  test('is stood in for by the engine of one’s own, where that was asked for', async () => {
    const told: string[] = []
    const judging = byService(
      judgePool({ worker: stub, threads: 1 }),
      new HttpJudge('http://127.0.0.1:9/'),
      (error) => told.push(error.message),
    )
    open.push(() => judging.close())
    expect(await judging.judge(request(), never)).toMatchObject({ score: 72, engine: 'stub 1' })
    expect(told).toEqual(['the service did not answer'])
  })

  test('is down otherwise, and its refusals are never asked about again', async () => {
    const down = byService(judgePool({ worker: stub, threads: 1 }), new HttpJudge('http://127.0.0.1:9/'))
    open.push(() => down.close())
    await expect(down.judge(request(), never)).rejects.toThrow(JudgeUnavailable)
    const url = await service((_request, response) => json(response, 422, { code: 'judge_silence' }))
    const strict = byService(judgePool({ worker: stub, threads: 1 }), new HttpJudge(url), () => {
      throw new Error('a refusal is an answer')
    })
    open.push(() => strict.close())
    await expect(strict.judge(request(), never)).rejects.toMatchObject({ code: 'silence' })
  })
})
