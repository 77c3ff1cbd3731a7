import type { LEVELS } from '@hakka/contract/constants'
import { buttonClass } from '@hakka/ui/Button.tsx'
import { Ruby } from '@hakka/ui/Ruby.tsx'
import { ArrowRight, Check } from 'lucide-react'
import { Link } from 'react-router'
import { LevelPicture } from '../../app/LevelPicture.tsx'
import { LEVEL_TEXTS } from './level-texts.ts'

/** One level: for whom, how much, what is learnt, and how its words look. */
export function LevelCard({ level, count }: { level: (typeof LEVELS)[number]; count: number }) {
  const text = LEVEL_TEXTS.find(({ no }) => no === level.no)
  if (!text) return null
  return (
    <section
      id={`level-${level.no}`}
      data-level={level.no}
      aria-labelledby={`level-${level.no}-name`}
      className="scroll-mt-4 overflow-hidden rounded-card border-2 border-light bg-white"
    >
      <div className="relative flex flex-wrap items-center gap-x-6 gap-y-1 bg-lighten px-5 py-5 md:px-8">
        <div className="relative z-10 mr-auto">
          <h2
            id={`level-${level.no}-name`}
            className="font-reading text-[1.75rem] leading-tight text-darken md:text-32"
          >
            {level.name}
          </h2>
          <p className="text-darken">
            {level.title}，{text.age}
          </p>
        </div>
        <LevelPicture
          no={level.no}
          loading="lazy"
          className="absolute right-0 bottom-0 h-full w-auto object-cover object-bottom max-md:hidden"
        />
      </div>
      <div className="grid gap-x-10 gap-y-6 px-5 py-6 md:px-8 lg:grid-cols-[7fr_5fr]">
        <div>
          <p>{text.lead}</p>
          <h3 className="mt-4 font-bold">學完可以</h3>
          <ul className="mt-1 grid gap-x-6 sm:grid-cols-2">
            {text.learnt.map((line) => (
              <li key={line} className="flex items-start gap-2">
                <Check size={20} aria-hidden="true" className="mt-1.5 flex-none text-primary" />
                {line}
              </li>
            ))}
          </ul>
          <p className="mt-4 text-muted">
            共 {level.units} 個單元，每個單元 {level.lesson_num} 課；
            {count > 0 ? `目前有 ${count} 課可以學。` : '教材正在準備。'}
          </p>
          <Link
            to={`/lesson/menu?level_no=${level.no}`}
            className={`${buttonClass({ kind: 'primary' })} mt-4`}
          >
            進入{level.name}
            <ArrowRight size={20} aria-hidden="true" />
          </Link>
        </div>
        <div className="rounded-option bg-lighten px-5 py-4">
          <h3 className="font-bold text-darken">學到的詞</h3>
          <ul className="mt-2 grid grid-cols-[repeat(auto-fill,minmax(7rem,1fr))] gap-x-4 gap-y-3">
            {text.words.map(({ hakka, pinyin, chinese }) => (
              <li key={hakka}>
                <Ruby text={hakka} pinyin={pinyin} dialectId={1} size="line" />
                <span className="block text-16 text-darken">{chinese}</span>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}
