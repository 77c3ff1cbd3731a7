import type { GuideCategory, GuideItem } from '@hakka/contract/help'
import { buttonClass } from '@hakka/ui/Button.tsx'
import { ArrowRight, ChevronDown, ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Markup } from '../desk/Markup.tsx'
import '../desk/rich-text/rich-text.css'
import './help.css'

/** The guide's categories, as visitors see them and as the desk previews them: those with items unfold, others lead on. */
export function GuideCategories({ categories }: { categories: readonly GuideCategory[] }) {
  const first = categories.find(({ items }) => items.length > 0)
  return (
    <div className="grid gap-4">
      {categories.map((category) =>
        category.items.length > 0 ? (
          <Unfolding key={category.id} category={category} open={category === first} />
        ) : (
          <h2 key={category.id}>
            <Away
              href={category.href}
              className="flex min-h-18 items-center gap-3 rounded-card border border-line bg-white px-5 py-3 font-typed text-22 text-brand no-underline hover:border-brand md:px-7"
            >
              {category.text}
            </Away>
          </h2>
        ),
      )}
    </div>
  )
}

function Unfolding({ category, open }: { category: GuideCategory; open: boolean }) {
  return (
    <details
      suppressHydrationWarning
      className="unfold scroll-mt-4 rounded-card border border-line bg-white"
      open={open}
    >
      <summary className="min-h-18 rounded-card px-5 py-3 hover:bg-note md:px-7">
        <h2 className="font-typed text-22 text-brand md:text-26">{category.text}</h2>
        <span className="text-16 text-muted">{category.items.length} 項</span>
        <ChevronDown aria-hidden="true" className="unfold-sign" />
      </summary>
      <ol id={`c-${category.id}`} className="scroll-mt-24 divide-y divide-line border-t border-line">
        {category.items.map((item) => (
          <li key={item.id}>{item.content ? <Told item={item} /> : <Led item={item} />}</li>
        ))}
      </ol>
    </details>
  )
}

function Told({ item: { id, text, href, content } }: { item: GuideItem }) {
  return (
    <details suppressHydrationWarning className="unfold scroll-mt-4">
      <summary className="min-h-15 px-5 py-3 font-medium -outline-offset-3 hover:bg-note md:px-7">
        {text}
        <ChevronDown aria-hidden="true" className="unfold-sign" />
      </summary>
      <div id={`g-${id}`} className="scroll-mt-20 px-5 pt-1 pb-5 md:px-7">
        <Markup html={content} />
        {href && (
          <Away href={href} className={`${buttonClass({ kind: 'outline' })} mt-4`}>
            前往「{text}」
          </Away>
        )}
      </div>
    </details>
  )
}

const Led = ({ item: { text, href } }: { item: GuideItem }) => (
  <Away
    href={href}
    className="flex min-h-15 items-center gap-3 px-5 py-3 font-medium text-brand no-underline -outline-offset-3 hover:bg-note md:px-7"
  >
    {text}
  </Away>
)

/** A link of the guide: pages of this site open here, others in a tab of their own. */
function Away({ href, className, children }: { href: string; className: string; children: ReactNode }) {
  if (href.startsWith('/')) {
    return (
      <Link to={href} className={className}>
        {children}
        <ArrowRight size={20} aria-hidden="true" className="ml-auto flex-none" />
      </Link>
    )
  }
  return (
    <a href={href} target="_blank" rel="noreferrer" className={className}>
      {children}
      <ExternalLink size={20} aria-label="（在新分頁開啟）" className="ml-auto flex-none" />
    </a>
  )
}
