import { and, eq, inArray, isNotNull, isNull, or } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { modules, moduleVersions } from '../../db/tables/content.ts'
import { type DraftedLesson, draftedLesson, modulesOf } from '../../domain/lesson/lesson-draft.ts'
import type { StoredFile } from '../../domain/uploads/file-rows.ts'
import type { PackLesson } from '../pack.ts'
import { draftsOf, stepsOf } from '../save-lesson.ts'
import type { ModuleDraft } from '../save-modules.ts'
import { lessonAt } from './lesson-at.ts'

type Database = Pick<NodePgDatabase, 'select'>

/** What editors have of a module: its draft, else what learners see. */
interface Present {
  version: typeof moduleVersions.$inferSelect
  revision: number
}

/** A module that comes, and the one of its uid that is here. */
interface Pair {
  coming: ModuleDraft
  present: Present | undefined
  /** Here, and not in its lesson now. */
  moduleId: number | undefined
}

/** How a lesson that comes stands to the one that is here. */
export interface Standing {
  /**
   * `foreign`: another lesson has this name here, or another one its modules. `drafted`: somebody has changed it here and not
   * published it: what they wrote is not written over. `conflict`: what learners see was written at the desk.
   */
  state: 'new' | 'changed' | 'same' | 'conflict' | 'drafted' | 'foreign'
  reason: string
  drafted: DraftedLesson | undefined
  pairs: readonly Pair[]
  made: number
  changed: number
}

const PARTS = ['type', 'schemaVersion', 'name', 'title', 'titleMemo', 'memo', 'description'] as const

const saysTheSame = ({ version: present }: Present, coming: ModuleDraft): boolean =>
  PARTS.every((part) => present[part] === (coming[part] ?? '')) &&
  JSON.stringify(present.content) === JSON.stringify(coming.content)

/** Compares a lesson of a pack with the one of its address: module by module, by their uids. */
export async function standingOf(
  db: Database,
  lesson: PackLesson,
  stored: ReadonlyMap<string, StoredFile>,
): Promise<Standing> {
  const coming = draftsOf({ lesson, stored })
  const row = await lessonAt(db, lesson)
  const drafted = row && (await draftedLesson(db, row.id))
  const known = await db
    .select({ id: modules.id, uid: modules.uid, lessonId: modules.lessonId })
    .from(modules)
    .where(inArray(modules.uid, ['', ...coming.map(({ uid }) => uid)]))
  const byUid = new Map(known.map((own) => [own.uid, own]))
  const elsewhere = known.find(({ lessonId }) => lessonId !== null && lessonId !== row?.id)
  const present = await presentOf(
    db,
    known.map(({ id }) => id),
  )
  const pairs = coming.map((own): Pair => {
    const moduleId = byUid.get(own.uid)?.id
    return { coming: own, moduleId, present: moduleId === undefined ? undefined : present.get(moduleId) }
  })
  const made = pairs.filter(({ present }) => !present).length
  const changed = pairs.filter(({ coming, present }) => present && !saysTheSame(present, coming)).length
  const base = { drafted, pairs, made, changed }
  const is = (state: Standing['state'], reason = ''): Standing => ({ ...base, state, reason })

  if (elsewhere) return is('foreign', `模組代號「${elsewhere.uid}」在本站是另一課的`)
  if (!drafted) return is('new')
  if (modulesOf(drafted.draft).length > 0 && known.length === 0)
    return is('foreign', '本站的這一課是另一份教材，沒有一個模組相同')
  if (made + changed === 0 && !isMoved(drafted, lesson, pairs)) return is('same')
  const { lesson: own, isChanged } = drafted
  if (
    isChanged ||
    own.state === 'review' ||
    pairs.some(({ present }) => present?.version.publishedAt === null)
  )
    return is('drafted', '本站有人改過這一課，還沒發布。先發布或放棄那些修改，再匯入')
  const written = pairs.some(
    ({ present, coming }) => present?.version.savedAt && !saysTheSame(present, coming),
  )
  return written ? is('conflict', '本站的編輯改過這一課；匯入會多一個草稿，發布前請比對') : is('changed')
}

async function presentOf(db: Database, ids: readonly number[]): Promise<Map<number, Present>> {
  const isDraft = and(isNotNull(moduleVersions.savedAt), isNull(moduleVersions.publishedAt))
  const rows = await db
    .select({ version: moduleVersions, revision: modules.draftRevision })
    .from(modules)
    .innerJoin(moduleVersions, eq(moduleVersions.moduleId, modules.id))
    .where(
      and(inArray(modules.id, [0, ...ids]), or(isDraft, eq(moduleVersions.id, modules.publishedVersionId))),
    )
  const found = new Map<number, Present>()
  for (const row of rows) {
    const before = found.get(row.version.moduleId)
    if (!before || row.version.publishedAt === null) found.set(row.version.moduleId, row)
  }
  return found
}

/** Whether the lesson itself says something else: its titles, its steps, the order of its modules. */
function isMoved({ draft }: DraftedLesson, lesson: PackLesson, pairs: readonly Pair[]): boolean {
  const steps = stepsOf(lesson)
  const { hakka, pinyin, chinese } = lesson.title
  return (
    draft.title.hakka !== hakka ||
    draft.title.pinyin !== pinyin ||
    draft.title.chinese !== chinese ||
    draft.official_name !== lesson.official_name ||
    draft.activities.some((own, at) => (own.steps ?? []).join('\n') !== (steps[at + 1] ?? []).join('\n')) ||
    pairs.some(({ coming, moduleId }) => {
      const own = draft.activities[coming.activityNo - 1]?.modules ?? []
      return moduleId === undefined || !own.includes(moduleId)
    })
  )
}
