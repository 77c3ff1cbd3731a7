import { join } from 'node:path'
import type { Env } from '../../kernel/env.ts'
import { ROOT } from '../../kernel/root.ts'
import { folderSource } from './folder-source.ts'
import type { LessonSource } from './lesson-source.ts'
import { siteSource } from './site-source.ts'

/** The source that the setting names; without it the demo's pack. */
export function sourceOf(env: Pick<Env, 'lessonSource' | 'lessonSourceKey'>): LessonSource {
  const { lessonSource: from } = env
  if (!from) return folderSource('示範教材', join(ROOT, 'content/demo'))
  if (from.of === 'folder') return folderSource('教材資料夾', from.path)
  return siteSource(from.url, env.lessonSourceKey)
}
