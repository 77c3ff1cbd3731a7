import { ROOM, ROOM_REFUSALS } from '@hakka/contract/constants/room'
import { remember, remembered } from '@hakka/ui/remembered.ts'
import { toast } from '@hakka/ui/toast.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import type { Act } from './act.ts'
import { boardName } from './board-name.ts'
import { EndDialog, QrDialog, RemoteDialog } from './dialogs.tsx'
import { HostBoard, type HostProps, useBoardLook } from './HostBoard.tsx'
import { HostAside, Opening } from './HostStates.tsx'
import { MoreDialog } from './MoreDialog.tsx'
import { NameDialog } from './NameDialog.tsx'
import { optionsOf } from './options.ts'
import { Remote } from './remote/Remote.tsx'
import { infoOf } from './room-info.ts'
import { toolsOf } from './tools.ts'
import { useIsPhone } from './use-phone.ts'
import { useHostRoom } from './use-room.ts'

/** Whoever has switched single letters off has them off on every board (WCAG 2.1.4). */
const KEYS_OFF = 'hakka.board-keys'

/** Tools that a phone shows; the others lie behind 更多. */
const ON_PHONE = 2

type Open = 'qr' | 'remote' | 'more' | 'end' | 'option' | { group: number | 'new' }

/** A room in its teacher's hands: on a board with its tools, on a phone as a remote control. */
export default function HostRoom({ roomId, hostKey }: { roomId: number; hostKey: string | undefined }) {
  const { now, act: send } = useHostRoom(roomId, hostKey)
  const [look, onLook] = useBoardLook()
  const [open, setOpen] = useState<Open>()
  const [keys, setKeys] = useState(() => remembered(KEYS_OFF) === null)
  const isPhone = useIsPhone()
  const { view, stage, line, brief } = now
  const [board] = useState(boardName)
  const marks = useEffectEvent(() => void send({ do: 'room.sound', board }))
  // The first board that stands open sounds, until another one is marked.
  const isFirst = !isPhone && line.line === 'open' && view?.sound_board === null && view.phase !== 'ended'
  useEffect(() => {
    if (isFirst) marks()
  }, [isFirst])

  // What is not taken says why, wherever it was done.
  const act: Act = async (move) => {
    const answer = await send(move)
    if (!answer.ok) toast({ type: 'error', body: ROOM_REFUSALS[answer.code] })
    return answer
  }
  if (line.line === 'refused' || view?.phase === 'ended')
    return <HostAside ended={view?.phase === 'ended'} roomId={roomId} />
  if (!view || !brief) return <Opening blocked={line.line === 'blocked'} />

  const info = infoOf(brief, location, Number(new URLSearchParams(location.search).get('tm_mid')))
  const close = () => setOpen(undefined)
  const { tools, aside, main } = toolsOf({
    info,
    view,
    look,
    act,
    onLook,
    onNewGroup: () => setOpen({ group: 'new' }),
    onNewOption: () => setOpen('option'),
  })
  // What was asked before, until what is asked now has come.
  const own = stage?.key === view.stage?.key ? stage : undefined
  const props: HostProps = {
    info,
    view,
    stage: own,
    look,
    act,
    hostKey,
    board,
    tools,
    aside,
    main,
    lost: line.line !== 'open',
    keys,
    onDialog: setOpen,
    onRename: (group) => setOpen({ group }),
  }
  const at = view.stage?.key ?? ''
  const group = typeof open === 'object' ? open.group : undefined
  const named = view.shown?.kind === 'post-it' ? view.shown.groups.find(({ id }) => id === group) : undefined
  const ranked = own && view.shown?.kind === 'ranking' ? optionsOf(own, view.shown.added) : []
  return (
    <>
      {isPhone ? <Remote {...props} /> : <HostBoard {...props} />}
      <QrDialog open={open === 'qr'} info={info} onClose={close} />
      <RemoteDialog open={open === 'remote'} info={info} hostKey={hostKey} onClose={close} />
      <EndDialog
        open={open === 'end'}
        onEnd={() => {
          close()
          void act({ do: 'room.end' })
        }}
        onClose={close}
      />
      {open === 'more' && (
        <MoreDialog
          info={info}
          view={view}
          act={act}
          stage={own}
          pinyin={look.pinyin}
          tools={isPhone ? [...tools.slice(ON_PHONE), ...aside] : []}
          keys={keys}
          onKeys={(on) => {
            setKeys(on)
            remember(KEYS_OFF, on ? null : 'off')
          }}
          onClose={close}
        />
      )}
      {group !== undefined && (
        <NameDialog
          title={group === 'new' ? '新的組' : '這一組'}
          label="組的名字"
          first={named?.name ?? ''}
          max={ROOM.groupNameMax}
          confirm={group === 'new' ? '加這一組' : '改好了'}
          remove={
            group === 'new'
              ? undefined
              : {
                  label: '不要這一組',
                  press: () => {
                    close()
                    void act({ do: 'wall.ungroup', at, group })
                  },
                }
          }
          onName={(name) => {
            close()
            void act(
              group === 'new' ? { do: 'wall.group', at, name } : { do: 'wall.rename', at, group, name },
            )
          }}
          onClose={close}
        />
      )}
      {open === 'option' && (
        <NameDialog
          title="加一個選項"
          label="選項"
          max={ROOM.wordMax}
          confirm="加進去"
          onName={(text) => {
            close()
            if (ranked.some((own) => own.text === text))
              toast({ type: 'error', body: `已經有「${text}」了。` })
            else void act({ do: 'rank.option', at, text })
          }}
          onClose={close}
        />
      )}
    </>
  )
}
