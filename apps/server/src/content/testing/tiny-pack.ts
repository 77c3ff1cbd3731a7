import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** The smallest MP3 that the reader takes: a header and silence. */
const MP3 = Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0x00]), Buffer.alloc(413)])

/** A lesson with one word and one question, as it was written before modules had a uid. */
export const tinyLesson = {
  version: 1,
  dialect_id: 1,
  step_no: 1,
  semester_no: 1,
  type_no: 1,
  no: 1,
  title: { hakka: '阿公', pinyin: 'a24 gung24', chinese: '爺爺' },
  official_name: '基礎 第一課 阿公',
  activities: {
    1: {
      modules: [
        {
          no: 1,
          type: 'word',
          version: 1,
          name: '語詞',
          description: '聽一聽。',
          content: {
            words: [
              {
                text: {
                  hakka: '阿公',
                  pinyin: 'a24 gung24',
                  chinese: '爺爺',
                  audio: { url: 'audio/a.mp3', synthetic: true },
                },
              },
            ],
          },
        },
        {
          no: 2,
          type: 'text',
          version: 1,
          name: '說明',
          description: '',
          content: { content: '<p>說明</p>' },
        },
      ],
    },
  },
}

interface Numbered {
  no: number
}

/** The lesson as it is written today, in the order of keys that an export writes: modules are `tiny-1`, `tiny-2` … */
export const withUids = <M extends Numbered, L extends { activities: Record<string, { modules: M[] }> }>(
  lesson: L,
  prefix = 'tiny',
) => ({
  ...lesson,
  version: 2,
  activities: Object.fromEntries(
    Object.entries(lesson.activities).map(([no, activity]) => [
      no,
      { ...activity, modules: activity.modules.map((own) => ({ uid: `${prefix}-${own.no}`, ...own })) },
    ]),
  ),
})

export const tinyManifest = {
  format: 'hakka-content-pack',
  version: 1,
  id: 'tiny',
  title: '小教材',
  licence: 'CC BY 4.0',
  lessons: ['lessons/a.json'],
}

type Files = Record<string, unknown>

/** Writes a pack into a new temporary folder; `changes` replaces, adds or (`undefined`) leaves out files. */
export async function tinyPack(changes: Files = {}): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'hakka-pack-'))
  const files: Files = {
    'pack.json': tinyManifest,
    'lessons/a.json': withUids(tinyLesson),
    'audio/a.mp3': MP3,
    'README.md': '# 小教材\n',
    ...changes,
  }
  for (const [path, value] of Object.entries(files)) {
    if (value === undefined) continue
    await mkdir(dirname(join(folder, path)), { recursive: true })
    const bytes =
      Buffer.isBuffer(value) || typeof value === 'string' ? value : `${JSON.stringify(value, null, 2)}\n`
    await writeFile(join(folder, path), bytes)
  }
  return folder
}
