import { DIALECT_COUNT, LESSON_NUM_MAX, STEP_MAX } from '@hakka/contract/constants'
import { means, type Part, type StudyKind } from '@hakka/modules/server'
import { z } from 'zod'

/** Version of a lesson's file that this code writes; since 2 each module has its `uid`. */
export const LESSON_VERSION = 2

/** Version of the pack format that this code writes; since 2 a pack may hold self-study. Older ones are read as well. */
export const PACK_VERSION = 2

const path = z
  .string()
  .max(200)
  .regex(/^(?!.*\.\.)[A-Za-z0-9][A-Za-z0-9_./-]*$/, '路徑只能是包內的相對路徑')

const media = z.object({ url: means({ is: 'address' }, path) })
const no = (max: number) => z.number().int().min(1).max(max)

export const packManifest = z.object({
  format: z.literal('hakka-content-pack', { error: '不是客語學堂的教材包' }),
  version: z.literal([1, PACK_VERSION], { error: `教材包的版本不是 1 或 ${PACK_VERSION}` }),
  id: z.string().regex(/^[a-z0-9][a-z0-9-]{0,49}$/, '代號只能用小寫英文字母、數字和連字號'),
  title: z.string().min(1).max(100),
  licence: z.string().min(1).max(200),
  lessons: z.array(path).max(5000),
  self_study: z.array(path).max(5000).default([]),
  games: z.array(path).max(500).default([]),
})
type PackManifest = z.output<typeof packManifest>

const packModule = z.object({
  /** The module's own name, wherever it moves; of a lesson of version 1 its number then (`module-uid.ts`). */
  uid: z
    .string()
    .regex(/^[a-z0-9][a-z0-9-]{2,63}$/, 'uid 只能用小寫英文字母、數字和連字號，3 到 64 個字')
    .optional(),
  no: no(200),
  type: z.string().regex(/^[a-z0-9_]{1,50}$/),
  /** Schema version of `content`. */
  version: no(1000),
  name: z.string().min(1).max(100),
  title: z.string().max(100).optional(),
  title_memo: z.string().max(200).optional(),
  memo: z.string().max(2000).optional(),
  description: z.string().max(2000).default(''),
  content: z.unknown(),
})
export type PackModule = z.output<typeof packModule>

const activity = z.object({
  steps: z.array(z.string().max(500)).optional(),
  modules: z.array(packModule).max(100),
})

export const packLesson = z.object({
  version: z.literal([1, LESSON_VERSION], { error: `課的版本不是 1 或 ${LESSON_VERSION}` }),
  dialect_id: no(DIALECT_COUNT),
  step_no: no(STEP_MAX),
  semester_no: no(2),
  type_no: no(2),
  no: no(LESSON_NUM_MAX),
  title: z.object({
    hakka: means({ is: 'hakka', reading: 'pinyin' }, z.string().min(1).max(100)),
    pinyin: z.string(),
    chinese: z.string().max(100),
  }),
  official_name: z.string().min(1).max(200),
  thumbnail: media.optional(),
  student_book: media.optional(),
  teacher_book: media.optional(),
  activities: z.record(z.enum(['1', '2', '3']), activity.optional()),
})
export type PackLesson = z.output<typeof packLesson>

/** A file of self-study as it was read. */
export interface PackStudy {
  kind: StudyKind
  /** Schema version that its items are written in. */
  version: number
  /** None of a book, which names the dialect of each of its texts. */
  dialectId: number | null
  /** As written. */
  source: Record<string, unknown>
  /** Everything that it is made of, each with its place: `$.dialogues[0].title.hakka`. */
  parts: readonly Part[]
}

/** A set of questions of a game as it was read. */
export interface PackGame {
  gameId: number
  dialectId: number
  uid: string
  title: string
  /** As written. */
  source: Record<string, unknown>
  parts: readonly Part[]
}

/** What is wrong with a pack: which file, where in it, and why. */
export interface PackProblem {
  file: string
  path: string
  reason: string
}

/** A pack that has been read and found whole. */
export interface Pack {
  manifest: PackManifest
  /** Every file by its path inside the pack, `pack.json`, lessons and self-study among them. */
  files: ReadonlyMap<string, Buffer>
  /** Lessons by path: as written (`source`, key order kept) and as understood. */
  lessons: ReadonlyMap<string, { source: Record<string, unknown>; lesson: PackLesson }>
  /** Files of self-study by path. */
  selfStudy: ReadonlyMap<string, PackStudy>
  /** Sets of questions of games by path. */
  games: ReadonlyMap<string, PackGame>
}
