import type { HostView, RoomStage } from '@hakka/contract/room-views'
import { Button } from '@hakka/ui/Button.tsx'
import { Dialog } from '@hakka/ui/Dialog.tsx'
import { Toggle } from '@hakka/ui/Toggle.tsx'
import { DoorOpen, Download } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { taipeiTime } from '../../app/taipei-time.ts'
import type { Act } from './act.ts'
import { ClassField } from './ClassField.tsx'
import { People } from './People.tsx'
import type { RoomInfo } from './room-info.ts'
import type { Tool } from './tool.ts'

/** What is seldom needed: another activity, who is in, words that nobody posts, keys. */
export function MoreDialog({
  info,
  view,
  act,
  tools,
  stage,
  pinyin,
  keys,
  onKeys,
  onClose,
}: {
  info: RoomInfo
  view: HostView
  /** What is asked; nothing in the lobby. */
  stage: RoomStage | undefined
  /** Whether the board shows readings. */
  pinyin: boolean
  act: Act
  /** Tools for which a phone has no room. */
  tools: readonly Tool[]
  keys: boolean
  onKeys(on: boolean): void
  onClose(): void
}) {
  const { rules } = view
  const people = (
    <section className="remote-body !p-0">
      <People view={view} act={act} />
    </section>
  )
  // Who waits at the door comes before everything else.
  const waits = view.people.some(({ state }) => state === 'waiting')
  return (
    <Dialog open title="更多" onClose={onClose} kind={tools.length > 0 ? 'sheet' : 'drawer'}>
      <div className="grid gap-6">
        {waits && people}
        {tools.length > 0 && (
          <section className="grid grid-cols-2 gap-3">
            {tools.map(({ id, label, icon: Icon, on, disabled, press }) => (
              <Button
                key={id}
                kind={on ? 'brand' : 'ghost'}
                aria-pressed={on}
                disabled={disabled}
                icon={<Icon aria-hidden="true" />}
                onClick={() => {
                  // First away: what is pressed may open a dialog of its own.
                  onClose()
                  press()
                }}
              >
                {label}
              </Button>
            ))}
          </section>
        )}
        <section>
          <h3 className="mb-2 font-bold">換活動</h3>
          <ul className="grid gap-2">
            {info.modules.map(({ id, code, name, kind, total }) => (
              <li key={id}>
                <Button
                  block
                  kind={view.stage?.module_id === id ? 'brand' : 'ghost'}
                  className="!justify-start text-left"
                  onClick={() => {
                    void act({ do: 'room.show', module_id: id, question: 0 })
                    onClose()
                  }}
                >
                  <span className="font-bold whitespace-nowrap">{code}</span>
                  {name}
                  <span className="ml-auto font-normal whitespace-nowrap">
                    {kind === 'speaking' ? `口說 ${total} 句` : `${total} 題`}
                  </span>
                </Button>
              </li>
            ))}
          </ul>
          {view.stage && (
            <Button
              kind="plain"
              className="mt-2"
              icon={<DoorOpen aria-hidden="true" />}
              onClick={() => {
                void act({ do: 'room.lobby' })
                onClose()
              }}
            >
              回到等同學的畫面
            </Button>
          )}
        </section>
        {stage && view.shown && view.shown.kind !== 'module' && view.shown.kind !== 'speaking' && (
          <Button
            kind="ghost"
            icon={<Download aria-hidden="true" />}
            onClick={() => void save({ info, view, stage, pinyin })}
          >
            下載黑板的圖片
          </Button>
        )}
        <section className="grid gap-3">
          <h3 className="font-bold">門和鍵盤</h3>
          <Toggle
            label="鎖上門，沒進來的不能再進來"
            checked={rules.locked}
            onChange={() => void act({ do: 'room.rules', locked: !rules.locked })}
          />
          <Toggle label="按字母鍵控制黑板" checked={keys} onChange={() => onKeys(!keys)} />
        </section>
        <ClassField roomId={info.id} classId={info.classId} />
        <OwnWords view={view} act={act} />
        {!waits && people}
      </div>
    </Dialog>
  )
}

/** The board as it now is. What draws it is fetched then. */
async function save({
  info,
  view: { shown, answered, now },
  stage,
  pinyin,
}: {
  info: RoomInfo
  view: HostView
  stage: RoomStage
  pinyin: boolean
}): Promise<void> {
  if (!shown || shown.kind === 'module' || shown.kind === 'speaking') return
  const { savePicture } = await import('./results/save-picture.ts')
  const foot = `${info.title}．${taipeiTime(new Date(now).toISOString())}`
  await savePicture({ stage, shown, people: answered, pinyin, foot })
}

/** The teacher's own list, a word a line. */
function OwnWords({ view, act }: { view: HostView; act: Act }) {
  const [text, setText] = useState(view.words.join('\n'))
  const [problem, setProblem] = useState('')
  async function save(event: FormEvent): Promise<void> {
    event.preventDefault()
    const words = text.split(/[\n、,，]/).flatMap((word) => word.trim() || [])
    const answer = await act({ do: 'room.words', words })
    setProblem(answer.ok ? '記好了，這些詞不會出現。' : '沒有存好：每個詞最多 20 個字，最多 200 個。')
  }
  return (
    <form onSubmit={(event) => void save(event)} className="grid gap-2">
      <label className="font-bold" htmlFor="room-own-words">
        不要出現的詞
      </label>
      <textarea
        id="room-own-words"
        rows={3}
        value={text}
        placeholder="一行一個"
        onChange={(event) => setText(event.target.value)}
        className="rounded-option border-[1.5px] border-control bg-white px-4 py-2"
      />
      <div className="flex items-center gap-3">
        <Button type="submit" kind="ghost">
          存起來
        </Button>
        <p role="status" className="text-16 text-muted">
          {problem}
        </p>
      </div>
    </form>
  )
}
