import type { LessonCheck } from '@hakka/contract/lesson-desk'
import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react'
import { Link } from 'react-router'
import { moduleEditor } from './lesson-place.ts'

const MARKS = {
  ok: { icon: CircleCheck, tone: 'text-correct-deep', name: '沒有問題' },
  remark: { icon: TriangleAlert, tone: 'text-warning-deep', name: '提醒' },
  fault: { icon: CircleAlert, tone: 'text-wrong-deep', name: '要改' },
} as const

/** What was looked at, each with the places where something is to be seen to. */
export function CheckList({ lessonId, checks }: { lessonId: number; checks: readonly LessonCheck[] }) {
  return (
    <section aria-labelledby="lesson-checks" className="desk-card">
      <h2 id="lesson-checks" className="text-20 font-bold">
        檢查過的
      </h2>
      <ul>
        {checks.map(({ id, result, title, detail, places }) => {
          const { icon: Icon, tone, name } = MARKS[result]
          return (
            <li key={id} className="flex gap-3 border-t border-line py-3">
              <span className={`flex-none pt-0.5 ${tone}`}>
                <Icon size={24} aria-hidden="true" />
                <span className="sr-only">{name}</span>
              </span>
              <div className="min-w-0 flex-1">
                <p className="font-bold">{title}</p>
                {detail && <p className="text-muted">{detail}</p>}
                {places.length > 0 && (
                  <details open={result === 'fault'} className="mt-1">
                    <summary className="cursor-pointer text-brand">看在哪裡</summary>
                    <ul className="mt-1 grid gap-1">
                      {places.map((place, at) => (
                        // biome-ignore lint/suspicious/noArrayIndexKey: places have no name but their order
                        <li key={at} className="flex flex-wrap items-baseline gap-x-2">
                          <Link
                            to={
                              place.module_id === null
                                ? `/admin/lesson/info?id=${lessonId}`
                                : moduleEditor(lessonId, place.module_id, place.path)
                            }
                            className="font-medium"
                          >
                            {[place.code, place.where].filter(Boolean).join('・') || '課程資料'}
                          </Link>
                          <span className="min-w-0 break-words">{place.text}</span>
                        </li>
                      ))}
                    </ul>
                  </details>
                )}
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
