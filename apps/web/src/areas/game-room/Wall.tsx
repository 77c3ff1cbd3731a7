import type { RoomNote, WallView } from '@hakka/contract/room-views'
import { Bird } from '@hakka/ui/Bird.tsx'
import { Hand } from 'lucide-react'
import { type KeyboardEvent, useCallback, useMemo, useRef, useState } from 'react'
import type { Act } from './act.ts'
import { BigNote } from './BigNote.tsx'
import { NoteTools } from './NoteTools.tsx'
import { shownPinyin } from './shown-pinyin.ts'
import { useRoomOf } from './use-unit.ts'
import { useWallDrag } from './use-wall-drag.ts'
import { WallFrameBox } from './WallFrameBox.tsx'
import { hangs, WallNote } from './WallNote.tsx'
import { neighbour, planWall } from './wall-layout.ts'
import { frameIdOf, framesOf, groupOf, LOOSE, type Placing, placed, stepped } from './wall-order.ts'
import './wall.css'

/** Notes that came in the last half minute say so. */
const NEW_MS = 30_000
const TOOLS = { width: 440, height: 76 }

const isArrow = (key: string) =>
  key === 'ArrowLeft' || key === 'ArrowRight' || key === 'ArrowUp' || key === 'ArrowDown' ? key : undefined

/** The wall of notes: dragged, tapped or carried by keys into groups, and whatever a teacher does with one of them. */
export function Wall({
  view,
  at,
  now,
  dialectId,
  pinyin,
  background,
  act,
  onRename,
}: {
  view: WallView
  /** The question, as moves name it. */
  at: string
  /** The server's clock. */
  now: number
  dialectId: number
  pinyin: boolean
  background: string | null
  act: Act
  onRename(group: number): void
}) {
  const sheet = useRef<HTMLElement | null>(null)
  const [measure, room] = useRoomOf()
  const [selected, setSelected] = useState<number>()
  const [tabStop, setTabStop] = useState<number>()
  /** Where a note is on its way to: by keys until it is let go, else until the server has said so. */
  const [placing, setPlacing] = useState<Placing & { lifted: boolean }>()
  const [spoken, setSpoken] = useState('')

  const notes = useMemo(() => (placing ? placed(view.notes, placing) : view.notes), [view.notes, placing])
  const reading = useCallback(
    (note: RoomNote) => (pinyin ? shownPinyin(note.pinyin, dialectId) : ''),
    [pinyin, dialectId],
  )
  const frames = useMemo(
    () => framesOf({ groups: view.groups, notes }, { reading }),
    [view.groups, notes, reading],
  )
  const plan = useMemo(() => planWall(frames, room), [frames, room])
  const byId = new Map(notes.map((note) => [note.id, note]))
  const chosen = selected === undefined ? undefined : byId.get(selected)
  const nameOf = (group: number | null) => view.groups.find(({ id }) => id === group)?.name ?? ''

  async function place(to: Placing): Promise<void> {
    setPlacing({ ...to, lifted: false })
    setSelected(undefined)
    setSpoken(to.group === null ? '放下來了，不分組' : `放進「${nameOf(to.group)}」了`)
    await act({ do: 'wall.place', at, ...to })
    // The state that has it comes a little later than the answer.
    setTimeout(() => setPlacing((own) => (own?.note === to.note && !own.lifted ? undefined : own)), 400)
  }
  const { drag, down } = useWallDrag({
    sheet,
    unit: room.unit,
    plan,
    frames,
    onPlace: (to) => void place(to),
  })

  function focusNote(id: number): void {
    setTabStop(id)
    sheet.current?.querySelector<HTMLElement>(`[data-note="${id}"]`)?.focus()
  }
  function onKey(event: KeyboardEvent, note: RoomNote): void {
    const { key } = event
    const arrow = isArrow(key)
    const lifted = placing?.lifted && placing.note === note.id ? placing : undefined
    const done = () => {
      event.preventDefault()
      event.stopPropagation()
    }
    if (key === ' ') {
      done()
      if (lifted) void place({ note: lifted.note, group: lifted.group, before: lifted.before })
      else {
        const after = view.notes[view.notes.findIndex(({ id }) => id === note.id) + 1]
        setPlacing({ note: note.id, group: note.group, before: after?.id ?? null, lifted: true })
        setSelected(undefined)
        setSpoken('拿起來了。方向鍵搬，空白鍵放下，Esc 放回去')
      }
    } else if (arrow && lifted) {
      done()
      const next = stepped(frames, lifted, arrow)
      setPlacing({ ...next, lifted: true })
      setSpoken(nameOf(next.group) ? `在「${nameOf(next.group)}」` : '不分組')
    } else if (arrow) {
      done()
      const next = neighbour(plan.notes, String(note.id), arrow)
      if (next !== undefined) focusNote(Number(next))
    } else if (key === 'Escape' && (lifted || selected !== undefined)) {
      done()
      setPlacing(undefined)
      setSelected(undefined)
    } else if (key === 'Enter' && !note.hidden) {
      done()
      void act({ do: 'wall.focus', at, note: note.id })
    } else if (key.toLowerCase() === 'g') {
      done()
      setSelected(note.id)
      requestAnimationFrame(() => document.querySelector<HTMLElement>('[data-note-tools] button')?.focus())
    }
  }
  const stop = tabStop !== undefined && byId.has(tabStop) ? tabStop : notes[0]?.id
  const toolsAt = chosen && plan.notes.get(String(chosen.id))
  const big = view.focus === null ? undefined : view.notes.find(({ id }) => id === view.focus)

  return (
    <div className="board-sheet wall-sheet">
      {background && <img src={background} alt="" className="wall-background" />}
      <section
        ref={(element) => {
          sheet.current = element
          measure(element)
        }}
        className="wall-scroll"
        aria-label={`便利貼牆，${notes.length} 張`}
      >
        <div className="wall-inner" style={{ height: `calc(${plan.height} * var(--u))` }}>
          {frames.map((frame) => {
            const where = plan.frames.get(frame.id)
            if (!where) return null
            const target =
              drag?.over === frame.id || (placing?.lifted && frameIdOf(placing.group) === frame.id)
            return (
              <WallFrameBox
                key={frame.id}
                name={frame.name}
                count={frame.own.length}
                style={hangs(where)}
                target={target === true}
                loose={frame.id === LOOSE}
                offered={chosen !== undefined && frame.id !== frameIdOf(chosen.group)}
                onTake={() =>
                  chosen && void place({ note: chosen.id, group: groupOf(frame.id), before: null })
                }
                onRename={() => onRename(Number(frame.id))}
              />
            )
          })}
          {frames.flatMap((frame) =>
            frame.own.map((note) => {
              const where = plan.notes.get(String(note.id))
              if (!where) return null
              const style = hangs(where, plan.scale)
              const dragged = drag?.note === note.id ? drag : undefined
              return (
                <WallNote
                  key={note.id}
                  note={note}
                  reading={plan.readings ? reading(note) : ''}
                  groupName={frame.name}
                  isNew={!note.hidden && note.group === null && now - note.at < NEW_MS}
                  selected={selected === note.id}
                  lifted={dragged !== undefined || (placing?.lifted === true && placing.note === note.id)}
                  tabIndex={note.id === stop ? 0 : -1}
                  style={
                    dragged
                      ? {
                          ...style,
                          translate: `calc(${where.x} * var(--u) + ${dragged.dx}px) calc(${where.y} * var(--u) + ${dragged.dy}px)`,
                        }
                      : style
                  }
                  onPointerDown={(event) => down(event, note.id)}
                  onFocus={() => setTabStop(note.id)}
                  onClick={() => setSelected(selected === note.id ? undefined : note.id)}
                  onKeyDown={(event) => onKey(event, note)}
                />
              )
            }),
          )}
          {chosen && toolsAt && !drag && (
            <NoteTools
              key={chosen.id}
              note={chosen}
              groups={view.groups}
              style={hangs({
                x: Math.max(8, Math.min(room.width - TOOLS.width - 8, toolsAt.x)),
                y:
                  toolsAt.y + toolsAt.height + 8 + TOOLS.height < plan.height
                    ? toolsAt.y + toolsAt.height + 8
                    : Math.max(8, toolsAt.y - TOOLS.height - 8),
                width: TOOLS.width,
                height: 0,
              })}
              onGroup={(group) => void place({ note: chosen.id, group, before: null })}
              onColour={(colour) => void act({ do: 'wall.colour', at, note: chosen.id, colour })}
              onPin={() => void act({ do: 'wall.pin', at, note: chosen.id, pinned: !chosen.pinned })}
              onEnlarge={() => void act({ do: 'wall.focus', at, note: chosen.id })}
              onHide={() => {
                setSelected(undefined)
                void act({ do: 'wall.hide', at, note: chosen.id, hidden: !chosen.hidden })
              }}
              onTear={() => {
                setSelected(undefined)
                void act({ do: 'wall.tear', at, note: chosen.id })
              }}
              onClose={() => {
                setSelected(undefined)
                focusNote(chosen.id)
              }}
            />
          )}
        </div>
      </section>
      {notes.length === 0 ? (
        <p className="board-empty">
          <Bird width={190} />
          {view.waiting > 0 ? `${view.waiting} 張寫好了，老師看過就貼上來` : '還沒有人貼，等第一張…'}
        </p>
      ) : (
        // What is scrolled lies under it.
        plan.height <= room.height && (
          <p className="board-hint">
            <Hand aria-hidden="true" />
            拖進框裡，或點一張再點框 <kbd>↑↓←→</kbd> 走 <kbd>空白鍵</kbd> 拿起 <kbd>G</kbd> 分組
          </p>
        )
      )}
      <p role="status" className="sr-only">
        {spoken}
      </p>
      {big && (
        <BigNote
          note={big}
          reading={reading(big)}
          onClose={() => void act({ do: 'wall.focus', at, note: null })}
        />
      )}
    </div>
  )
}
