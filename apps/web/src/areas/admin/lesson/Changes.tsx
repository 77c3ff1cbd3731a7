import type { LessonChange } from '@hakka/contract/lesson-desk'
import { Link } from 'react-router'

const KINDS: Readonly<Record<LessonChange['kind'], string>> = {
  added: '新的',
  changed: '改過',
  removed: '拿掉',
  moved: '搬過',
  lesson: '改過',
}

/** What learners will find changed; each changed module leads to its versions side by side. */
export const Changes = ({ lessonId, changes }: { lessonId: number; changes: readonly LessonChange[] }) => (
  <section aria-labelledby="lesson-changes" className="desk-card">
    <h2 id="lesson-changes" className="text-20 font-bold">
      學生會看到的改變
    </h2>
    {changes.length === 0 && <p className="text-muted">和學生現在看到的一樣。</p>}
    <ul>
      {changes.map(({ kind, module_id, text }) => (
        <li
          key={`${kind} ${module_id} ${text}`}
          className="flex items-baseline gap-3 border-t border-line py-2"
        >
          <span className="w-12 flex-none text-14 text-muted">{KINDS[kind]}</span>
          {kind === 'changed' && module_id !== null ? (
            <Link
              to={`/admin/lesson/versions?id=${lessonId}&module_id=${module_id}`}
              className="text-brand underline underline-offset-4"
            >
              {text}
            </Link>
          ) : (
            text
          )}
        </li>
      ))}
    </ul>
  </section>
)
