import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { importPack } from '../content/import.ts'
import { readPack } from '../content/read.ts'
import { tinyLesson, tinyPack } from '../content/testing/tiny-pack.ts'
import { testServer } from '../testing/server.ts'

const server = testServer()
const FILM = '/videos/kid_animation/1-up-1-1.mp4'
const MP4 = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypisom'), Buffer.alloc(1000, 7)])

const get = (url: string, headers: Record<string, string> = {}) => server().app.inject({ url, headers })

describe('the animation of a lesson', () => {
  test('is a 404 as long as there is none, and nothing else is served there', async () => {
    for (const name of ['1-up-1-1.mp4', '1-up-1-1.webm', '1-left-1-1.mp4', '..%2F..%2Fsession-secret']) {
      expect((await get(`/videos/kid_animation/${name}`)).statusCode, name).toBe(404)
    }
  })

  test('comes from the pack that has it', async () => {
    const line = { start: 0, end: 1, hakka: { text: '阿公', pinyin: 'a24 gung24' } }
    const module = { no: 1, type: 'kid_animation', version: 1, name: '動畫', description: '' }
    const folder = await tinyPack({
      'audio/a.mp3': undefined,
      'lessons/a.json': {
        ...tinyLesson,
        activities: { 1: { modules: [{ ...module, content: { captions: { 1: line } } }] } },
      },
      'videos/kid_animation/1-up-1-1.mp4': MP4,
    })
    await importPack(server().services, await readPack(folder))
    const answer = await get(FILM)
    expect(answer.statusCode).toBe(302)
    const film = await get(String(answer.headers.location), { range: 'bytes=0-11' })
    expect(film.statusCode).toBe(206)
    expect(film.headers['content-type']).toBe('video/mp4')
    expect(film.rawPayload.equals(MP4.subarray(0, 12))).toBe(true)
  })

  test('comes from the data folder first, in parts', async () => {
    const folder = join(server().services.env.dataDir, 'videos/kid_animation')
    await mkdir(folder, { recursive: true })
    await writeFile(join(folder, '1-up-1-1.mp4'), 'a film of the operator')
    const whole = await get(FILM)
    expect(whole.payload).toBe('a film of the operator')
    expect(whole.headers).toMatchObject({ 'content-type': 'video/mp4', 'accept-ranges': 'bytes' })
    const part = await get(FILM, { range: 'bytes=2-5', 'if-range': String(whole.headers.etag) })
    expect([part.statusCode, part.payload]).toEqual([206, 'film'])
    expect((await get(FILM, { range: 'bytes=2-5', 'if-range': '"another"' })).statusCode).toBe(200)
    expect((await get(FILM, { 'if-none-match': String(whole.headers.etag) })).statusCode).toBe(304)
  })
})
