import type { RoomStage, SayView } from '@hakka/contract/room-views'
import { SyntheticMark } from '@hakka/ui/NoSound.tsx'
import { SoundButton } from '@hakka/ui/SoundButton.tsx'
import { MonitorSpeaker, Play, Square, Volume2 } from 'lucide-react'
import { TungBlossom } from '../../app/study-time/Blossom.tsx'
import type { Act } from './act.ts'
import { SoftButton } from './Dock.tsx'
import type { Tool } from './tool.ts'
import { useBoardVoice } from './use-board-voice.ts'
import './say.css'

/** So many empty places are drawn: of a whole school nobody counts them. */
const PLACES = 48
/** So many are drawn larger, and more than so many smaller: a class of forty stands without a scrollbar. */
const FEW = 16
const MANY = 36

/** What is heard of a question, then of its answer: the button stands on the board, its key works anywhere. */
export const MODEL: Tool = {
  id: 'model',
  label: '聽示範',
  icon: Volume2,
  hotkey: 'S',
  press: () => document.querySelector<HTMLElement>('[data-model] button, .board-stage [data-sound]')?.click(),
}

/** What is said, on the board: how it sounds, and a blossom with a name for each who has finished; one of them is heard. */
export function SayBoard({
  view,
  stage,
  room,
  hostKey,
  board,
  soundBoard,
  people,
  act,
}: {
  view: SayView
  stage: RoomStage
  room: number
  hostKey: string | undefined
  /** What this board calls itself, and which one sounds. */
  board: string
  soundBoard: string | null
  /** Who is waited for. */
  people: number
  act: Act
}) {
  const at = stage.key
  const { done, playing } = view
  useBoardVoice({ playing, soundBoard, board, room, at, hostKey, act })
  const empty = Math.max(0, Math.min(PLACES, people) - done.length)
  const places = done.length + empty
  const heard = done.find(({ no }) => no === playing?.no)
  return (
    <div className="say-board" data-few={places <= FEW || undefined} data-many={places > MANY || undefined}>
      <div className="say-head">
        {stage.said?.sound && (
          <span data-model>
            <SoundButton sound={stage.said.sound} label="聽示範" says={stage.asked?.text ?? ''} size="l" />
          </span>
        )}
        {stage.said?.sound?.synthetic && <SyntheticMark />}
        {stage.said?.chinese && <p className="say-chinese">{stage.said.chinese}</p>}
        <p className="say-now" role="status">
          {heard && (
            <>
              播放中
              {heard.name !== null && <span translate="no">：{heard.name}</span>}
            </>
          )}
        </p>
        {soundBoard !== board && (
          <SoftButton
            tool={{
              id: 'sound-board',
              label: '這台放聲音',
              icon: MonitorSpeaker,
              press: () => void act({ do: 'room.sound', board }),
            }}
            keys={false}
          />
        )}
        <p className="say-count">
          <b>{done.length}</b>
          <span> / {people}</span>
          <small>人唸好了</small>
        </p>
      </div>
      <ul className="say-wall">
        {done.map(({ no, name, recorded }, place) => (
          <li key={no}>
            <Said
              name={name ?? `第 ${place + 1} 位`}
              isName={name !== null}
              recorded={recorded}
              playing={playing?.no === no}
              press={() => void act({ do: 'say.play', at, member: playing?.no === no ? null : no })}
            />
          </li>
        ))}
        {Array.from({ length: empty }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: empty places have no other name than their place
          <li key={`empty ${place}`} className="say-seat" data-empty="" aria-hidden="true">
            <span className="say-blossom" />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** One who has finished; what she has recorded is played by a press, and stopped by another. */
function Said({
  name,
  isName,
  recorded,
  playing,
  press,
}: {
  name: string
  isName: boolean
  recorded: boolean
  playing: boolean
  press(): void
}) {
  const face = (
    <>
      <span className="say-blossom">
        <svg viewBox="-40 -40 80 80" aria-hidden="true">
          <TungBlossom pale />
        </svg>
      </span>
      <span className="say-name" translate={isName ? 'no' : undefined}>
        {name}
      </span>
    </>
  )
  if (!recorded) return <span className="say-seat">{face}</span>
  const Icon = playing ? Square : Play
  return (
    <button
      type="button"
      className="say-seat"
      data-playing={playing || undefined}
      aria-label={playing ? `停止播放${name}的錄音` : `播放${name}的錄音`}
      onClick={press}
    >
      {face}
      <Icon className="say-play" fill="currentColor" aria-hidden="true" />
    </button>
  )
}
