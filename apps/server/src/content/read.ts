import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { setImmediate as turn } from 'node:timers/promises'
import { parseSafely } from '@hakka/contract/parse'
import { animationFile } from '@hakka/contract/videos'
import type { Part } from '@hakka/modules/server'
import type { z } from 'zod'
import { issueText } from '../http/input/issue-text.ts'
import { addressesOf } from './addresses.ts'
import { checkLesson } from './check-lesson.ts'
import { isRecord, pathText, readJson } from './json.ts'
import { lessonParts } from './lesson-parts.ts'
import { mediaOf } from './media.ts'
import {
  type Pack,
  type PackGame,
  type PackLesson,
  type PackProblem,
  type PackStudy,
  packLesson,
  packManifest,
} from './pack.ts'
import { doubleGames, gameHead, readGame } from './read-games.ts'
import { readStudy, studyHead, studyUidProblems } from './read-self-study.ts'

/** A pack that is not taken, with everything that is wrong with it. */
export class PackError extends Error {
  override name = 'PackError'
  readonly problems: readonly PackProblem[]

  constructor(problems: readonly PackProblem[]) {
    super(problems.map(({ file, path, reason }) => `${file} ${path}：${reason}`).join('\n'))
    this.problems = problems
  }
}

/** Files that may lie in a pack beside what its manifest names. */
const UNLISTED = new Set(['README.md', 'LICENSE.md', 'checked-pairs.txt'])

/**
 * Reads a pack and checks all of it.
 * @throws PackError naming file, path and reason of each fault; nothing of such a pack is used.
 */
export async function readPack(folder: string): Promise<Pack> {
  return parsePack(await readPackFiles(folder))
}

/** The same for files that have been read already. */
export function parsePack(files: ReadonlyMap<string, Buffer>): Pack {
  const steps = parsing(files)
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

/** The same, giving way to whoever waits for a page between two files. */
export async function parsePackInTurns(files: ReadonlyMap<string, Buffer>): Promise<Pack> {
  const steps = parsing(files)
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
    await turn()
  }
}

/** Stops after each file. */
function* parsing(files: ReadonlyMap<string, Buffer>): Generator<undefined, Pack> {
  const problems: PackProblem[] = []
  const manifest = parseJson(files, 'pack.json', problems, packManifest)
  if (!manifest) throw new PackError(problems)

  const lessons = new Map<string, Pack['lessons'] extends ReadonlyMap<string, infer L> ? L : never>()
  for (const path of manifest.value.lessons) {
    yield
    const parsed = parseJson(files, path, problems, packLesson)
    if (!parsed) continue
    lessons.set(path, { source: parsed.source, lesson: parsed.value })
    problems.push(...checkLesson(parsed.value, parsed.source).map((problem) => ({ file: path, ...problem })))
  }
  const selfStudy = new Map<string, PackStudy>()
  for (const path of manifest.value.self_study) {
    yield
    const parsed = parseJson(files, path, problems, studyHead)
    const own: Omit<PackProblem, 'file'>[] = []
    const study = parsed && readStudy(parsed.source, own)
    if (study) selfStudy.set(path, study)
    problems.push(...own.map((problem) => ({ file: path, ...problem })))
  }
  const games = new Map<string, PackGame>()
  for (const path of manifest.value.games) {
    yield
    const parsed = parseJson(files, path, problems, gameHead)
    const own: Omit<PackProblem, 'file'>[] = []
    const game = parsed && readGame(parsed.source, own)
    if (game) games.set(path, game)
    problems.push(...own.map((problem) => ({ file: path, ...problem })))
  }
  problems.push(...doubleAddresses(lessons), ...uidProblems(lessons), ...studyUidProblems(selfStudy))
  problems.push(...doubleGames(games))
  const isWhole = problems.length === 0
  problems.push(...mediaProblems(files, manifest.value, { lessons, selfStudy, games }, isWhole))
  if (problems.length > 0) throw new PackError(problems)
  return { manifest: manifest.value, files, lessons, selfStudy, games }
}

/** Every file of a folder by its path inside, in one order on all machines. */
export async function readPackFiles(folder: string): Promise<Map<string, Buffer>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((cause: unknown) => {
    throw new PackError([{ file: folder, path: '$', reason: `讀不到這個資料夾（${String(cause)}）` }])
  })
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort()
  return new Map(
    await Promise.all(paths.map(async (path) => [path, await readFile(join(folder, path))] as const)),
  )
}

function parseJson<T>(
  files: ReadonlyMap<string, Buffer>,
  file: string,
  problems: PackProblem[],
  schema: z.ZodType<T>,
): { value: T; source: Record<string, unknown> } | undefined {
  const bytes = files.get(file)
  if (!bytes) {
    problems.push({ file, path: '$', reason: '沒有這個檔案' })
    return undefined
  }
  const read = readJson(bytes)
  if ('fault' in read) {
    problems.push({ file, path: '$', reason: read.fault })
    return undefined
  }
  const { source } = read
  const parsed = parseSafely(schema, source, { error: issueText })
  if (parsed.success && isRecord(source)) return { value: parsed.data, source }
  for (const issue of parsed.error?.issues ?? []) {
    problems.push({ file, path: pathText(issue.path), reason: issue.message })
  }
  return undefined
}

function doubleAddresses(lessons: Pack['lessons']): PackProblem[] {
  const seen = new Map<string, string>()
  return [...lessons].flatMap(([file, { lesson }]) => {
    const key = [lesson.step_no, lesson.semester_no, lesson.type_no, lesson.no, lesson.dialect_id].join('-')
    const other = seen.get(key)
    seen.set(key, file)
    return other
      ? [{ file, path: '$', reason: `和 ${other} 是同一課（同年級、學期、類型、課次與腔調）` }]
      : []
  })
}

/** Every module has a uid of its own. */
function uidProblems(lessons: Pack['lessons']): PackProblem[] {
  const seen = new Map<string, string>()
  return [...lessons].flatMap(([file, { lesson }]) =>
    Object.entries(lesson.activities).flatMap(([activity, own]) =>
      (own?.modules ?? []).flatMap(({ uid, name }, index) => {
        const path = `$.activities.${activity}.modules[${index}].uid`
        if (uid === undefined) {
          return lesson.version === 1 ? [] : [{ file, path, reason: '沒有 uid' }]
        }
        const other = seen.get(uid)
        seen.set(uid, `${file} 的「${name}」`)
        return other ? [{ file, path, reason: `uid「${uid}」和 ${other}相同` }] : []
      }),
    ),
  )
}

const hasAnimation = ({ activities }: PackLesson) =>
  Object.values(activities).some((own) => own?.modules.some(({ type }) => type === 'kid_animation'))

/**
 * Every named file is there and of its type; no file is there that nothing names.
 * @param isWhole all of it could be read: what is not whole may name files that nobody knows of
 */
function mediaProblems(
  files: ReadonlyMap<string, Buffer>,
  listed: Pick<Pack['manifest'], 'lessons' | 'self_study' | 'games'>,
  { lessons, selfStudy, games }: Pick<Pack, 'lessons' | 'selfStudy' | 'games'>,
  isWhole: boolean,
): PackProblem[] {
  const problems: PackProblem[] = []
  const used = new Set(['pack.json', ...listed.lessons, ...listed.self_study, ...listed.games, ...UNLISTED])
  const use = (file: string, parts: readonly Part[]) => {
    for (const { path, url } of addressesOf(parts)) {
      used.add(url)
      if (!files.has(url)) problems.push({ file, path, reason: `沒有這個檔案：${url}` })
    }
  }
  for (const [file, { lesson }] of lessons) {
    // Chosen by the lesson's numbers, not named by its content; a lesson may do without.
    if (hasAnimation(lesson)) used.add(animationFile(lesson))
    use(file, lessonParts(lesson))
  }
  for (const [file, { parts }] of [...selfStudy, ...games]) use(file, parts)
  for (const [file, bytes] of files) {
    if (isWhole && !used.has(file)) problems.push({ file, path: '$', reason: '沒有任何教材用到這個檔案' })
    if (file.endsWith('.json')) continue
    const media = mediaOf(file, bytes)
    if (typeof media === 'string') problems.push({ file, path: '$', reason: media })
  }
  return problems
}
