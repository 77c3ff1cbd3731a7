import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { voicePack } from './pack.ts'

const SPEAKER = { version: 'test', say: async () => new Float32Array(4800), close: async () => {} }
const VOICE = {
  speaker: SPEAKER,
  range: { hertzOfThree: 220, semitonesPerLevel: 2.5 },
  dialects: new Set([1]),
}
const ofRole = async () => VOICE

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'hakka-pack-'))
  await mkdir(path.join(folder, 'lessons'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

async function writeLesson(dialectId: number, words: object[]) {
  const modules = [{ no: 1, type: 'word', content: { words } }]
  const lesson = { dialect_id: dialectId, activities: { '1': { modules } } }
  await writeFile(path.join(folder, 'lessons', 'lesson.json'), JSON.stringify(lesson))
}
const readLesson = () => readFile(path.join(folder, 'lessons', 'lesson.json'), 'utf8')
const clips = () => readdir(path.join(folder, 'audio', 'd1'))

it('makes one clip for a text met twice, and changes nothing the second time', async () => {
  await writeLesson(1, [{ text: { hakka: '佢', pinyin: 'gi11' } }, { text: { hakka: '佢', pinyin: 'gi11' } }])
  await voicePack(folder, VOICE, ofRole)
  const first = await readLesson()
  expect(await clips()).toEqual([expect.stringMatching(/^gi11-[0-9a-f]{8}\.mp3$/)])
  expect(first.match(/"synthetic": true/g)).toHaveLength(2)
  const again = await voicePack(folder, VOICE, ofRole)
  expect(again).toMatchObject({ made: 0, kept: 1, removed: 0, written: [] })
  expect(await readLesson()).toBe(first)
})

it("never touches a teacher's recording, in the lesson or in the folder", async () => {
  await mkdir(path.join(folder, 'audio', 'd1'), { recursive: true })
  await writeFile(path.join(folder, 'audio', 'd1', 'teacher.mp3'), 'x')
  await writeLesson(1, [{ text: { hakka: '佢', pinyin: 'gi11', audio: { url: 'audio/d1/teacher.mp3' } } }])
  const report = await voicePack(folder, VOICE, ofRole)
  expect(report).toMatchObject({ places: 1, recorded: 1, made: 0, written: [] })
  expect(await clips()).toEqual(['teacher.mp3'])
})

it('removes a clip that nothing refers to any more', async () => {
  await writeLesson(1, [{ text: { hakka: '佢', pinyin: 'gi11' } }])
  await voicePack(folder, VOICE, ofRole)
  await writeLesson(1, [{ text: { hakka: '係', pinyin: 'he55' } }])
  expect(await voicePack(folder, VOICE, ofRole)).toMatchObject({ made: 1, removed: 1 })
  expect(await clips()).toEqual([expect.stringMatching(/^he55-/)])
})

it('keeps a dialect silent that failed the measurement, and says so', async () => {
  await writeLesson(5, [{ text: { hakka: '佢', pinyin: 'gui53' } }])
  const report = await voicePack(folder, VOICE, ofRole)
  expect(report.silent).toEqual(['d5 佢（gui53）：尚無此腔調的音檔'])
  expect(await readLesson()).not.toContain('audio')
})

it('voices self-study too, each text of a book in its own dialect', async () => {
  const sentence = (pinyin: string) => [{ hakka: { text: '佢', pinyin }, chinese: { text: '他' } }]
  const page = { no: 1, picture: { url: 'a.webp' }, sentences: { 1: sentence('gi11'), 2: sentence('gi55') } }
  await mkdir(path.join(folder, 'reading'))
  const file = path.join(folder, 'reading', 'b1.json')
  await writeFile(file, JSON.stringify({ kind: 'reading', version: 1, pages: [page] }))
  expect(await voicePack(folder, VOICE, ofRole)).toMatchObject({
    places: 2,
    made: 1,
    written: ['reading/b1.json'],
  })
  const [one, two] = Object.values(JSON.parse(await readFile(file, 'utf8')).pages[0].sentences)
  expect([one, two]).toMatchObject([[{ hakka: { audio: { synthetic: true } } }], [{ hakka: { text: '佢' } }]])
  expect(JSON.stringify(two)).not.toContain('audio')
})
