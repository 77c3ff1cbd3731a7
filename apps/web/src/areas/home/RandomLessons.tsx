import type { LessonCard as Card } from '@hakka/contract/home'
import { LessonCarousel } from '../../app/LessonCarousel.tsx'
import { BlockHead } from './BlockHead.tsx'
import { LessonCard } from './LessonCard.tsx'

export function RandomLessons({ lessons }: { lessons: readonly Card[] }) {
  return (
    <section aria-labelledby="random-lessons" className="mt-14 md:mt-20">
      <BlockHead id="random-lessons" title="隨機看一課" more={{ to: '/lesson/menu', label: '看更多課程' }} />
      {lessons.length === 0 ? (
        <p className="rounded-card border border-line bg-white p-8 text-center text-muted">
          目前沒有課程，匯入教材後會出現在這裡。
        </p>
      ) : (
        <LessonCarousel label="隨機課程">
          {lessons.map((lesson) => (
            <LessonCard key={lesson.id} lesson={lesson} />
          ))}
        </LessonCarousel>
      )}
    </section>
  )
}
