import type { DeskLesson, DeskModule } from '@hakka/contract/lesson-desk'
import {
  ArrowDown,
  ArrowUp,
  Copy,
  ExternalLink,
  History,
  MoveRight,
  Pencil,
  TextCursorInput,
  X,
} from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { ActionItem, ActionMenu, ITEM } from './ActionMenu.tsx'
import { ACTIVITY_NAMES } from './activity-names.ts'
import { lessonAddress, moduleEditor } from './lesson-place.ts'
import type { Place } from './module-moves.ts'
import { RenameDialog } from './RenameDialog.tsx'
import { TableLink } from './TableLink.tsx'
import type { Board } from './use-board.ts'

/** So much room it needs below its button, with the bar at the foot of the page. */
const MENU_HEIGHT = 540

/** All that can be done to a module without dragging it. */
export function ModuleMenu({
  lesson,
  module,
  moduleNo,
  place: { activity, index },
  sizes,
  board,
  mayEdit,
}: {
  lesson: DeskLesson
  module: DeskModule
  moduleNo: number
  place: Place
  /** How many modules each activity has. */
  sizes: readonly number[]
  board: Board
  mayEdit: boolean
}) {
  const [isNaming, setNaming] = useState(false)
  const act = (icon: ReactNode, text: string, run: () => unknown) => (
    <ActionItem icon={icon} onAct={run}>
      {text}
    </ActionItem>
  )
  const { id } = module
  return (
    <>
      <ActionMenu of={module.name} height={MENU_HEIGHT}>
        <Link to={moduleEditor(lesson.id, id)} className={ITEM}>
          <Pencil size={18} aria-hidden="true" />
          編輯內容
        </Link>
        <a
          href={lessonAddress(lesson, { preview: true, moduleNo })}
          target="_blank"
          rel="noreferrer"
          className={ITEM}
        >
          <ExternalLink size={18} aria-hidden="true" />
          預覽
        </a>
        <Link to={`/admin/lesson/versions?id=${lesson.id}&module_id=${id}`} className={ITEM}>
          <History size={18} aria-hidden="true" />
          先前的版本
        </Link>
        {mayEdit && (
          <>
            <TableLink module={module} className={ITEM} />
            {index > 0 &&
              act(<ArrowUp size={18} aria-hidden="true" />, '往上', () =>
                board.move(id, { activity, index: index - 1 }),
              )}
            {index < (sizes[activity] ?? 0) - 1 &&
              act(<ArrowDown size={18} aria-hidden="true" />, '往下', () =>
                board.move(id, { activity, index: index + 1 }),
              )}
            {ACTIVITY_NAMES.map((name, at) =>
              at === activity ? null : (
                <div key={name}>
                  {act(<MoveRight size={18} aria-hidden="true" />, `移到${name}`, () =>
                    board.move(id, { activity: at, index: sizes[at] ?? 0 }),
                  )}
                </div>
              ),
            )}
            {act(<TextCursorInput size={18} aria-hidden="true" />, '改名稱', () => setNaming(true))}
            {act(<Copy size={18} aria-hidden="true" />, '複製', () => board.copy(id))}
            {act(<X size={18} aria-hidden="true" />, '拿掉', () => board.remove(id))}
          </>
        )}
      </ActionMenu>
      {isNaming && <RenameDialog module={module} board={board} onClose={() => setNaming(false)} />}
    </>
  )
}
