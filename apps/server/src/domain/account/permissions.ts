const SELF_STUDY = ['listening', 'speaking', 'reading', 'writing'] as const

/** What each staff role may do. `admin` may do all of it, and what {@link ADMIN_ONLY} adds. */
const STAFF = {
  lesson_editor: ['lesson.module.edit', 'lesson.edit', 'lesson.publish', 'file.upload'],
  selfstudy_editor: [
    ...SELF_STUDY.flatMap(
      (type) =>
        [`self_study.${type}.edit`, `self_study.${type}.text.edit`, `self_study.${type}.import`] as const,
    ),
    'assessment.upload',
    'classroom_term.edit',
    'file.upload',
  ],
  audio_editor: [
    'self_study.speaking.audio.edit',
    'self_study.listening.audio.edit',
    'self_study.reading.audio.edit',
    'file.upload',
  ],
  content_editor: ['faq.edit', 'guide.edit', 'download.edit', 'file.upload'],
  news_editor: ['news.edit', 'file.upload'],
  event_manager: ['event.edit', 'event.destroy', 'event.review', 'file.upload'],
  feedback_handler: ['feedback edit'],
  support: ['user.view', 'teacher.verify', 'live.moderate'],
} as const

const ADMIN_ONLY = ['user.role', 'lesson.fetch', 'audit.view'] as const

export type Permission = (typeof STAFF)[keyof typeof STAFF][number] | (typeof ADMIN_ONLY)[number]

/** Codes that a user may hold. What somebody registered as is no role: it allows nothing. */
export type Role = keyof typeof STAFF | 'admin'

const GRANTS = new Map<string, readonly Permission[]>([
  ...Object.entries(STAFF),
  ['admin', [...Object.values(STAFF).flat(), ...ADMIN_ONLY]],
])

/** Everything that the roles allow together. A role nobody knows allows nothing. */
export function permissionsOf(roles: readonly string[]): Set<Permission> {
  return new Set(roles.flatMap((role) => GRANTS.get(role) ?? []))
}
