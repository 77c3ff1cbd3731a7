import type { Student } from '@hakka/contract/school-class-shapes'
import { Button } from '@hakka/ui/Button.tsx'
import { Chip } from '@hakka/ui/Chip.tsx'
import { ChevronDown, Lock, User } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { dayText, taipeiDate } from '../../app/taipei-time.ts'
import { tickedAfter } from './row-range.ts'

const COLUMNS = 'lg:grid-cols-[auto_2.5rem_minmax(0,1fr)_minmax(0,11rem)_7rem_7rem]'
/** No box that has the focus stands below the bar. */
const BOX = 'size-6 flex-none scroll-mt-28 scroll-mb-56 accent-brand'

/** Rows that stand there before somebody asks for the rest: a whole class as schools have them. */
const FIRST = 40

/** Moves the focus from box to box. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const boxes = [...event.currentTarget.querySelectorAll<HTMLElement>('input[type=checkbox]')]
  const at = event.target instanceof HTMLElement ? boxes.indexOf(event.target) : -1
  if (at < 0) return
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: boxes.length - 1 }[event.key]
  if (to === undefined) return
  event.preventDefault()
  boxes[to]?.focus()
}

/**
 * The pupils of a class. A tap anywhere on a row ticks it, Shift and a click everything from the row before, arrows walk.
 * What can be done with the ticked ones stands on top, and on narrow screens at the lower edge: no row moves for it.
 */
export function StudentTable({
  students,
  today,
  chosen,
  onChosen,
  deeds,
  children,
}: {
  students: readonly Student[]
  /** `2026/11/25` in Taipei. */
  today: string
  chosen: ReadonlySet<number>
  onChosen(chosen: ReadonlySet<number>): void
  /** What can be done with one of them, at the end of the row. */
  deeds(student: Student): ReactNode
  /** What can be done with those who are ticked; without anything, rows are only read. */
  children: ReactNode
}) {
  const reads = !children
  const [whole, setWhole] = useState(false)
  const before = useRef<number>(undefined)
  const ids = students.map(({ id }) => id)
  const count = ids.filter((id) => chosen.has(id)).length
  const all = count === ids.length
  const shown = whole ? students : students.slice(0, FIRST)
  const tick = (id: number, range: boolean) => {
    onChosen(tickedAfter(ids, chosen, { id, from: range ? before.current : undefined }))
    before.current = id
  }
  return (
    <section
      id="students"
      tabIndex={-1}
      aria-label="學生"
      className="flex flex-col overflow-clip rounded-card border border-line bg-white"
    >
      <div
        className={`z-10 flex flex-wrap items-center gap-2.5 bg-note px-5 py-3 max-lg:sticky max-lg:bottom-0 max-lg:order-last max-lg:border-t max-lg:border-line max-lg:shadow-bar lg:sticky lg:top-0 lg:min-h-18 ${count === 0 ? 'max-lg:hidden' : ''}`}
      >
        <b role="status" className="mr-auto">
          {count > 0 ? `已選 ${count} 人` : `${ids.length} 位學生`}
        </b>
        {count === 0 ? (
          !reads && <span className="text-16 text-muted">點一列就選取，按住 Shift 可以連選</span>
        ) : (
          <>
            {children}
            <Button kind="plain" onClick={() => onChosen(new Set())}>
              取消
            </Button>
          </>
        )}
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrows go from box to box, which have keys of their own */}
      <div onKeyDown={walk}>
        <div className="flex bg-neutral/50 text-16 text-muted">
          <label
            className={`grid min-h-12 flex-1 cursor-pointer grid-cols-[auto_1fr] items-center gap-x-4 px-5 ${COLUMNS}`}
          >
            <input
              type="checkbox"
              className={BOX}
              disabled={reads}
              checked={all}
              ref={(box) => {
                if (box) box.indeterminate = count > 0 && !all
              }}
              onChange={() => onChosen(all ? new Set() : new Set(ids))}
            />
            <span className="lg:sr-only">全選</span>
            {['座號', '姓名', '帳號', '加入日期', '最近學習'].map((head) => (
              <span key={head} aria-hidden="true" className="max-lg:hidden">
                {head}
              </span>
            ))}
          </label>
          <span aria-hidden="true" className="flex w-32 items-center justify-end pr-6 max-lg:hidden">
            操作
          </span>
        </div>
        <ul>
          {shown.map((student) => (
            <li
              key={student.id}
              className="flex items-center border-t border-line hover:bg-note/60 has-checked:bg-note"
            >
              <label
                // A range is no selection of text.
                onMouseDown={(event) => {
                  if (event.shiftKey) event.preventDefault()
                }}
                className={`grid min-h-16 min-w-0 flex-1 cursor-pointer grid-cols-[auto_1.75rem_minmax(0,1fr)] items-center gap-x-4 gap-y-1 py-2.5 pl-5 lg:pr-5 ${COLUMNS}`}
              >
                <input
                  type="checkbox"
                  className={BOX}
                  disabled={reads}
                  checked={chosen.has(student.id)}
                  onChange={({ nativeEvent }) =>
                    tick(student.id, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
                  }
                />
                <Cells student={student} today={today} />
              </label>
              <span className="flex flex-none flex-col items-end pr-2 lg:w-32">{deeds(student)}</span>
            </li>
          ))}
        </ul>
      </div>
      {shown.length < students.length && (
        <div className="border-t border-line px-3 py-2">
          <Button
            kind="plain"
            icon={<ChevronDown aria-hidden="true" />}
            onClick={() => {
              setWhole(true)
              document.getElementById('students')?.focus({ preventScroll: true })
            }}
          >
            再看 {students.length - shown.length} 位
          </Button>
        </div>
      )}
    </section>
  )
}

function Cells({ student, today }: { student: Student; today: string }) {
  const { seat_no, name, group, account, locked, joined_at, studied_on, consent_at, consent_by } = student
  return (
    <>
      <span className="tabular-nums text-muted">
        {seat_no !== null && <span className="sr-only">座號 </span>}
        {seat_no}
      </span>
      <span className="min-w-0">
        <b translate="no" className="font-medium [overflow-wrap:anywhere]">
          {name}
        </b>
        {group && (
          <span translate="no" className="ml-2">
            <Chip>{group}</Chip>
          </span>
        )}
        {consent_at && (
          <span className="block text-16 text-muted">
            同意書 {taipeiDate(consent_at)}
            {consent_by && <span translate="no"> {consent_by}登記</span>}
          </span>
        )}
      </span>
      <span className="flex flex-wrap items-center gap-2 max-lg:col-start-3">
        {account === null ? (
          <Chip icon={<User size={18} aria-hidden="true" />}>自己的帳號</Chip>
        ) : (
          <span translate="no" className="font-mono">
            {account}
          </span>
        )}
        {locked && (
          <Chip tone="warning" icon={<Lock size={18} aria-hidden="true" />}>
            鎖住了
          </Chip>
        )}
      </span>
      <span className="flex flex-wrap gap-x-4 text-16 text-muted max-lg:col-start-3 lg:contents">
        <span className="max-sm:hidden">
          <span className="lg:sr-only">加入 </span>
          {taipeiDate(joined_at)}
        </span>
        <span>
          <span className="lg:sr-only">最近學習 </span>
          {studied_on === null ? '還沒開始學' : dayText(studied_on.replaceAll('-', '/'), today)}
        </span>
      </span>
    </>
  )
}
