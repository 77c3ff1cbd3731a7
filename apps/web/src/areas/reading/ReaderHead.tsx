import { DIALECTS } from '@hakka/contract/constants'
import type { OpenBook } from '@hakka/contract/reading'
import { Dialog } from '@hakka/ui/Dialog.tsx'
import { IconButton } from '@hakka/ui/IconButton.tsx'
import { Toggle } from '@hakka/ui/Toggle.tsx'
import { ArrowLeft, Ellipsis, Maximize, Minimize, Music } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { AssignButton } from '../../app/assignment/AssignButton.tsx'
import { DialectMenu } from '../../app/container/DialectMenu.tsx'
import { ReportLink } from '../../app/container/ReportLink.tsx'
import { levelMark } from '../../app/self-study/way.ts'
import { bookUrl, shelfUrl } from './book-url.ts'
import { AiPractice, ExtendedTest } from './Onward.tsx'
import type { Looks } from './ReaderControls.tsx'
import { typeName } from './ShelfBook.tsx'
import type { FullScreen } from './use-full-screen.ts'

/** The upper bar: back, title, dialect, and ways on, which a phone has behind a button. */
export function ReaderHead({
  book,
  page,
  voiced,
  looks,
  onLooks,
  music,
  fullScreen,
}: {
  book: OpenBook
  page: number
  /** One of the pages has a sound. */
  voiced: boolean
  looks: Looks
  onLooks(own: Partial<Looks>): void
  /** Of a book that has some. */
  music: { on: boolean; setOn(on: boolean): void } | undefined
  fullScreen: FullScreen | undefined
}) {
  const [open, setOpen] = useState(false)
  const source = { of: 'book' as const, id: book.id, dialect_id: book.dialect_id }
  const hash = page === 1 ? '' : `#no-${page}`
  return (
    <header data-bar className="reader-bar reader-head">
      <Link to={shelfUrl(book.dialect_id)} aria-label="回書架" title="回書架" className="reader-back">
        <ArrowLeft aria-hidden="true" />
      </Link>
      <div className="mr-auto flex min-w-0 flex-wrap items-baseline gap-x-3 overflow-hidden">
        <h1
          lang="hak-Hant-TW"
          className="max-w-full truncate font-reading text-22 leading-snug text-brand md:text-26"
        >
          {book.title}
        </h1>
        <p className="truncate text-16 text-muted max-lg:sr-only">
          {book.chinese_title}・{levelMark(book.level_id)}・{typeName(book.type_id)}
        </p>
      </div>
      <DialectMenu
        current={book.dialect_id}
        choices={DIALECTS.map(({ id }) => ({
          dialect_id: id,
          to: bookUrl(book.id, id, hash),
          missing: !book.dialects.includes(id),
        }))}
      />
      <div className="flex items-center gap-3 max-md:hidden">
        <AssignButton source={source} look="icon" />
        <ExtendedTest book={book} kind="ghost" />
        <AiPractice />
        {music && (
          <IconButton
            label={music.on ? '關掉配樂' : '打開配樂'}
            aria-pressed={music.on}
            kind={music.on ? 'primary' : 'ghost'}
            onClick={() => music.setOn(!music.on)}
          >
            <Music aria-hidden="true" />
          </IconButton>
        )}
        {fullScreen && (
          <IconButton label={fullScreen.on ? '離開全螢幕' : '全螢幕'} onClick={fullScreen.toggle}>
            {fullScreen.on ? <Minimize aria-hidden="true" /> : <Maximize aria-hidden="true" />}
          </IconButton>
        )}
      </div>
      <IconButton label="更多" kind="plain" className="md:hidden" onClick={() => setOpen(true)}>
        <Ellipsis aria-hidden="true" />
      </IconButton>
      <Dialog open={open} onClose={() => setOpen(false)} title="更多" kind="sheet">
        <div className="grid gap-2">
          {voiced && <Toggle label="自動翻頁" checked={looks.auto} onChange={(auto) => onLooks({ auto })} />}
          <Toggle label="收起字幕" checked={looks.hidden} onChange={(hidden) => onLooks({ hidden })} />
          {music && <Toggle label="配樂" checked={music.on} onChange={music.setOn} />}
          {fullScreen && <Toggle label="全螢幕" checked={fullScreen.on} onChange={fullScreen.toggle} />}
          <p className="mt-2 grid gap-3">
            <ExtendedTest book={book} kind="brand" />
            <AiPractice />
          </p>
          <AssignButton source={source} look="link" />
          <ReportLink dialectId={book.dialect_id} />
        </div>
      </Dialog>
    </header>
  )
}
