import type { HostView, RoomMemberView } from '@hakka/contract/room-views'
import { Button } from '@hakka/ui/Button.tsx'
import { Dialog } from '@hakka/ui/Dialog.tsx'
import { UserCheck, UserX } from 'lucide-react'
import { useState } from 'react'
import type { Act } from './act.ts'

/** Who is in the room, the newest first; a tap asks what to do with one. */
export function People({ view, act }: { view: HostView; act: Act }) {
  const [chosen, setChosen] = useState<RoomMemberView>()
  const waiting = view.people.filter(({ state }) => state === 'waiting')
  const inside = view.people.filter(({ state }) => state === 'in').toReversed()
  const out = view.people.filter(({ state }) => state === 'out')
  const close = () => setChosen(undefined)
  return (
    <>
      {waiting.length > 0 && (
        <section className="mb-5">
          <h2>等你點頭</h2>
          <ul className="grid gap-2">
            {waiting.map(({ no, name }) => (
              <li key={no} className="flex flex-wrap items-center gap-2 rounded-option bg-warning-soft p-3">
                <b translate="no" className="mr-auto">
                  {name}
                </b>
                <Button kind="ghost" onClick={() => void act({ do: 'room.put_out', member: no })}>
                  不是他
                </Button>
                <Button
                  kind="brand"
                  icon={<UserCheck aria-hidden="true" />}
                  onClick={() => void act({ do: 'room.admit', member: no })}
                >
                  是他，進來
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <h2>{inside.length} 位同學進來了</h2>
      <p className="mb-3 text-16 text-muted">
        {inside.length > 0 ? '名字不對，點一下，請他出去重寫。' : '等第一位同學…'}
      </p>
      <ul className="remote-names">
        {inside.map((own, at) => (
          <li key={own.no}>
            <button type="button" data-newest={at === 0 || undefined} onClick={() => setChosen(own)}>
              <span translate="no">{own.name}</span>
              {!own.present && <span className="text-16 text-muted">（斷線）</span>}
            </button>
          </li>
        ))}
      </ul>
      {out.length > 0 && (
        <p className="mt-4 text-16 text-muted">
          請出去的：<span translate="no">{out.map(({ name }) => name).join('、')}</span>
        </p>
      )}
      <Dialog
        open={chosen !== undefined}
        title={chosen ? `請「${chosen.name}」出去？` : ''}
        onClose={close}
        footer={
          <>
            <Button kind="ghost" onClick={close}>
              不要
            </Button>
            <Button
              kind="danger"
              icon={<UserX aria-hidden="true" />}
              onClick={() => {
                if (chosen) void act({ do: 'room.put_out', member: chosen.no })
                close()
              }}
            >
              請他出去
            </Button>
          </>
        }
      >
        <p>這台裝置不能再進這個房間，他寫的也會從黑板上拿下來。</p>
      </Dialog>
    </>
  )
}
