import { LEVELS } from '@hakka/contract/constants'
import type { Home } from '@hakka/contract/home'
import { cx } from '@hakka/ui/cx.ts'
import { BookOpen, Headphones, Lock, type LucideIcon, Mic, PenLine, Sparkles } from 'lucide-react'
import { Link } from 'react-router'
import { BlockHead } from './BlockHead.tsx'

const AREAS: Record<string, { label: string; Icon: LucideIcon }> = {
  listening: { label: '聽力', Icon: Headphones },
  speaking: { label: '口說', Icon: Mic },
  reading: { label: '閱讀', Icon: BookOpen },
  writing: { label: '寫作', Icon: PenLine },
}

const CARD = 'grid gap-2.5 rounded-card border p-4 md:grid-cols-[64px_1fr] md:items-center md:gap-4 md:p-5'

export function SelfStudyBlock({ items }: { items: Home['self_study'] }) {
  return (
    <section aria-labelledby="self-study" className="mt-14 md:mt-20">
      <BlockHead id="self-study" title="今天練一點" more={{ to: '/self_study', label: '更多自學內容' }} />
      <ul className="grid grid-cols-2 gap-3 lg:grid-cols-4 lg:gap-6">
        {items.map((item) => {
          const area = AREAS[item.practice_type]
          return (
            <li key={item.url} data-level={item.level_no}>
              <Link
                to={item.url}
                className={`${CARD} h-full border-line bg-white text-ink no-underline hover:border-primary`}
              >
                <span className="flex size-14 items-center justify-center rounded-option bg-lighten text-primary md:size-16">
                  {area && <area.Icon aria-hidden="true" />}
                </span>
                <span>
                  <span className="block text-20 leading-snug font-bold">{item.title}</span>
                  <span className="text-16 text-muted">
                    {LEVELS[item.level_no - 1]?.name.slice(0, 2)} {area?.label}
                  </span>
                </span>
              </Link>
            </li>
          )
        })}
        {items.length === 0 && (
          <li className="col-span-2 flex items-center rounded-card border border-line bg-white p-5 text-muted lg:col-span-3">
            自學教材準備中，聽力、口說、閱讀和寫作的練習會出現在這裡。
          </li>
        )}
        <li
          className={cx(
            CARD,
            'border-dashed border-ghost bg-[#f5f4ef] text-disabled',
            items.length % 2 === 0 && 'max-lg:col-span-2',
          )}
        >
          <span className="flex size-14 items-center justify-center rounded-option bg-[#e9e8e2] md:size-16">
            <Sparkles aria-hidden="true" />
          </span>
          <span>
            <span className="block text-20 leading-snug font-bold">AI 評分</span>
            <span className="flex items-center gap-2 text-16">
              <Lock size={16} aria-hidden="true" />
              尚未開放
            </span>
          </span>
        </li>
      </ul>
    </section>
  )
}
