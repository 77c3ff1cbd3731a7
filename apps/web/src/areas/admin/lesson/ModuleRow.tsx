import type { DeskLesson, DeskModule } from '@hakka/contract/lesson-desk'
import { cx } from '@hakka/ui/cx.ts'
import { GripVertical } from 'lucide-react'
import type { KeyboardEvent, PointerEvent } from 'react'
import { Link } from 'react-router'
import { moduleEditor } from './lesson-place.ts'
import { ModuleMenu } from './ModuleMenu.tsx'
import type { Place } from './module-moves.ts'
import { ModuleMark } from './StateChip.tsx'
import { TypePicture } from './TypePicture.tsx'
import type { Board } from './use-board.ts'

/** One module of the board. While it is dragged, its place is drawn with the code that it would get. */
export function ModuleRow({
  lesson,
  module,
  code,
  moduleNo,
  lifted,
  isMoved,
  mayEdit,
  place,
  sizes,
  board,
  onPress,
  onKey,
  onLeave,
}: {
  lesson: DeskLesson
  module: DeskModule
  code: string
  /** In the lesson, from 1. */
  moduleNo: number
  lifted: { by: 'pointer' | 'key'; left: number; top: number } | undefined
  isMoved: boolean
  mayEdit: boolean
  place: Place
  sizes: readonly number[]
  board: Board
  onPress(event: PointerEvent): void
  onKey(event: KeyboardEvent): void
  onLeave(): void
}) {
  const hangs = lifted?.by === 'pointer'
  return (
    <li data-module={module.id} className={cx('module-slot', lifted && 'module-slot-open')}>
      {hangs && <span className="module-slot-name">變成 {code}</span>}
      <div
        className={cx('module-row', lifted && 'module-row-lifted', hangs && 'module-row-hanging')}
        ref={(element) => {
          // It hangs where the pointer is; no style stands in the page.
          if (!element) return
          const slot = element.parentElement
          element.style.left = hangs ? `${lifted.left}px` : ''
          element.style.top = hangs ? `${lifted.top}px` : ''
          element.style.width = hangs && slot ? `${slot.clientWidth}px` : ''
        }}
      >
        {mayEdit && (
          <button
            type="button"
            className="module-grip"
            aria-label={`移動「${module.name}」`}
            aria-pressed={lifted !== undefined}
            onPointerDown={onPress}
            onKeyDown={onKey}
            onBlur={onLeave}
          >
            <GripVertical size={20} aria-hidden="true" />
          </button>
        )}
        <TypePicture type={module.type} className="h-10 w-16" />
        <span className="min-w-0 flex-1 leading-snug">
          <Link to={moduleEditor(lesson.id, module.id)} className="module-name">
            {module.name}
          </Link>
          <span className="flex items-center gap-2 text-14 text-muted">
            <span className="module-code">{code}</span>
            <span className="truncate">{isMoved && lifted ? '還沒放下' : module.type_name}</span>
          </span>
        </span>
        <ModuleMark state={module.state} />
        <ModuleMenu
          lesson={lesson}
          module={module}
          moduleNo={moduleNo}
          place={place}
          sizes={sizes}
          board={board}
          mayEdit={mayEdit}
        />
      </div>
    </li>
  )
}
