import type { Lesson } from '@hakka/contract/lesson'
import { Bird } from '@hakka/ui/Bird.tsx'
import { buttonClass } from '@hakka/ui/Button.tsx'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { api } from '../../app/api.ts'
import { Confetti } from '../../app/container/Confetti.tsx'

/** Address of the lesson after this one, in the same level, dialect and type; `undefined` when there is none. */
function useNextLesson({ level_no, part_no, no, dialect_id, type_no }: Lesson): string | undefined {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    const off = new AbortController()
    api('GET /api/lesson/menu', { query: { level_no, dialect_id, type_no } }, { signal: off.signal })
      .then(({ units }) => {
        const places = units.flatMap((unit) => unit.lessons.map((own) => ({ part: unit.part_no, ...own })))
        const later = (own: { part: number; no: number }) =>
          own.part > part_no || (own.part === part_no && own.no > no)
        setUrl(places.find((own) => later(own) && own.url !== null)?.url ?? undefined)
      })
      .catch(() => {
        // Without the menu the way back to the unit still stands.
      })
    return () => off.abort()
  }, [level_no, part_no, no, dialect_id, type_no])
  return url
}

/** Every activity of the lesson is done: petals fall, and the way goes on. */
export function LessonDone({ lesson, unitUrl }: { lesson: Lesson; unitUrl: string }) {
  const next = useNextLesson(lesson)
  const card = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Newer browsers answer a promise, which an effect must not return.
    card.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div
      ref={card}
      role="status"
      className="mt-6 flex scroll-my-6 animate-enter flex-wrap items-center gap-4 rounded-card border-2 border-primary bg-lighten p-5 text-darken md:gap-6 md:px-8 md:py-6"
    >
      <Bird pose="wing-up" width={120} />
      <div className="flex-1 basis-60">
        <h2 className="font-reading text-26 leading-snug md:text-32">
          恭喜！「<span lang="hak-Hant-TW">{lesson.title}</span>」學完了
        </h2>
        <p>這一課的活動都完成了。</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Link to={unitUrl} className={buttonClass({ kind: next ? 'outline' : 'primary' })}>
          回到單元
        </Link>
        {next && (
          <Link to={next} className={buttonClass({ kind: 'primary' })}>
            下一課
          </Link>
        )}
      </div>
      <Confetti />
    </div>
  )
}
