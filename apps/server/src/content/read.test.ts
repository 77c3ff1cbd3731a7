import { join } from 'node:path'
import { moduleTypes } from '@hakka/modules/server'
import { describe, expect, it } from 'vitest'
import { uncheckedPairs } from './checked-pairs.ts'
import type { PackProblem } from './pack.ts'
import { PackError, readPack } from './read.ts'
import { tinyLesson, tinyManifest, tinyPack } from './testing/tiny-pack.ts'

async function problemsOf(changes: Record<string, unknown>): Promise<readonly PackProblem[]> {
  try {
    await readPack(await tinyPack(changes))
    return []
  } catch (error) {
    if (error instanceof PackError) return error.problems
    throw error
  }
}

/** The tiny lesson with its first word changed. */
function withWord(text: Record<string, unknown>) {
  const lesson = structuredClone(tinyLesson)
  Object.assign(lesson.activities[1].modules[0]?.content.words?.[0]?.text ?? {}, text)
  return { 'lessons/a.json': lesson }
}

/** The first bytes of every MP4. */
const MP4 = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypisom')])

const videoModule = (no: number, type: string, content: object) => ({
  no,
  type,
  version: 1,
  name: '影片',
  description: '',
  content,
})

/** The tiny lesson with films alone. */
const withVideos = (content: object) => ({
  'audio/a.mp3': undefined,
  'lessons/a.json': {
    ...tinyLesson,
    activities: { 1: { modules: [videoModule(1, 'kid_async_learning', content)] } },
  },
})

describe('readPack', () => {
  it('takes films by their name, those of the video site, and the animation of a lesson’s numbers', async () => {
    const line = { start: 0, end: 1, hakka: { text: '阿公', pinyin: 'a24 gung24' } }
    const modules = [
      videoModule(1, 'kid_async_learning', { video_urls: ['videos/a.mp4', 'https://youtu.be/aB3_-567890'] }),
      videoModule(2, 'kid_animation', { captions: { 1: line } }),
    ]
    const problems = await problemsOf({
      'audio/a.mp3': undefined,
      'lessons/a.json': { ...tinyLesson, activities: { 1: { modules } } },
      'videos/a.mp4': MP4,
      'videos/kid_animation/1-up-1-1.mp4': MP4,
    })
    expect(problems).toEqual([])
  })

  it('takes a whole pack', async () => {
    const pack = await readPack(await tinyPack())
    expect(pack.lessons.get('lessons/a.json')?.lesson.title.hakka).toBe('阿公')
  })

  it.each<[string, Record<string, unknown>, Partial<PackProblem>]>([
    ['a manifest that is missing', { 'pack.json': undefined }, { file: 'pack.json', reason: '沒有這個檔案' }],
    ['broken JSON', { 'lessons/a.json': '{' }, { file: 'lessons/a.json', path: '$' }],
    [
      'a lesson that is missing',
      { 'pack.json': { ...tinyManifest, lessons: ['lessons/b.json'] } },
      { file: 'lessons/b.json', reason: '沒有這個檔案' },
    ],
    [
      'a path that leads out of the pack',
      { 'pack.json': { ...tinyManifest, lessons: ['../a.json'] } },
      { file: 'pack.json', path: '$.lessons[0]' },
    ],
    [
      'a sound that is missing',
      { 'audio/a.mp3': undefined },
      { path: '$.activities.1.modules[0].content.words[0].text.audio.url' },
    ],
    ['a file that only claims to be a sound', { 'audio/a.mp3': 'hello' }, { reason: '內容不是 mp3 檔' }],
    ['a file that only claims to be a film', { 'videos/a.mp4': 'hello' }, { reason: '內容不是 mp4 檔' }],
    [
      'an animation that no lesson plays',
      { 'videos/kid_animation/1-up-1-1.mp4': MP4 },
      { reason: '沒有任何教材用到這個檔案' },
    ],
    [
      'a video of another site than the one',
      withVideos({ video_urls: ['https://evil.example/a.mp4'] }),
      { path: '$.activities.1.modules[0].content.video_urls[0]' },
    ],
    [
      'a film that is missing',
      withVideos({ video_urls: ['videos/a.mp4'] }),
      { reason: '沒有這個檔案：videos/a.mp4' },
    ],
    ['a file of another kind', { 'audio/b.svg': '<svg/>' }, { file: 'audio/b.svg' }],
    [
      'a file that no lesson uses',
      { 'audio/b.mp3': Buffer.from('ID3') },
      { reason: '沒有任何教材用到這個檔案' },
    ],
    [
      'Hakka without a reading',
      withWord({ pinyin: undefined }),
      { path: '$.activities.1.modules[0].content.words[0].text.pinyin' },
    ],
    [
      'a reading with a syllable too few',
      withWord({ pinyin: 'a24' }),
      { reason: '「阿公」 a24：2 個字，1 個音節' },
    ],
    [
      'a character that no face shows',
      withWord({ chinese: '\u{2FA20}' }),
      { path: '$.activities.1.modules[0].content.words[0].text.chinese' },
    ],
    [
      'a module type that nobody knows',
      {
        'lessons/a.json': {
          ...tinyLesson,
          activities: { 1: { modules: [{ no: 1, type: 'hologram', version: 1, name: 'x', content: {} }] } },
        },
      },
      { reason: '未定義的模組 hologram' },
    ],
    [
      'HTML with a script',
      {
        'lessons/a.json': {
          ...tinyLesson,
          activities: {
            1: {
              modules: [
                {
                  no: 1,
                  type: 'text',
                  version: 1,
                  name: 'x',
                  content: { content: '<p>好</p><script>x</script>' },
                },
              ],
            },
          },
        },
      },
      { path: '$.activities.1.modules[0].content' },
    ],
  ])('refuses %s, naming file, path and reason', async (_, changes, problem) => {
    expect(await problemsOf(changes)).toContainEqual(expect.objectContaining(problem))
  })

  it('refuses two files of the same lesson', async () => {
    const changes = {
      'pack.json': { ...tinyManifest, lessons: ['lessons/a.json', 'lessons/b.json'] },
      'lessons/b.json': tinyLesson,
    }
    expect(await problemsOf(changes)).toContainEqual(
      expect.objectContaining({ file: 'lessons/b.json', path: '$' }),
    )
  })

  it('lists the readings that nobody has checked', async () => {
    const pack = await readPack(await tinyPack())
    expect(uncheckedPairs(pack).map(({ reason }) => reason)).toContain(
      '「阿公」 a24 gung24 的讀音還沒有用辭典檢查過（設定 DICTIONARY_FILE 並加 --record）',
    )
  })
})

it('the demo pack is whole, and every reading in it has been checked', async () => {
  const pack = await readPack(join(import.meta.dirname, '../../../../content/demo'))
  expect(uncheckedPairs(pack)).toEqual([])
  const used = [...pack.lessons.values()]
    .filter(({ lesson }) => lesson.dialect_id === 1)
    .flatMap(({ lesson }) => Object.values(lesson.activities).flatMap((activity) => activity?.modules ?? []))
    .map(({ type }) => type)
  for (const type of moduleTypes.keys()) {
    expect(used.filter((own) => own === type).length, type).toBeGreaterThanOrEqual(2)
  }
  for (const [file, { source }] of pack.lessons) {
    const text = JSON.stringify(source)
    if (!text.includes('.mp3')) expect(text, `${file} asks to listen and is silent`).not.toContain('聽')
  }
})
