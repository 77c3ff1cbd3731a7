import { randomBytes } from 'node:crypto'
import type { PackLessonPreview, PackPreview } from '@hakka/contract/lesson-pack'
import type { UploadedFile } from '@hakka/contract/upload'
import { withPack } from '../../content/exchange/import-pack.ts'
import { lessonMedia } from '../../content/exchange/lesson-media.ts'
import { openPack } from '../../content/exchange/open-pack.ts'
import { lessonIn, placeIn, sourceIn } from '../../content/exchange/problem-text.ts'
import { standingOf } from '../../content/exchange/standing.ts'
import type { Pack, PackProblem } from '../../content/pack.ts'
import { PackError, parsePackInTurns } from '../../content/read.ts'
import type { Services } from '../../domain/services.ts'
import { keepImport } from './store.ts'

/** Problems that are shown; whoever has more mends these first. */
const SHOWN = 200

const refused = (
  problems: readonly PackProblem[],
  files: ReadonlyMap<string, Buffer> = new Map(),
): PackPreview => ({
  id: null,
  title: '',
  licence: '',
  lessons: [],
  left_out: 0,
  problem_count: problems.length,
  problems: toldProblems(problems.slice(0, SHOWN), files),
})

/** In the words of an editor: the lesson and the place in it, where the file can be read. */
function toldProblems(problems: readonly PackProblem[], files: ReadonlyMap<string, Buffer>) {
  const sources = new Map(problems.map(({ file }) => [file, sourceIn(files, file)]))
  return problems.map(({ file, path, reason }) => {
    const source = sources.get(file)
    return { file, lesson: lessonIn(source), place: placeIn(path, source), reason }
  })
}

/** Looks at a pack that came as a ZIP, and keeps it where it is whole: nothing of it is taken in yet. */
export const previewPack = (services: Services, file: UploadedFile, userId: number): Promise<PackPreview> =>
  withPack(async () => {
    const opened = await openPack(file.path)
    if ('refused' in opened)
      return refused([{ file: file.name.slice(0, 200), path: '$', reason: opened.refused }])
    try {
      const pack = await parsePackInTurns(opened.files)
      return await shown(services, pack, file, userId)
    } catch (error) {
      if (error instanceof PackError) return refused(error.problems, opened.files)
      throw error
    }
  })

async function shown(
  services: Services,
  pack: Pack,
  file: UploadedFile,
  userId: number,
): Promise<PackPreview> {
  const lessons: PackLessonPreview[] = []
  const { db } = services
  for (const [path, { lesson }] of pack.lessons) {
    const stored = await lessonMedia(services, pack, lesson)
    const { state, reason, pairs, made, changed } = await standingOf(db, lesson, stored)
    const { step_no, semester_no, dialect_id, type_no, no, title } = lesson
    const address = { step_no, semester_no, dialect_id, type_no, no }
    lessons.push({ path, ...address, title, state, reason, modules: pairs.length, made, changed })
  }
  const { title, licence } = pack.manifest
  const left_out = pack.selfStudy.size + pack.games.size
  const whole = { title, licence, lessons, left_out, problem_count: 0, problems: [] }
  if (lessons.length === 0) return { ...whole, id: null }
  const key = `${randomBytes(32).toString('hex')}.zip`
  await services.privateBlobs.putFile(key, file.path)
  const fileName = file.name.slice(0, 200)
  const id = await keepImport(services, { userId, fileName, key, createdAt: services.now() })
  return { ...whole, id }
}
