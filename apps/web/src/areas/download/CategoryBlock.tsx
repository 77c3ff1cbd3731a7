import { DIALECTS, LEVELS } from '@hakka/contract/constants'
import type { DownloadCategoryWithItems } from '@hakka/contract/download'
import { useState } from 'react'
import { NoItems } from '../../app/download/NoItems.tsx'
import { sizeText } from '../../app/forms/size-text.ts'
import { Choice } from './Choice.tsx'
import { CLASSROOM, LESSON_PLANS } from './categories.ts'
import { type Chosen, choose, isChooserOpen, itemsFor } from './choosing.ts'
import { DownloadBar } from './DownloadBar.tsx'
import { ClassroomTerms, LessonPlanCreator } from './Special.tsx'

/** A choice that the address names, if it is one. */
const given = (text: string | null | undefined, options: readonly number[]) =>
  options.find((own) => String(own) === text) ?? null

const SELECTORS = 'grid gap-3 sm:grid-cols-2'

/** One category: level, dialect, file, one after the other; then the file is saved. */
export function CategoryBlock({
  category,
  chosen: asked,
}: {
  category: DownloadCategoryWithItems
  chosen: { level_no?: string | null; dialect_id?: string | null }
}) {
  const [chosen, setChosen] = useState<Chosen>({
    level: given(
      asked.level_no,
      LEVELS.map(({ no }) => no),
    ),
    dialect: given(
      asked.dialect_id,
      DIALECTS.map(({ id }) => id),
    ),
    item: null,
  })
  const set = (change: Partial<Chosen>) => setChosen((before) => choose(category, before, change))
  const items = itemsFor(category, chosen)
  const item = items.find(({ id }) => id === chosen.item)
  const special =
    category.id === LESSON_PLANS ? (
      <LessonPlanCreator />
    ) : category.id === CLASSROOM ? (
      <ClassroomTerms />
    ) : null
  if (category.items.length === 0) {
    return (
      <>
        {special}
        <NoItems />
      </>
    )
  }
  return (
    <>
      {special}
      <div data-level={chosen.level ?? undefined} className="mt-8 grid gap-8 md:mt-10 md:gap-10">
        {category.enable_level_selector && (
          <Choice
            legend="選級別"
            value={chosen.level}
            onChange={(level) => set({ level })}
            options={LEVELS.map(({ no, name, title }) => ({
              value: no,
              label: name,
              note: title,
              level: no,
            }))}
            className={`${SELECTORS} lg:grid-cols-5`}
          />
        )}
        {category.enable_dialect_selector && (
          <Choice
            legend="選腔調"
            value={chosen.dialect}
            onChange={(dialect) => set({ dialect })}
            options={DIALECTS.map(({ id, name }) => ({ value: id, label: name }))}
            className="grid grid-cols-2 gap-3 md:grid-cols-3 lg:grid-cols-6"
          />
        )}
        {isChooserOpen(category, chosen) && (
          <Choice
            legend="選檔案"
            value={chosen.item}
            onChange={(id) => set({ item: id })}
            options={items.map(({ id, title, semester_full_name, extension, size }) => ({
              value: id,
              label: title,
              note: [semester_full_name, extension.toUpperCase(), sizeText(size)].filter(Boolean).join('・'),
            }))}
            className="grid animate-enter gap-3 lg:grid-cols-2"
          >
            <NoItems />
          </Choice>
        )}
        <DownloadBar item={item} />
      </div>
    </>
  )
}
