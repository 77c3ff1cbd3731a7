import type { Course } from '@hakka/contract/search'
import { LessonCarousel } from '../../app/LessonCarousel.tsx'
import { CourseCard } from './CourseCard.tsx'

/** Two slides a view up to 1024 px, three up to 1280, four above; one under 768. */
const WIDTHS = 'md:flex-[0_0_50%] lg:flex-[0_0_33.3333%] xl:flex-[0_0_25%]'

/** No course matches: other ones to look at instead. */
export function NotFound({
  recommends,
  everywhere,
}: {
  recommends: readonly Course[]
  /** Looked for in all dialects. */
  everywhere: boolean
}) {
  return (
    <>
      <div className="mt-6 flex flex-col items-center gap-3 text-center">
        <img src="/images/search-none.svg" alt="" width={320} height={240} />
        <p className="text-22 font-bold">查無符合的課程</p>
        <p className="text-muted">
          {everywhere ? '換個字詞或拼音，再找一次看看。' : '換個字詞或拼音，或改選「全部腔調」再找一次。'}
        </p>
      </div>
      {recommends.length > 0 && (
        <section aria-labelledby="recommends" className="mt-10">
          <h3 id="recommends" className="mb-4 text-22 font-bold">
            也可以看看這些課程
          </h3>
          <LessonCarousel label="推薦課程" widths={WIDTHS}>
            {recommends.map((course) => (
              <CourseCard key={course.id} course={course} />
            ))}
          </LessonCarousel>
        </section>
      )}
    </>
  )
}
