import { IconButton } from '@hakka/ui/IconButton.tsx'
import { Toggle } from '@hakka/ui/Toggle.tsx'
import { Pause, Play, Repeat1, RotateCcw, SkipBack, SkipForward } from 'lucide-react'
import { PageStrip } from './PageStrip.tsx'
import type { ReaderState } from './reader-rules.ts'

/** How a reader wants the book shown and read. */
export interface Looks {
  hakka: boolean
  chinese: boolean
  /** The next page follows when this one has sounded. */
  auto: boolean
  /** The subtitles are put away, whatever is chosen of them. */
  hidden: boolean
}

/** The lower bar: sound, pages, subtitles. */
export function ReaderControls({
  state,
  pages,
  sounds,
  voiced,
  looks,
  onLooks,
  onTurn,
  onSound,
  onAgain,
}: {
  state: ReaderState
  pages: number
  /** The page has a sound. */
  sounds: boolean
  /** One of the pages has: without any, nothing is heard again, and no page waits for its sound. */
  voiced: boolean
  looks: Looks
  onLooks(own: Partial<Looks>): void
  onTurn(to: number): void
  onSound(): void
  onAgain(): void
}) {
  const { page, sound } = state
  const [label, Icon] =
    sound === 'playing'
      ? (['暫停', Pause] as const)
      : sound === 'ended'
        ? (['再聽一次', RotateCcw] as const)
        : (['播放', Play] as const)
  return (
    <div data-bar className="reader-bar reader-controls">
      <IconButton
        label="上一頁"
        size="l"
        className="md:hidden"
        disabled={page === 1}
        onClick={() => onTurn(page - 1)}
      >
        <SkipBack aria-hidden="true" />
      </IconButton>
      <IconButton
        label={sounds ? label : '這一頁沒有聲音'}
        kind="primary"
        size="xl"
        disabled={!sounds}
        onClick={onSound}
      >
        <Icon size={28} aria-hidden="true" />
      </IconButton>
      {voiced && (
        <IconButton
          label="這一頁從頭聽"
          size="l"
          className="max-md:hidden"
          disabled={!sounds}
          onClick={onAgain}
        >
          <Repeat1 aria-hidden="true" />
        </IconButton>
      )}
      <IconButton
        label={page === pages ? '讀完了' : '下一頁'}
        size="l"
        className="md:hidden"
        onClick={() => onTurn(page + 1)}
      >
        <SkipForward aria-hidden="true" />
      </IconButton>
      <PageStrip page={page} pages={pages} onTurn={onTurn} />
      <p className="reader-count">
        第 {page} / {pages} 頁
      </p>
      <div className="reader-toggles">
        <Toggle label="客語" checked={looks.hakka} onChange={(hakka) => onLooks({ hakka, hidden: false })} />
        <Toggle
          label="華語"
          checked={looks.chinese}
          onChange={(chinese) => onLooks({ chinese, hidden: false })}
        />
        {voiced && (
          <span className="max-md:hidden">
            <Toggle label="自動翻頁" checked={looks.auto} onChange={(auto) => onLooks({ auto })} />
          </span>
        )}
      </div>
    </div>
  )
}
