import { dialectName, PRACTICE_NAMES, type PracticeType } from '@hakka/contract/constants'
import { buttonClass } from '@hakka/ui/Button.tsx'
import { Card } from '@hakka/ui/Card.tsx'
import { Chip } from '@hakka/ui/Chip.tsx'
import { ArrowRight, Play } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { type LastStudy, lastStudies } from '../../app/self-study/last-study.ts'
import { usePlaces } from '../../app/self-study/use-places.ts'
import { levelMark, practiceMenuUrl } from '../../app/self-study/way.ts'
import { areaPicture } from './area-picture.ts'

/** Where the learner left off, here or on another device, the latest part large, the others below; before anything, where to begin. */
export function ContinueCard() {
  const [latest, ...others] = usePlaces<LastStudy[]>(lastStudies, [])
  if (!latest) return <Beginning />
  return (
    <Pictured type={latest.type} label="繼續上次" levelNo={latest.level_no}>
      <p className="flex flex-wrap gap-2">
        <Chip tone="level">
          {levelMark(latest.level_no)} {PRACTICE_NAMES[latest.type]}
        </Chip>
        <Chip>{dialectName(latest.dialect_id)}</Chip>
      </p>
      <h2 className="font-reading text-32 leading-snug text-darken">{latest.title}</h2>
      <p className="text-muted">{latest.detail}</p>
      {latest.at && (
        <p className="flex items-center gap-3 text-16 text-muted">
          <progress
            value={latest.at.done}
            max={latest.at.total}
            aria-label="進度"
            className="progress-bar h-2.5 min-w-0 flex-1 overflow-hidden rounded-full"
          />
          {latest.at.done} / {latest.at.total}
        </p>
      )}
      <p className="mt-2">
        <Link to={latest.url} className={`${buttonClass({ kind: 'primary', size: 'l' })} max-md:w-full`}>
          <Play size={22} aria-hidden="true" />
          繼續上次
        </Link>
      </p>
      {others.length > 0 && (
        <ul className="mt-2 flex flex-wrap gap-x-5 gap-y-1 border-t border-line pt-2">
          {others.map((own) => (
            <li key={own.type}>
              <Link
                to={own.url}
                className="inline-flex min-h-12 items-center gap-1.5 text-16 text-brand underline decoration-ghost underline-offset-4"
              >
                {PRACTICE_NAMES[own.type]}：{own.title}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Pictured>
  )
}

/** A card with the drawing of a part, beside what it says or, on a phone, above. */
function Pictured({
  type,
  label,
  levelNo,
  children,
}: {
  type: PracticeType
  label: string
  levelNo?: number
  children: ReactNode
}) {
  return (
    <Card
      as="section"
      aria-label={label}
      data-level={levelNo}
      className="flex overflow-hidden max-md:flex-col"
    >
      <div className="flex flex-none items-center justify-center bg-lighten p-3 md:w-2/5 md:p-6">
        <img src={areaPicture(type)} alt="" width={200} height={150} className="h-28 w-auto md:h-40" />
      </div>
      <div className="flex min-w-0 flex-1 flex-col justify-center gap-2 p-5 md:p-7">{children}</div>
    </Card>
  )
}

function Beginning() {
  return (
    <Pictured type="listening" label="從聽力開始">
      <h2 className="font-reading text-32 leading-snug text-brand">從聽力開始</h2>
      <p className="text-muted">選你的級別和腔調，聽一段對話。下次來，這裡會帶你回到上次的地方。</p>
      <p className="mt-2">
        <Link
          to={practiceMenuUrl('listening', { level_no: 1 })}
          className={`${buttonClass({ kind: 'brand', size: 'l' })} max-md:w-full`}
        >
          從聽力開始
          <ArrowRight size={22} aria-hidden="true" />
        </Link>
      </p>
    </Pictured>
  )
}
