import type { FaqCategory, FaqItem } from '@hakka/contract/help'
import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { Markup } from '../desk/Markup.tsx'
import { ICONS } from './faq-icons.ts'
import { Marked } from './Marked.tsx'
import '../desk/rich-text/rich-text.css'
import './help.css'

/** The questions by category, as visitors see them and as the desk previews them. */
export function FaqCategories({
  categories,
  words = [],
  foot,
}: {
  categories: readonly FaqCategory[]
  /** What was searched for, to be marked in the questions. */
  words?: readonly string[]
  /** Below an answer, as the link to it. */
  foot?(item: FaqItem): ReactNode
}) {
  return (
    <div className="grid gap-10">
      {categories.map(({ id, title, icon, items }) => {
        const { Icon } = ICONS[icon]
        return (
          <section key={id} aria-labelledby={`c-${id}`}>
            <h2
              id={`c-${id}`}
              tabIndex={-1}
              className="flex scroll-mt-4 items-center gap-3 rounded-option font-typed text-26 text-brand"
            >
              <Icon size={28} aria-hidden="true" className="flex-none" />
              {title}
            </h2>
            {items.length === 0 ? (
              <p className="mt-2 text-muted">這個分類還沒有問題。</p>
            ) : (
              <div className="mt-3 divide-y divide-line overflow-hidden rounded-card border border-line bg-white">
                {items.map((item) => (
                  <Question key={item.id} item={item} words={words}>
                    {foot?.(item)}
                  </Question>
                ))}
              </div>
            )}
          </section>
        )
      })}
    </div>
  )
}

function Question({
  item,
  words,
  children,
}: {
  item: FaqItem
  words: readonly string[]
  children: ReactNode
}) {
  return (
    <details suppressHydrationWarning className="unfold group scroll-mt-4">
      <summary className="min-h-15 px-5 py-3 leading-normal font-medium -outline-offset-3 hover:bg-note md:px-6">
        <span aria-hidden="true" className="w-6 flex-none font-reading text-22 text-brand">
          問
        </span>
        <span>
          <Marked text={item.question_text} words={words} />
        </span>
        <ChevronDown aria-hidden="true" className="unfold-sign" />
      </summary>
      <div id={`q-${item.id}`} className="scroll-mt-20 px-5 pb-5 md:px-6">
        <div className="flex gap-3 pt-1">
          <span aria-hidden="true" className="w-6 flex-none font-reading text-22 leading-snug text-correct">
            答
          </span>
          <Markup html={item.answer_text} className="min-w-0 flex-1" />
        </div>
        {children && <div className="mt-2 pl-9">{children}</div>}
      </div>
    </details>
  )
}
