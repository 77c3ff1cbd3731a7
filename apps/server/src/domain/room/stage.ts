import { activityLetter, levelOfStep } from '@hakka/contract/constants'
import { KIND_OF_CLASSROOM, type RoomKindName } from '@hakka/contract/constants/room'
import { type RoomBrief, type RoomStage, roomFace } from '@hakka/contract/room-views'
import { type ModuleType, readContent } from '@hakka/modules/server'
import type { StageSetup } from '@hakka/rooms/room'
import { eq } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import { faces, files, lessons, moduleVersions } from '../../db/tables/content.ts'
import { lessonFaceOf } from '../lesson/face-of.ts'
import { lessonWords } from '../lesson/lesson-words.ts'
import { type PublishedModule, publishedModules } from '../lesson/modules.ts'

/** A question as a room shows it, and what the server needs to judge answers to it. */
export interface StageSource {
  setup: StageSetup
  shown: RoomStage
  /** Of an exercise: its type, and its content with this question alone. */
  exercise: { type: ModuleType; content: unknown; words: Awaited<ReturnType<typeof lessonWords>> } | null
}

/** What the classroom modules have in common. */
const classroomContent = z.object({
  questions: z.array(
    z.object({
      text: z.string(),
      lang: z.literal('zh').optional(),
      pinyin: z.string().optional(),
      images: z.array(z.object({ url: z.string() })).default([]),
      background_image: z.object({ url: z.string().optional(), file_url: z.string().optional() }).nullish(),
      options: z.array(roomFace.extend({ id: z.number().int() })).default([]),
    }),
  ),
})

/** A module of a lesson that a class can do together. */
export type PlayableModule = RoomBrief['modules'][number]

const classroomKinds = new Map<string, RoomKindName>(Object.entries(KIND_OF_CLASSROOM))

/** The modules of a lesson that can be done in a room, in their order. */
export async function playableModules(db: NodePgDatabase, lessonId: number): Promise<PlayableModule[]> {
  const rows = await publishedModules(db, lessonId)
  return rows.flatMap((row) => {
    const read = readContent(row.type, row.content, row.schemaVersion)
    if (!read?.ok) return []
    const kind = kindOf(read.type, read.content)
    const total = kind ? questionsOf(kind, read.type, read.content).length : 0
    if (!kind || total === 0) return []
    const { id, versionId: version_id, name, title, type } = row
    return [
      { id, version_id, code: codeOf(row, rows), type, type_name: read.type.name, name, title, kind, total },
    ]
  })
}

const kindOf = (type: ModuleType, content: unknown): RoomKindName | undefined =>
  classroomKinds.get(type.id) ??
  (type.asks ? 'module' : type.said(content).length > 0 ? 'speaking' : undefined)

/** Questions that a move can name. */
const QUESTIONS_MAX = 100

/** What is asked, one after the other: of an exercise contents with one question each. */
function questionsOf(kind: RoomKindName, type: ModuleType, content: unknown): Question[] {
  switch (kind) {
    case 'module':
      return type.oneByOne(content).map((own) => ({ content: own }))
    case 'speaking':
      return type
        .said(content)
        .slice(0, QUESTIONS_MAX)
        .map((said) => ({ said }))
    default: {
      const read = classroomContent.safeParse(content)
      return read.success ? read.data.questions.map((asked) => ({ asked })) : []
    }
  }
}

/** One of the three, by the kind. */
interface Question {
  asked?: z.output<typeof classroomContent>['questions'][number]
  said?: ReturnType<ModuleType['said']>[number]
  content?: unknown
}

/** B1: the letter of its activity, and which module of that it is. */
function codeOf(own: PublishedModule, all: readonly PublishedModule[]): string {
  const beside = all.filter(({ activityNo }) => activityNo === own.activityNo)
  return `${activityLetter(own.activityNo)}${beside.findIndex(({ id }) => id === own.id) + 1}`
}

/** So long a question is known without its lesson's face. */
const FACE_MS = 30_000

/** By database: a version never changes, and a lesson's words stay for as long as a room is open. */
const caches = new WeakMap<object, LRUCache<string, StageSource>>()

/**
 * A question of a module that stands in a lesson.
 * @param versionId the version that the room has shown before; without it what is published now
 */
export async function stageOf(
  db: NodePgDatabase,
  lessonId: number,
  asked: { moduleId: number; question: number; versionId?: number },
): Promise<StageSource | undefined> {
  const cache = caches.get(db) ?? new LRUCache<string, StageSource>({ max: 300 })
  caches.set(db, cache)
  const { moduleId, question, versionId } = asked
  const known = versionId === undefined ? undefined : cache.get(`${lessonId} ${versionId} ${question}`)
  if (known) return known
  const rows = await publishedModules(db, lessonId)
  const present = rows.find(({ id }) => id === moduleId)
  const row = present && (await inVersion(db, present, versionId))
  const made = row && (await sourceOf(db, lessonId, { row, rows, question }))
  // A face that is being cut is asked for again.
  const soon = made?.shown.font ? {} : { ttl: FACE_MS }
  if (made) cache.set(`${lessonId} ${made.setup.version_id} ${question}`, made, soon)
  return made
}

/** A lesson that is published anew leaves an open room what it has: the module as it was shown. */
async function inVersion(
  db: NodePgDatabase,
  present: PublishedModule,
  versionId: number | undefined,
): Promise<PublishedModule> {
  if (versionId === undefined || versionId === present.versionId) return present
  const [old] = await db.select().from(moduleVersions).where(eq(moduleVersions.id, versionId))
  if (old?.moduleId !== present.id) return present
  const { type, schemaVersion, name, title, content } = old
  return { ...present, versionId, type, schemaVersion, name, title, content }
}

async function sourceOf(
  db: NodePgDatabase,
  lessonId: number,
  { row, rows, question }: { row: PublishedModule; rows: readonly PublishedModule[]; question: number },
): Promise<StageSource | undefined> {
  const read = readContent(row.type, row.content, row.schemaVersion)
  const [lesson] = await db
    .select({ stepNo: lessons.stepNo, dialectId: lessons.dialectId, face: files.key })
    .from(lessons)
    .leftJoin(faces, eq(faces.lessonId, lessons.id))
    .leftJoin(files, eq(files.id, faces.fileId))
    .where(eq(lessons.id, lessonId))
  if (!read?.ok || !lesson) return undefined
  const kind = kindOf(read.type, read.content)
  const questions = kind ? questionsOf(kind, read.type, read.content) : []
  const own = questions[question]
  if (!kind || !own) return undefined
  const { asked, said, content } = own
  const total = questions.length
  const key = `m${row.id}.q${question}`
  const head = { key, kind, module_id: row.id, version_id: row.versionId, question, total }
  const words = kind === 'module' && read.type.asksWords ? await lessonWords(db, row.id) : []
  const options = asked?.options ?? []
  return {
    setup: { ...head, options: options.map(({ id }) => id) },
    exercise: kind === 'module' ? { type: read.type, content, words } : null,
    shown: {
      ...head,
      code: codeOf(row, rows),
      name: row.name,
      title: row.title,
      level_no: levelOfStep(lesson.stepNo),
      dialect_id: lesson.dialectId,
      font: lesson.face === null ? null : lessonFaceOf({ key: lesson.face }),
      asked: asked ? askedOf(asked) : said ? askedOf({ ...said, images: [] }) : null,
      options,
      said: said ? saidOf(said) : null,
      exercise:
        kind === 'module'
          ? { type: row.type, content: read.type.publicContent(content).content, words: [...words] }
          : null,
    },
  }
}

const saidOf = ({ sound, chinese, own }: NonNullable<Question['said']>): RoomStage['said'] => ({
  sound: sound ? { url: sound.url, ...(sound.synthetic && { synthetic: true }) } : null,
  chinese: chinese ?? null,
  own,
})

function askedOf({
  text,
  lang,
  pinyin,
  images,
  background_image,
}: Pick<NonNullable<Question['asked']>, 'text' | 'images' | 'background_image'> & {
  lang?: 'zh' | undefined
  pinyin?: string | undefined
}): RoomStage['asked'] {
  const background_url = background_image?.url ?? background_image?.file_url ?? null
  return { text, ...(lang && { lang }), ...(pinyin && { pinyin }), images, background_url }
}
