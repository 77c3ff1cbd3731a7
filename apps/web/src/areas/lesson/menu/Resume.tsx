import type { ProgressEntry } from '@hakka/contract/study-history'
import { buttonClass } from '@hakka/ui/Button.tsx'
import { ArrowRight } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { api } from '../../../app/api.ts'
import { type LastPlace, lastPlace } from '../../../app/last-place.ts'
import { useVisitor } from '../../../app/visitor.ts'

/** The lesson worked at last: where this browser was, or, for who is logged in and was elsewhere, where she was. */
function useResume(): Omit<LastPlace, 'lessonId'> | undefined {
  const userId = useVisitor().user?.id ?? null
  const [place, setPlace] = useState<Omit<LastPlace, 'lessonId'>>()
  useEffect(() => {
    const here = lastPlace()
    setPlace(here)
    if (userId === null) return
    const off = new AbortController()
    api('GET /api/my/lesson-progress', {}, { signal: off.signal })
      .then(({ data: { lessons } }) => {
        const [latest] = lessons
        if (latest && latest.lesson_id !== here?.lessonId) setPlace(placeOf(latest))
      })
      .catch(() => {
        // What this browser knows is enough.
      })
    return () => off.abort()
  }, [userId])
  return place
}

const placeOf = ({ title, url, done, module_count }: ProgressEntry) => ({
  title,
  url,
  activity: `完成 ${done.length} / ${module_count} 個活動`,
})

/**
 * 繼續上次的學習: the way back into the lesson worked at last. It comes after everything else and keeps to the screen's
 * lower edge, so that nothing moves when the browser has looked it up.
 */
export function Resume() {
  const place = useResume()
  if (!place) return null
  return (
    <section
      aria-labelledby="resume"
      className="sticky bottom-3 z-10 mt-6 flex animate-enter flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card border-2 border-primary bg-lighten px-5 py-3 shadow-lg md:px-7 md:py-4"
    >
      <div>
        <h2 id="resume" className="text-17 font-bold text-primary">
          繼續上次的學習
        </h2>
        <p lang="hak-Hant-TW" className="font-reading text-26 leading-snug text-darken">
          {place.title}
        </p>
        <p className="text-17 text-muted">{place.activity}</p>
      </div>
      <Link to={place.url} className={buttonClass({ kind: 'primary' })}>
        接著學
        <ArrowRight size={22} aria-hidden="true" />
      </Link>
    </section>
  )
}
