import { createHash } from 'node:crypto'
import type { CallAnswer } from '@hakka/contract/calls'
import type { UploadedFile } from '@hakka/contract/upload'
import { moduleTypes, openedContent } from '@hakka/modules/server'
import { and, eq } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { type SpokenLine, saidKey, spokenIn } from '../../content/voices.ts'
import { lessonTakes } from '../../db/tables/authoring.ts'
import { files } from '../../db/tables/content.ts'
import type { Transaction } from '../../db/transaction.ts'
import { draftsOf, type ModuleDraft } from '../../domain/lesson/draft.ts'
import { draftedLesson, modulesOf } from '../../domain/lesson/lesson-draft.ts'
import type { Services } from '../../domain/services.ts'
import { storeSound } from '../../domain/uploads/store.ts'
import { AppError } from '../../kernel/app-error.ts'

type Database = NodePgDatabase | Transaction
type Recording = CallAnswer<'GET /api/admin/lesson/recording'>['data']
type Line = Recording['lines'][number]

/** A row is known by what is said: an index takes no long texts. */
const digestOf = (said: { text: string; pinyin: string }): string =>
  createHash('sha256').update(saidKey(said)).digest('hex')

/** The modules of a lesson as its editors have them, in their order. @throws AppError `not_found` */
async function lessonOf(db: Database, lessonId: number) {
  const found = await draftedLesson(db, lessonId)
  if (!found) throw new AppError('not_found')
  return { ...found, modules: await draftsOf(db, modulesOf(found.draft)) }
}

/** What a module says, in the present shape of its type; nothing of a type that the site has not. */
function spokenOf({ type: id, content, schemaVersion }: ModuleDraft): SpokenLine[] {
  const type = moduleTypes.get(id)
  if (!type) return []
  return spokenIn(type.schema, openedContent(type, content, schemaVersion)).filter(({ text }) => text !== '')
}

/** Somebody's own recordings of a lesson. */
export async function takesOf(db: Database, userId: number, lessonId: number) {
  const rows = await db
    .select({
      digest: lessonTakes.digest,
      text: lessonTakes.text,
      pinyin: lessonTakes.pinyin,
      fileId: lessonTakes.fileId,
      key: files.key,
    })
    .from(lessonTakes)
    .innerJoin(files, eq(files.id, lessonTakes.fileId))
    .where(and(eq(lessonTakes.userId, userId), eq(lessonTakes.lessonId, lessonId)))
  return rows.map(({ key, ...own }) => ({ ...own, url: `/files/${key}` }))
}

const VOICES = ['none', 'synthetic', 'human'] as const

const voiceOf = ({ sound }: SpokenLine): (typeof VOICES)[number] =>
  !sound ? 'none' : sound.isSynthetic ? 'synthetic' : 'human'

/** What a lesson says, each once, with what somebody has recorded of it. A word that lacks its voice in one place lacks it. */
export async function linesOf(db: NodePgDatabase, userId: number, lessonId: number): Promise<Recording> {
  const { lesson, draft, modules } = await lessonOf(db, lessonId)
  const takes = new Map(
    (await takesOf(db, userId, lessonId)).map((own): [string, string] => [saidKey(own), own.url]),
  )
  const all = modules.flatMap((module) => spokenOf(module).map((line) => ({ module, line })))
  const lines = [...Map.groupBy(all, ({ line }) => saidKey(line))].flatMap(([key, places]): Line[] => {
    const [least] = places.toSorted(
      (a, b) => VOICES.indexOf(voiceOf(a.line)) - VOICES.indexOf(voiceOf(b.line)),
    )
    const [first] = places
    if (!first || !least) return []
    const { text, pinyin } = first.line
    const more = places.length - 1
    return [
      {
        item_id: first.module.moduleId,
        path: first.line.path,
        item_title: `${first.module.name}${more > 0 ? `（另有 ${more} 處）` : ''}`,
        role: '',
        text,
        pinyin,
        chinese: places.find(({ line }) => line.chinese !== '')?.line.chinese ?? '',
        voice: voiceOf(least.line),
        url: least.line.sound?.url ?? '',
        take_url: takes.get(key) ?? '',
        was: null,
        places: places.length,
      },
    ]
  })
  return { title: draft.title.hakka, dialect_id: lesson.dialectId, lines }
}

/**
 * Keeps what somebody has recorded of a lesson; an earlier one of hers is gone. @returns its address
 * @throws AppError `not_found` where the lesson does not say that; `validation` for what is no sound
 */
export async function keepTake(
  services: Services,
  {
    userId,
    id: lessonId,
    text,
    pinyin,
    audio,
  }: { userId: number; id: number; text: string; pinyin: string; audio: UploadedFile },
): Promise<string> {
  const { db } = services
  const { modules } = await lessonOf(db, lessonId)
  const isSaid = modules.some((module) =>
    spokenOf(module).some((line) => line.text === text && line.pinyin === pinyin),
  )
  if (!isSaid) throw new AppError('not_found')
  const { id: fileId, url } = await storeSound(services, audio, 'audio')
  const own = { fileId, createdAt: services.now() }
  await db
    .insert(lessonTakes)
    .values({ userId, lessonId, digest: digestOf({ text, pinyin }), text, pinyin, ...own })
    .onConflictDoUpdate({ target: [lessonTakes.userId, lessonTakes.lessonId, lessonTakes.digest], set: own })
  return url
}
