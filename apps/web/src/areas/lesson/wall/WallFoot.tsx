import { IconButton } from '@hakka/ui/IconButton.tsx'
import {
  ChevronLeft,
  ChevronRight,
  Eye,
  EyeOff,
  Maximize,
  Shuffle,
  Undo2,
  Users,
  Volume2,
  X,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { PupilCount } from './PupilCount.tsx'
import type { Draw } from './use-draw.ts'

interface Shows {
  pinyin: boolean
  chinese: boolean
}

/** What the teacher does, in controls that are found from across a room. */
export function WallFoot({
  leave,
  shows,
  onShows,
  hear,
  draw,
  teams,
  answers,
  before,
  after,
  children,
}: {
  leave(): void
  shows: Shows
  onShows(shows: Shows): void
  hear(): void
  draw: Draw
  /** Two teams play: `undo` takes back the last point, where there is one. */
  teams: { on: boolean; toggle(): void; undo: (() => void) | undefined }
  /** None where the open activity has no answers to be shown. */
  answers: { open: boolean; toggle(): void } | undefined
  before: (() => void) | undefined
  after: (() => void) | undefined
  /** What teachers alone have. */
  children?: ReactNode
}) {
  return (
    <footer className="wall-foot">
      <div className="wall-controls">
        <IconButton label="離開投影教材" onClick={leave}>
          <X aria-hidden="true" />
        </IconButton>
        <Switch on={shows.pinyin} onPress={() => onShows({ ...shows, pinyin: !shows.pinyin })}>
          拼音
        </Switch>
        <Switch on={shows.chinese} onPress={() => onShows({ ...shows, chinese: !shows.chinese })}>
          中文
        </Switch>
        <button type="button" aria-keyshortcuts="Space" className="wall-control" onClick={hear}>
          <Volume2 aria-hidden="true" />聽
        </button>
        <button type="button" aria-keyshortcuts="N" className="wall-control" onClick={draw.next}>
          <Shuffle aria-hidden="true" />
          抽一位
        </button>
        <button
          type="button"
          aria-keyshortcuts="T"
          aria-pressed={teams.on}
          className="wall-control"
          onClick={teams.toggle}
        >
          <Users aria-hidden="true" />
          分兩隊
        </button>
        {teams.on && (
          <button
            type="button"
            aria-keyshortcuts="U"
            className="wall-control"
            aria-disabled={teams.undo ? undefined : true}
            onClick={teams.undo}
          >
            <Undo2 aria-hidden="true" />
            收回一分
          </button>
        )}
        {answers && (
          <button
            type="button"
            aria-keyshortcuts="A"
            className="wall-control wall-control-main"
            onClick={answers.toggle}
          >
            {answers.open ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
            {answers.open ? '藏起答案' : '看答案'}
          </button>
        )}
        {children}
      </div>
      <span className="wall-ways">
        <IconButton label="全螢幕" className="max-sm:hidden" onClick={() => void toggleFullScreen()}>
          <Maximize aria-hidden="true" />
        </IconButton>
        <IconButton label="上一張" aria-disabled={before ? undefined : true} onClick={before}>
          <ChevronLeft aria-hidden="true" />
        </IconButton>
        <IconButton label="下一張" kind="primary" aria-disabled={after ? undefined : true} onClick={after}>
          <ChevronRight aria-hidden="true" />
        </IconButton>
      </span>
      {draw.asking && <PupilCount draw={draw} />}
    </footer>
  )
}

function Switch({ on, onPress, children }: { on: boolean; onPress(): void; children: ReactNode }) {
  const Icon = on ? Eye : EyeOff
  return (
    <button type="button" aria-pressed={on} className="wall-control" onClick={onPress}>
      <Icon aria-hidden="true" />
      {children}
    </button>
  )
}

async function toggleFullScreen(): Promise<void> {
  if (document.fullscreenElement) await document.exitFullscreen()
  else await document.documentElement.requestFullscreen().catch(() => {})
}
