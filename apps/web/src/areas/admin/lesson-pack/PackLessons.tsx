import type { PackPreview } from '@hakka/contract/lesson-pack'
import { Button } from '@hakka/ui/Button.tsx'
import { cx } from '@hakka/ui/cx.ts'
import { PinyinLine } from '@hakka/ui/PinyinLine.tsx'
import { useState } from 'react'
import { FORM_CARD } from '../../../app/desk/form-card.ts'
import { placeText } from '../../../app/lesson-place.ts'
import { effectOf, firstChosen, isTakeable, STATE_TEXTS } from './lesson-states.ts'

const LOOKS = {
  new: 'bg-correct-soft text-correct-deep',
  changed: 'bg-note text-brand',
  same: 'bg-neutral text-neutral-ink',
  conflict: 'bg-warning-soft text-warning-deep',
  drafted: 'bg-warning-soft text-warning-deep',
  foreign: 'bg-wrong-soft text-wrong-deep',
} as const

/** The lessons of a pack beside what is here, to choose from. */
export function PackLessons({
  preview: { lessons, left_out },
  onBegin,
}: {
  preview: PackPreview
  onBegin(lessons: string[]): void
}) {
  const [chosen, setChosen] = useState<readonly string[]>(() => firstChosen(lessons))
  const counts = Map.groupBy(lessons, ({ state }) => state)
  const toggle = (path: string) =>
    setChosen(chosen.includes(path) ? chosen.filter((own) => own !== path) : [...chosen, path])
  const takeable = lessons.filter(isTakeable)
  return (
    <section className={FORM_CARD} aria-labelledby="pack-lessons">
      <h2 id="pack-lessons" className="text-18 font-bold">
        裡面有 {lessons.length} 課
      </h2>
      <p role="status" className="-mt-3 text-muted">
        {[...counts].map(([state, own]) => `${STATE_TEXTS[state]} ${own.length} 課`).join('、')}
        {left_out > 0 && `。另有 ${left_out} 份自學教材和遊戲題目，這裡不會匯入`}
      </p>
      <ul className="grid max-h-[60dvh] overflow-y-auto rounded-option border border-line">
        {lessons.map((lesson) => {
          const { path, title, state, dialect_id } = lesson
          const name = `${placeText(lesson)} ${title.hakka}`
          return (
            <li key={path} className="border-line [&+&]:border-t">
              <label className="flex min-h-14 cursor-pointer items-start gap-3 px-3.5 py-2.5 has-disabled:cursor-default">
                <input
                  type="checkbox"
                  className="mt-1.5 size-5 shrink-0 accent-brand"
                  aria-label={name}
                  checked={chosen.includes(path)}
                  disabled={!isTakeable(lesson)}
                  onChange={() => toggle(path)}
                />
                <span className="grid min-w-0 flex-1 gap-x-4 md:grid-cols-[16rem_minmax(0,1fr)_auto] md:items-baseline">
                  <span className="text-muted md:text-ink">{placeText(lesson)}</span>
                  <span className="min-w-0">
                    <span lang="hak" className="font-reading text-22 leading-tight">
                      {title.hakka}
                    </span>{' '}
                    <PinyinLine pinyin={title.pinyin} dialectId={dialect_id} />
                    <span className="block text-16 text-muted">{effectOf(lesson)}</span>
                  </span>
                  <span className={cx('w-fit rounded-full px-3 text-14 leading-7 font-medium', LOOKS[state])}>
                    {STATE_TEXTS[state]}
                  </span>
                </span>
              </label>
            </li>
          )
        })}
      </ul>
      <div className="flex flex-wrap items-center gap-3">
        <Button kind="brand" disabled={chosen.length === 0} onClick={() => onBegin([...chosen])}>
          匯入 {chosen.length} 課
        </Button>
        {takeable.length > chosen.length && (
          <Button kind="ghost" onClick={() => setChosen(takeable.map(({ path }) => path))}>
            全選（{takeable.length} 課）
          </Button>
        )}
        {chosen.length > 0 && (
          <Button kind="plain" onClick={() => setChosen([])}>
            全不選
          </Button>
        )}
      </div>
    </section>
  )
}
