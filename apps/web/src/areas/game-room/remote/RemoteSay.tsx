import type { SayView } from '@hakka/contract/room-views'
import { Button } from '@hakka/ui/Button.tsx'
import { Play, Square } from 'lucide-react'
import { FaceText } from '../Face.tsx'
import type { HostProps } from '../HostBoard.tsx'
import { Missing } from './Missing.tsx'

/** What is said, from the teacher's hand: who has finished, and whose recording the board plays. */
export function RemoteSay({ view, stage, look, act, shown }: HostProps & { shown: SayView }) {
  const at = view.stage?.key ?? ''
  const { done, playing } = shown
  const nameOf = (no: number) => view.people.find((own) => own.no === no)?.name ?? ''
  return (
    <>
      {stage?.asked && (
        <p className="mb-3 text-20">
          <FaceText face={stage.asked} dialectId={stage.dialect_id} pinyin={look.pinyin} />
        </p>
      )}
      <h2 className="remote-figure">
        {view.answered} / {Math.max(view.present, view.answered)} 人唸好了
      </h2>
      <ul className="grid gap-2">
        {done.map(({ no, recorded }) => {
          const isPlaying = playing?.no === no
          const Icon = isPlaying ? Square : Play
          return (
            <li
              key={no}
              className="flex min-h-14 items-center gap-3 rounded-option border border-line bg-white py-1 pr-2 pl-4"
            >
              <b translate="no" className="mr-auto min-w-0 truncate">
                {nameOf(no)}
              </b>
              {recorded ? (
                <Button
                  kind={isPlaying ? 'brand' : 'ghost'}
                  icon={<Icon size={20} fill="currentColor" aria-hidden="true" />}
                  aria-label={isPlaying ? `停止播放${nameOf(no)}的錄音` : `在黑板播放${nameOf(no)}的錄音`}
                  onClick={() => void act({ do: 'say.play', at, member: isPlaying ? null : no })}
                >
                  {isPlaying ? '停止' : '播放'}
                </Button>
              ) : (
                <span className="pr-2 text-16 text-muted">沒有錄音</span>
              )}
            </li>
          )
        })}
      </ul>
      {done.length > 0 && (
        <p className="mt-2 text-16 text-muted">聲音從一台黑板放出來；要換一台，在那台按「這台放聲音」。</p>
      )}
      <Missing title="還沒唸" view={view} />
    </>
  )
}
