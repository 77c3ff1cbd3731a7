import { dialectName } from '@hakka/contract/constants'
import type { NextLesson } from '@hakka/contract/dashboard'
import { buttonClass } from '@hakka/ui/Button.tsx'
import { Card } from '@hakka/ui/Card.tsx'
import { Chip } from '@hakka/ui/Chip.tsx'
import { PinyinLine } from '@hakka/ui/PinyinLine.tsx'
import { ArrowRight, Bookmark } from 'lucide-react'
import { Link } from 'react-router'

/** Where somebody left off, or where to begin: the page's one filled button. */
export function NextCard({ next }: { next: NextLesson }) {
  return (
    <Card
      as="section"
      aria-label={next.fresh ? '從這裡開始' : '上次學到這裡'}
      data-level={next.level_no}
      className="grid gap-4 p-4 sm:grid-cols-[auto_1fr] md:p-6"
    >
      <img
        src={`/images/unit-${next.level_no}-${next.part_no}.svg`}
        alt=""
        width={160}
        height={160}
        className="h-36 w-full rounded-option bg-lighten object-contain p-2 sm:row-span-2 sm:h-full sm:max-h-52 sm:w-44"
      />
      <div className="min-w-0">
        <Chip tone="level" icon={<Bookmark size={16} aria-hidden="true" />}>
          {next.fresh ? '從這裡開始' : '上次學到這裡'}
        </Chip>
        <p className="mt-2 text-16 text-muted">
          {next.place}．{dialectName(next.dialect_id)}
        </p>
        <h2 lang="hak-Hant-TW" className="font-reading text-40 leading-snug text-ink">
          {next.title}
        </h2>
        <PinyinLine pinyin={next.title_pinyin} dialectId={next.dialect_id} />
        <p className="mt-1 flex items-center gap-3 text-16 text-muted tabular-nums">
          <progress
            value={next.done_count}
            max={next.module_count}
            aria-label="做完的活動"
            className="progress-bar h-2.5 min-w-0 flex-1 overflow-hidden rounded-full"
          />
          {next.done_count} / {next.module_count} 個活動
        </p>
      </div>
      <Link to={next.url} className={`${buttonClass({ kind: 'primary', size: 'l' })} sm:col-start-2`}>
        {next.fresh ? '開始學' : `接著學：${next.module_name}`}
        <ArrowRight aria-hidden="true" />
      </Link>
    </Card>
  )
}
