import type { Headline } from '@hakka/contract/home'
import { IconButton } from '@hakka/ui/IconButton.tsx'
import { Megaphone, X } from 'lucide-react'
import { use, useSyncExternalStore } from 'react'
import { Link } from 'react-router'
import { NonceContext } from '../nonce.ts'
import { taipeiDate } from '../taipei-time.ts'
import { dismissed } from './dismissed-news.ts'
import { NewsBadge } from './NewsBadge.tsx'

/** Runs where it stands, before the page is painted: whoever has put the item away never sees it. */
const HIDE = `(()=>{try{const own=document.currentScript.parentElement
if(localStorage.getItem('${dismissed.key}')===own.dataset.news)own.hidden=true}catch{}})()`

/** The latest news above all else, until it is put away; a newer item comes again. */
export function NewsBanner({ news }: { news: Headline }) {
  const nonce = use(NonceContext)
  const seen = useSyncExternalStore(dismissed.subscribe, dismissed.get, () => undefined)
  if (seen === String(news.id)) return null
  return (
    <section
      aria-label="最新一則消息"
      data-news={news.id}
      className="border-b border-line bg-warning-soft"
      suppressHydrationWarning
    >
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours */}
      <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: HIDE }} />
      <div className="wrap flex min-h-14 items-center gap-3 md:gap-4">
        <Megaphone size={22} aria-hidden="true" className="flex-none text-brand max-md:hidden" />
        <NewsBadge category={news.category_name} />
        <Link
          to={news.url}
          className="flex min-h-12 min-w-0 flex-1 items-center font-medium text-ink no-underline hover:underline"
        >
          <span className="truncate">{news.title}</span>
        </Link>
        <time dateTime={news.publish_date} className="text-16 whitespace-nowrap text-muted max-md:hidden">
          {taipeiDate(news.publish_date)}
        </time>
        <IconButton
          label="關閉這則消息"
          kind="plain"
          className="-mr-3"
          onClick={() => dismissed.set(String(news.id))}
        >
          <X aria-hidden="true" />
        </IconButton>
      </div>
    </section>
  )
}
