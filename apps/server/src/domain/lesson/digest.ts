import { createHash } from 'node:crypto'
import type { LessonDraft } from './lesson-draft.ts'

/** What of a module tells that it is still the same. */
interface Stand {
  moduleId: number
  versionId: number
  revision: number
}

/** Names a lesson as it stands at the desk: another one as soon as anybody has changed anything in it. */
export const digestOf = (draft: LessonDraft, modules: readonly Stand[]): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        draft,
        modules.map(({ moduleId, versionId, revision }) => [moduleId, versionId, revision]),
      ]),
    )
    .digest('hex')
