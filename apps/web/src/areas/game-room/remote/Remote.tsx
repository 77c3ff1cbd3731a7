import { spacedCode } from '@hakka/contract/constants/room'
import { LogOut, MoreHorizontal, Users, Wifi, WifiOff } from 'lucide-react'
import { ReadingFace } from '../../../app/ReadingFace.tsx'
import { DockButton } from '../Dock.tsx'
import type { HostProps } from '../HostBoard.tsx'
import { placeOf } from '../room-info.ts'
import type { Tool } from '../tool.ts'
import { RemoteLobby } from './RemoteLobby.tsx'
import { RemoteQuiz } from './RemoteQuiz.tsx'
import { RemoteRank } from './RemoteRank.tsx'
import { RemoteSay } from './RemoteSay.tsx'
import { RemoteWall } from './RemoteWall.tsx'
import { RemoteWords } from './RemoteWords.tsx'
import '../board.css'
import '../wall.css'
import './remote.css'

/** So many tools stand beside each other; the others lie behind 更多. */
const SHOWN = 2

/** The board in the teacher's hand: what it shows, what waits for her, what only she may read. */
export function Remote(props: HostProps) {
  const { info, view, stage, tools, main, lost, onDialog } = props
  const inLobby = !view.stage || !view.shown
  const first = info.modules.find(({ id }) => id === info.moduleId) ?? info.modules[0]
  const last: Tool[] = [
    { id: 'more', label: '更多', icon: MoreHorizontal, press: () => onDialog('more') },
    { id: 'end', label: '結束', icon: LogOut, end: true, press: () => onDialog('end') },
  ]
  return (
    <div className="room-page remote" data-level={stage?.level_no ?? 4}>
      <ReadingFace face={stage?.font ?? null} />
      <header>
        <div className="remote-head">
          <div>
            <h1>{inLobby ? '等同學進來' : (stage?.name ?? '')}</h1>
            <small>
              {view.stage && view.shown ? placeOf(view.stage) : first && `${first.name} · ${first.total} 題`}
            </small>
          </div>
          <span className="remote-count">
            <Users size={18} aria-hidden="true" />
            {view.present}
            <span className="sr-only">人在房間</span>
          </span>
        </div>
        <p className="remote-line" data-lost={lost || undefined} role="status">
          {lost ? <WifiOff size={18} aria-hidden="true" /> : <Wifi size={18} aria-hidden="true" />}
          <span>{lost ? '斷線了，正在重新連…' : '已連上黑板'}</span>
          <span>
            房間 <b className="room-code">{spacedCode(info.code)}</b>
          </span>
        </p>
      </header>
      <main id="main" tabIndex={-1} className="remote-body outline-none">
        <RemoteBody {...props} inLobby={inLobby} />
      </main>
      <footer className="remote-foot">
        <div className="remote-dock" role="toolbar" aria-label="老師的控制列">
          {[...tools.slice(0, SHOWN), ...last].map((tool) => (
            <DockButton key={tool.id} tool={tool} keys={false} />
          ))}
          {main && (
            <button
              type="button"
              className="dock-main"
              data-main
              disabled={main.disabled}
              onClick={() => main.press()}
            >
              <main.icon size={26} aria-hidden="true" />
              {main.label}
            </button>
          )}
        </div>
      </footer>
    </div>
  )
}

function RemoteBody({ inLobby, ...props }: HostProps & { inLobby: boolean }) {
  const { view } = props
  if (inLobby) return <RemoteLobby {...props} />
  switch (view.shown?.kind) {
    case 'post-it':
      return <RemoteWall {...props} shown={view.shown} />
    case 'word-cloud':
      return <RemoteWords {...props} shown={view.shown} />
    case 'ranking':
      return <RemoteRank {...props} shown={view.shown} />
    case 'speaking':
      return <RemoteSay {...props} shown={view.shown} />
    case 'module':
      return <RemoteQuiz {...props} shown={view.shown} />
    default:
      return null
  }
}
