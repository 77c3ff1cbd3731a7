import type { CallAnswer, CallBody } from '@hakka/contract/calls'
import type { LessonVersionHead, VersionLine } from '@hakka/contract/lesson-desk'
import { and, desc, eq, inArray } from 'drizzle-orm'
import { codesOf } from '../../content/publish-faults.ts'
import { lessonVersions } from '../../db/tables/authoring.ts'
import { files, moduleVersions } from '../../db/tables/content.ts'
import type { Transaction } from '../../db/transaction.ts'
import { contentIn, type DraftedContent, draftOf, draftsOf, saveDraft } from '../../domain/lesson/draft.ts'
import { editLesson } from '../../domain/lesson/edit-lesson.ts'
import {
  draftedLesson,
  keepDraft,
  type LessonDraft,
  type LessonVersion,
  lessonVersion,
  modulesOf,
} from '../../domain/lesson/lesson-draft.ts'
import { versionHeads } from '../../domain/lesson/version-heads.ts'
import type { Services } from '../../domain/services.ts'
import { AppError } from '../../kernel/app-error.ts'
import { linesOf } from './lines.ts'
import { foundLesson } from './read.ts'

type Db = Pick<Services, 'db'>

/** What was published of a lesson, the newest first. */
export async function versionsOf({ db }: Db, lessonId: number): Promise<LessonVersionHead[]> {
  await foundLesson({ db }, lessonId)
  const rows = await db
    .select()
    .from(lessonVersions)
    .where(eq(lessonVersions.lessonId, lessonId))
    .orderBy(desc(lessonVersions.no))
    .limit(VERSIONS_SHOWN)
  return rows.map((row) => ({
    no: row.no,
    note: row.note,
    published_at: row.publishedAt.toISOString(),
    published_by: row.publishedByName,
  }))
}

const VERSIONS_SHOWN = 200

async function findVersion(
  db: Pick<Transaction, 'select'>,
  lessonId: number,
  no: number,
): Promise<LessonVersion> {
  const [row] = await db
    .select({ content: lessonVersions.content })
    .from(lessonVersions)
    .where(and(eq(lessonVersions.lessonId, lessonId), eq(lessonVersions.no, no)))
  if (!row) throw new AppError('not_found')
  return lessonVersion.parse(row.content)
}

/** A version of a lesson, field by field; without a number what the desk has now. */
export async function versionLines(
  { db }: Db,
  lessonId: number,
  no: number | undefined,
): Promise<VersionLine[]> {
  const { draft } = await foundLesson({ db }, lessonId)
  if (no === undefined) {
    const own = await draftsOf(db, modulesOf(draft))
    return linesOfLesson({ db }, draft, new Map(own.map(({ moduleId, ...rest }) => [moduleId, rest])))
  }
  const version = await findVersion(db, lessonId, no)
  const rows = await db
    .select()
    .from(moduleVersions)
    .where(inArray(moduleVersions.id, [0, ...version.versions.map(({ version_id }) => version_id)]))
  return linesOfLesson(
    { db },
    version,
    new Map(rows.map((row) => [row.moduleId, { versionId: row.id, name: row.name }])),
  )
}

async function linesOfLesson(
  { db }: Db,
  draft: LessonDraft,
  names: ReadonlyMap<number, { versionId: number; name: string }>,
): Promise<VersionLine[]> {
  const ids = [draft.thumbnail, draft.student_book, draft.teacher_book].flatMap((id) => id ?? [])
  const rows = await db
    .select()
    .from(files)
    .where(inArray(files.id, [0, ...ids]))
  const url = (id: number | null) => {
    const key = rows.find((row) => row.id === id)?.key
    return key ? `/files/${key}` : ''
  }
  const codes = codesOf(draft)
  const lines: VersionLine[] = [
    { key: 'title.hakka', label: '客語課名', text: draft.title.hakka, lang: 'hakka' },
    { key: 'title.pinyin', label: '課名拼音', text: draft.title.pinyin, lang: 'pinyin' },
    { key: 'title.chinese', label: '華語課名', text: draft.title.chinese, lang: 'text' },
    { key: 'official_name', label: '正式名稱', text: draft.official_name, lang: 'text' },
    { key: 'thumbnail', label: '課程圖片', text: url(draft.thumbnail), lang: 'picture' },
    { key: 'student_book', label: '學生課本', text: url(draft.student_book), lang: 'file' },
    { key: 'teacher_book', label: '教師手冊', text: url(draft.teacher_book), lang: 'file' },
    ...draft.activities.flatMap(({ steps }, index) =>
      steps.map(
        (text, at): VersionLine => ({
          key: `steps.${index}.${at}`,
          label: `活動${['一', '二', '三'][index]}・教學步驟 ${at + 1}`,
          text,
          lang: 'text',
        }),
      ),
    ),
    ...modulesOf(draft).map(
      (id): VersionLine => ({
        key: `module.${id}`,
        label: `模組 ${names.get(id)?.name ?? id}`,
        text: `${codes.get(id) ?? ''}・版本 ${names.get(id)?.versionId ?? ''}`,
        lang: 'text',
      }),
    ),
  ]
  return lines.filter(({ text }) => text !== '')
}

/** Makes a published version what the desk has, with what its modules said then. Learners see it once it is published. */
export async function revertLesson(
  { userId, ...services }: Services & { userId: number },
  { id, version, no }: CallBody<'POST /api/admin/lesson/revert'>,
): Promise<{ id: number; version: number }> {
  const deed = { id, version, action: 'lesson.revert', isWriting: true }
  const next = await editLesson({ ...services, userId }, deed, async (transaction, { lesson }, at) => {
    const { versions, ...draft } = await findVersion(transaction, id, no)
    await keepDraft(transaction, lesson, draft, at)
    for (const { module_id, version_id } of versions.toSorted((a, b) => a.module_id - b.module_id))
      await bringBack(transaction, module_id, version_id, { userId, at })
    return {}
  })
  return { id, version: next }
}

/** Makes what a version of a module says its draft. */
async function bringBack(
  transaction: Transaction,
  moduleId: number,
  versionId: number,
  by: { userId: number; at: Date; revision?: number },
) {
  const present = await draftOf(transaction, moduleId)
  const own = await versionContent(transaction, moduleId, versionId)
  if (!present || !own) throw new AppError('not_found')
  const saved = await saveDraft(transaction, moduleId, own, {
    ...by,
    revision: by.revision ?? present.revision,
  })
  if (!saved.ok) throw new AppError('conflict', { current: saved.present })
  return saved
}

async function versionContent(
  db: Pick<Transaction, 'select'>,
  moduleId: number,
  versionId: number,
): Promise<DraftedContent | undefined> {
  const [row] = await db
    .select()
    .from(moduleVersions)
    .where(and(eq(moduleVersions.id, versionId), eq(moduleVersions.moduleId, moduleId)))
  return row && contentIn(row)
}

/** All versions of a module, the newest first. */
export async function moduleVersionsOf(
  { db }: Db,
  moduleId: number,
): Promise<CallAnswer<'GET /api/admin/lesson/module/versions'>['data']> {
  const present = await draftOf(db, moduleId)
  const found = present && (await draftedLesson(db, present.lessonId))
  if (!present || !found) throw new AppError('not_found')
  const heads = await versionHeads(db, moduleId)
  return {
    lesson_id: present.lessonId,
    lesson_title: found.draft.title,
    name: present.name,
    revision: present.revision,
    versions: heads.map((head) => ({
      id: head.id,
      published_at: head.publishedAt?.toISOString() ?? null,
      saved_at: head.savedAt?.toISOString() ?? null,
      by: head.by,
      note: head.note,
      title_memo: head.titleMemo,
      is_draft: head.isDraft ? 1 : 0,
      is_seen: head.isSeen ? 1 : 0,
    })),
  }
}

/** One version of a module, field by field. @throws AppError `not_found`, also for one of another module */
export async function moduleLines({ db }: Db, moduleId: number, versionId: number): Promise<VersionLine[]> {
  const own = await versionContent(db, moduleId, versionId)
  if (!own) throw new AppError('not_found')
  return linesOf(own)
}

/** Goes back to an earlier version of a module: it is the draft then. @throws AppError `conflict` */
export async function revertModule(
  { db, now, userId }: Pick<Services, 'db' | 'now'> & { userId: number },
  { module_id, version_id, revision }: CallBody<'POST /api/admin/lesson/module/revert'>,
): Promise<{ version_id: number; revision: number }> {
  return db.transaction(async (transaction) => {
    const saved = await bringBack(transaction, module_id, version_id, { userId, at: now(), revision })
    return { version_id: saved.versionId, revision: saved.revision }
  })
}
