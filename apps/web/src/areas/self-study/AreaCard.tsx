import { GOAL, PRACTICE_NAMES, type PracticeType } from '@hakka/contract/constants'
import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import { Petal } from '../../app/self-study/GoalFlower.tsx'
import { practiceMenuUrl } from '../../app/self-study/way.ts'
import { areaPicture } from './area-picture.ts'

const LEADS: Record<PracticeType, string> = {
  listening: '聽對話，先聽再看字',
  speaking: '聽示範，換你講',
  reading: '有聲繪本，一頁一頁讀',
  writing: '填空與寫短文',
  ai_judging: '講五句，聽聽準不準',
}

/** A part of self-study, with today's minutes there. */
export function AreaCard({ type, minutes }: { type: PracticeType; minutes: number | undefined }) {
  const inside = (
    <>
      <img src={areaPicture(type)} alt="" width={200} height={150} className="mx-auto h-23 w-auto md:h-31" />
      <span className="mt-2 flex items-center justify-between gap-2">
        <span className="font-reading text-26 leading-snug text-brand">{PRACTICE_NAMES[type]}</span>
        <ArrowRight size={22} aria-hidden="true" className="flex-none text-brand max-md:hidden" />
      </span>
      <span className="block text-16 leading-normal text-muted">{LEADS[type]}</span>
      <span className="mt-auto block pt-3">
        <span className="flex min-h-10 items-center gap-2 border-t border-line pt-2 text-16 text-muted">
          {minutes === undefined ? (
            '去看看'
          ) : (
            <>
              <Petal open={minutes >= GOAL.area_minutes} />
              {minutes > 0 ? (
                <span>
                  今天 <b className="text-18 text-ink">{minutes}</b> 分
                </span>
              ) : (
                '今天還沒練'
              )}
            </>
          )}
        </span>
      </span>
    </>
  )
  const look = 'flex h-full flex-col rounded-card border border-line p-3.5 md:p-5'
  return (
    <Link
      to={practiceMenuUrl(type)}
      className={`${look} bg-white text-ink no-underline shadow-card hover:border-brand`}
    >
      {inside}
    </Link>
  )
}
