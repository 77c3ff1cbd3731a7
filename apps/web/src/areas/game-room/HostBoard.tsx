import type { HostView, RoomStage } from '@hakka/contract/room-views'
import { LogOut, Maximize, MoreHorizontal, Smartphone, WifiOff } from 'lucide-react'
import { useState } from 'react'
import { ReadingFace } from '../../app/ReadingFace.tsx'
import type { Act } from './act.ts'
import { BoardTop } from './BoardTop.tsx'
import { Cloud } from './Cloud.tsx'
import { Dock, SoftButton } from './Dock.tsx'
import { FaceText } from './Face.tsx'
import { Lobby } from './Lobby.tsx'
import { optionsOf } from './options.ts'
import { Quiz } from './Quiz.tsx'
import { RankBars } from './RankBars.tsx'
import { placeOf, type RoomInfo } from './room-info.ts'
import { MODEL, SayBoard } from './SayBoard.tsx'
import type { MainTool, Tool } from './tool.ts'
import { type BoardLook, flipFullScreen } from './tools.ts'
import { useSecondsLeft } from './use-left.ts'
import { Wall } from './Wall.tsx'
import './board.css'

export interface HostProps {
  info: RoomInfo
  view: HostView
  stage: RoomStage | undefined
  look: BoardLook
  act: Act
  /** Of the board's link, where nobody is logged in. */
  hostKey: string | undefined
  /** What this board calls itself. */
  board: string
  tools: readonly Tool[]
  /** Beside the question. */
  aside: readonly Tool[]
  main: MainTool | undefined
  /** The line is down. */
  lost: boolean
  keys: boolean
  onDialog(what: 'qr' | 'remote' | 'more' | 'end'): void
  onRename(group: number): void
}

/** What the class sees, with the teacher's tools along its foot. */
export function HostBoard(props: HostProps) {
  const { info, view, stage, tools, main, lost, keys, onDialog } = props
  const last: Tool[] = [
    { id: 'remote', label: '手機遙控', icon: Smartphone, hotkey: 'R', press: () => onDialog('remote') },
    { id: 'full', label: '全螢幕', icon: Maximize, hotkey: 'F', press: () => void flipFullScreen() },
    // Whoever has tapped a name of the class waits there for the teacher's nod.
    {
      id: 'more',
      label: '更多',
      icon: MoreHorizontal,
      waiting: view.people.filter(({ state }) => state === 'waiting').length,
      press: () => onDialog('more'),
    },
    { id: 'end', label: '結束', icon: LogOut, end: true, press: () => onDialog('end') },
  ]
  const inLobby = !view.stage || !view.shown
  return (
    <div className="room-page room-board" data-level={stage?.level_no ?? 4}>
      <ReadingFace face={stage?.font ?? null} />
      {lost && (
        <p className="board-offline" role="status">
          <WifiOff aria-hidden="true" />
          黑板的網路斷了，正在重新連。同學寫的都留著，連上就會出現。
        </p>
      )}
      <main id="main" tabIndex={-1} className="flex min-h-0 flex-1 flex-col outline-none">
        {inLobby ? (
          <>
            <h1 className="sr-only">等同學進來：{info.title}</h1>
            <Lobby
              address={info.address}
              code={info.code}
              joinUrl={info.joinUrl}
              pupils={view.people
                .filter(({ state }) => state === 'in')
                .map(({ no, name, present }) => ({ id: String(no), name, here: present }))}
              hidesNames={!view.rules.names}
            />
          </>
        ) : (
          <>
            <BoardTop
              no={stage?.code ?? ''}
              title={stage?.name ?? ''}
              address={info.address}
              code={info.code}
              present={view.present}
              onQr={() => onDialog('qr')}
            />
            <Question {...props} />
            <div className="board-main">{stage && <Shown {...props} stage={stage} />}</div>
          </>
        )}
      </main>
      <Dock
        state={<DockState info={info} view={view} stage={stage} />}
        note={inLobby ? info.title : '只有這台電腦和你的手機能按'}
        tools={tools}
        aside={inLobby ? [] : [...props.aside, MODEL]}
        main={main}
        last={last}
        keys={keys}
      />
    </div>
  )
}

function DockState({ info, view, stage }: Pick<HostProps, 'info' | 'view' | 'stage'>) {
  if (view.stage && view.shown) return placeOf(view.stage)
  const first = info.modules.find(({ id }) => id === info.moduleId) ?? info.modules[0]
  return first ? `${first.name} · ${first.total} 題` : (stage?.name ?? '')
}

/** What is asked, and how many have answered. */
function Question({ view, stage, look, aside, keys }: HostProps) {
  const left = useSecondsLeft(view)
  if (!stage) return <div className="board-question" />
  return (
    <div className="board-question" data-kind={stage.kind}>
      <h2>
        {stage.asked ? (
          <FaceText face={stage.asked} dialectId={stage.dialect_id} pinyin={look.pinyin} />
        ) : (
          stage.title || stage.name
        )}
      </h2>
      {left !== undefined && (
        <p className="board-left" data-soon={left <= 5 || undefined} role="timer">
          {left > 0 ? `${left} 秒` : '時間到'}
        </p>
      )}
      <p className="board-said empty:hidden">{saidOf(view)}</p>
      {aside.map((tool) => (
        <SoftButton key={tool.id} tool={tool} keys={keys} />
      ))}
    </div>
  )
}

/** Of whom answers are waited for: who is there, and who was. */
const expectedOf = ({ present, answered }: Pick<HostView, 'present' | 'answered'>) =>
  Math.max(present, answered)

function saidOf(view: HostView): string {
  const { shown, answered } = view
  const expected = expectedOf(view)
  switch (shown?.kind) {
    case 'post-it':
      return `${shown.notes.length} 張 · ${answered} / ${expected} 人`
    case 'word-cloud':
      return `${shown.written} 個詞 · ${answered} / ${expected} 人`
    case 'ranking':
      return `${answered} / ${expected} 人排好了`
    case 'module':
      return `${answered} / ${expected} 人答好了`
    default:
      return ''
  }
}

function Shown({ info, view, stage, look, act, hostKey, board, onRename }: HostProps & { stage: RoomStage }) {
  const { shown, rules, now, answered } = view
  const at = view.stage?.key ?? ''
  const text = { dialectId: stage.dialect_id, pinyin: look.pinyin }
  switch (shown?.kind) {
    case 'post-it':
      return (
        <Wall
          key={at}
          view={shown}
          at={at}
          now={now}
          {...text}
          background={stage.asked?.background_url ?? null}
          act={act}
          onRename={onRename}
        />
      )
    case 'word-cloud':
      return <Cloud key={at} view={shown} at={at} {...text} names={rules.names} act={act} />
    case 'ranking':
      return (
        <RankBars
          key={at}
          view={shown}
          options={optionsOf(stage, shown.added)}
          {...text}
          scores={look.scores}
          people={answered}
        />
      )
    case 'speaking':
      return (
        <SayBoard
          key={at}
          view={shown}
          stage={stage}
          room={info.id}
          hostKey={hostKey}
          board={board}
          soundBoard={view.sound_board}
          people={expectedOf(view)}
          act={act}
        />
      )
    case 'module':
      return (
        <Quiz key={at} view={shown} stage={stage} {...text} answered={answered} members={expectedOf(view)} />
      )
    default:
      return null
  }
}

/** How the board looks at first. */
export function useBoardLook(): [BoardLook, (change: Partial<BoardLook>) => void] {
  const [look, setLook] = useState<BoardLook>({ pinyin: true, scores: true })
  return [look, (change) => setLook({ ...look, ...change })]
}
