import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { packZip } from '../../../apps/server/src/testing/pack-zip.ts'
import { PACK_LESSONS } from './ledger.ts'
import { marked } from './marks.ts'

/** Where the lessons of a round stand, each in its dialect: nowhere in the demo is one so high. */
const placeOf = (round: number, index: number) => ({
  step_no: 10 + (round % 3),
  semester_no: 1 + (Math.floor(round / 3) % 2),
  type_no: 2,
  no: 1 + (Math.floor(round / 6) % 10),
  dialect_id: 1 + index,
})

/** The numbers of a round's lessons begin after this. */
export const markOf = (round: number): number => 1 + round * PACK_LESSONS

/** The folder of a pack that all rounds are fetched from. */
export async function writeSource(folder: string, rounds: readonly number[]): Promise<void> {
  const lessons = rounds.flatMap((round) =>
    lessonsOf(round, markOf(round)).map((own) => ({
      ...own,
      path: `lessons/${round}-${own.place.dialect_id}.json`,
    })),
  )
  await mkdir(join(folder, 'lessons'), { recursive: true })
  await writeFile(join(folder, 'pack.json'), JSON.stringify(manifest('kills', lessons)))
  for (const { path, file } of lessons) await writeFile(join(folder, path), JSON.stringify(file))
}

export const lessonsOf = (round: number, mark: number) =>
  Array.from({ length: PACK_LESSONS }, (_, index) => lessonOf(round, index, mark))

const manifest = (id: string, lessons: readonly { path: string }[]) => ({
  format: 'hakka-content-pack',
  version: 1,
  id,
  title: '強制終止',
  licence: 'CC BY 4.0',
  lessons: lessons.map(({ path }) => path),
})

/** The pack of a round, with lessons that are new here: numbers from `mark` on. */
export function packOf(round: number, mark: number) {
  const lessons = lessonsOf(round, mark)
  const zip = packZip({
    'pack.json': manifest(`kills-${round}`, lessons),
    ...Object.fromEntries(lessons.map(({ path, file }) => [path, file])),
  })
  return { lessons, zip }
}

function lessonOf(round: number, index: number, mark: number) {
  const place = placeOf(round, index)
  const uid = `kill-${round}-${index}`
  const module = { version: 1, description: '' }
  const modules = [
    {
      uid: `${uid}-1`,
      no: 1,
      type: 'word',
      name: '語詞',
      ...module,
      content: { words: [{ text: marked(mark + index) }] },
    },
    { uid: `${uid}-2`, no: 2, type: 'text', name: '說明', ...module, content: { content: '<p>說明</p>' } },
  ]
  const title = marked(mark + index)
  const file = { version: 2, ...place, title, official_name: `匯入 ${round}`, activities: { 1: { modules } } }
  return { place, path: `lessons/${index}.json`, mark: mark + index, file }
}
