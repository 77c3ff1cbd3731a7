import { formatPinyin } from '@hakka/hakka/pinyin'
import {
  ChevronDown,
  ChevronUp,
  CircleAlert,
  CircleCheck,
  Copy,
  GripVertical,
  Trash2,
  TriangleAlert,
  Volume2,
} from 'lucide-react'
import { type KeyboardEvent, memo, type PointerEvent, type ReactNode } from 'react'
import { type Remark, useEditor, useFaults, useRemarks } from './editor-host.tsx'
import { useDrawing } from './field-props.tsx'
import { ICON_TOOL, TOOL } from './looks.ts'
import { RemarkMarks, Remarks } from './Remarks.tsx'
import type { Fault, Shape } from './shape.ts'
import { type Summary, summaryOf } from './summary.ts'
import { ui } from './ui.ts'

/** What a row's keys and buttons do; always the same object. */
export interface RowActs {
  toggle(index: number): void
  /** To the row after this one, or to a new one. */
  next(index: number): void
  duplicate(index: number): void
  move(from: number, to: number, part?: string): void
  remove(index: number): void
  hold(index: number, event: PointerEvent): void
}

interface RowProps {
  item: unknown
  index: number
  isLast: boolean
  open: boolean
  held: boolean
  shape: Shape
  path: string
  pattern: string
  one: string
  count: string
  acts: RowActs
}

/** A line out of sight is not drawn with each key: of sixty words that took longer than all else that a key does. */
const LATER = '[contain-intrinsic-height:auto_57px] [content-visibility:auto]'

/** One item of the main list: a line, or its fields. */
export const Row = memo(function Row(props: RowProps) {
  const { item, index, open, held, shape, path, pattern, one, count, acts } = props
  const { draw } = useDrawing()
  const faults = useFaults(path, true)
  const remarks = useRemarks(path)
  const summary = summaryOf(shape, item)
  const name = summary.text || ui.nth(index + 1, count, one)
  const worst = faults.find((fault) => !fault.warning) ?? faults[0]
  const onKeyDown = (event: KeyboardEvent<HTMLLIElement>) => {
    if (event.nativeEvent.isComposing) return
    const wanted = keyOf(event)
    if (!wanted) return
    event.preventDefault()
    if (wanted === 'up' || wanted === 'down')
      acts.move(index, index + (wanted === 'up' ? -1 : 1), '[data-handle]')
    if (wanted === 'next') acts.next(index)
    if (wanted === 'double') acts.duplicate(index)
    if (wanted === 'record')
      event.currentTarget.querySelector<HTMLElement>('[data-record]:not([aria-disabled])')?.click()
  }
  const handle = (
    <button
      type="button"
      data-handle
      aria-label={ui.moveIt(name)}
      title={ui.moveIt(name)}
      className={`${ICON_TOOL} -ml-1 cursor-grab touch-none text-muted active:cursor-grabbing`}
      onPointerDown={(event) => acts.hold(index, event)}
      onKeyDown={(event) => {
        if (event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
        event.preventDefault()
        acts.move(index, index + (event.key === 'ArrowUp' ? -1 : 1), '[data-handle]')
      }}
    >
      <GripVertical size={20} aria-hidden="true" />
    </button>
  )
  const edge = worst ? (worst.warning ? 'border-l-warning' : 'border-l-wrong') : 'border-l-transparent'
  return (
    <li
      data-row={index}
      data-field={path}
      onKeyDown={onKeyDown}
      className={`scroll-mt-4 border-l-4 ${open ? 'border-l-brand bg-[#fcfdff]' : edge} ${held ? 'relative z-10 shadow-raised ring-3 ring-brand' : open ? '' : LATER} ${!open && worst?.warning ? 'bg-warning-soft/40' : ''}`}
    >
      {open ? (
        <>
          <div className="flex items-center gap-1 px-2 pt-2 md:px-3">
            {handle}
            <h3 className="min-w-0 flex-1 font-bold">{ui.nth(index + 1, count, one)}</h3>
            <Icon label={ui.duplicate(name)} onPress={() => acts.duplicate(index)}>
              <Copy size={20} aria-hidden="true" />
            </Icon>
            <Icon label={ui.removeIt(name)} onPress={() => acts.remove(index)}>
              <Trash2 size={20} aria-hidden="true" className="text-wrong" />
            </Icon>
            <Icon label={ui.close} expanded onPress={() => acts.toggle(index)}>
              <ChevronUp size={20} aria-hidden="true" />
            </Icon>
          </div>
          <Remarks remarks={remarks} />
          <div className="px-3 pt-1 pb-5 md:px-4">{draw({ shape, value: item, path, pattern })}</div>
        </>
      ) : (
        <div className="flex min-h-14 items-center gap-1 px-2 md:px-3">
          {handle}
          <span className="w-7 flex-none text-center text-muted">{index + 1}</span>
          <Line
            summary={summary}
            name={name}
            fault={worst}
            remarks={remarks}
            onPress={() => acts.toggle(index)}
          />
          <span className="flex flex-none items-center gap-2 max-sm:hidden">
            {summary.sound && (
              <Volume2 size={18} role="img" aria-label={ui.hasSound} className="text-muted" />
            )}
            {!worst && <CircleCheck size={20} role="img" aria-label={ui.complete} className="text-correct" />}
          </span>
          <TakeOffer faults={faults} />
          <button
            type="button"
            aria-label={ui.openIt(name)}
            aria-expanded={false}
            className={ICON_TOOL}
            onClick={() => acts.toggle(index)}
          >
            <ChevronDown size={20} aria-hidden="true" />
          </button>
        </div>
      )}
    </li>
  )
})

function keyOf(event: KeyboardEvent): 'up' | 'down' | 'next' | 'double' | 'record' | undefined {
  const control = event.ctrlKey || event.metaKey
  if (event.altKey && event.key === 'ArrowUp') return 'up'
  if (event.altKey && event.key === 'ArrowDown') return 'down'
  if (event.altKey && event.code === 'KeyR') return 'record'
  if (control && event.key === 'Enter') return 'next'
  if (control && event.key.toLowerCase() === 'd') return 'double'
  return undefined
}

/** In a row it is known which row; of what in it a word is lacking is not. */
const told = ({ message, where = '' }: Fault): string => {
  const inner = where.split('・').slice(1).join('・')
  return message.startsWith('第') || inner === '' ? message : `${inner}：${message}`
}

/** The line of a row that is closed: picture, text with its reading, translation; below what is wrong. */
function Line({
  summary,
  name,
  fault,
  remarks,
  onPress,
}: {
  summary: Summary
  name: string
  fault: Fault | undefined
  remarks: readonly Remark[]
  onPress(): void
}) {
  const { host } = useEditor()
  return (
    // The chevron beside it opens the row by key and for screen readers; a press anywhere on the line does the same.
    // biome-ignore lint/a11y/noStaticElementInteractions: as said above
    // biome-ignore lint/a11y/useKeyWithClickEvents: as said above
    <div className="flex min-w-0 flex-1 cursor-pointer items-center gap-3 py-1.5" onClick={onPress}>
      {summary.picture && (
        <img
          src={summary.picture}
          alt=""
          loading="lazy"
          className="size-10 flex-none rounded-xl bg-pool object-cover"
        />
      )}
      <div className="min-w-0">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span
            lang={summary.hakka ? 'hak-Hant-TW' : undefined}
            className={summary.hakka ? 'font-reading text-20 leading-normal' : ''}
          >
            {name}
          </span>
          {summary.pinyin !== '' && (
            <span lang="hak-Latn-TW" className="font-ui text-16 text-other-word-line">
              {formatPinyin(summary.pinyin, host.dialectId, 'marks')}
            </span>
          )}
          {summary.chinese !== '' && <span className="text-16 text-muted">{summary.chinese}</span>}
        </p>
        {fault && (
          <p
            className={`flex items-start gap-1.5 text-16 ${fault.warning ? 'text-warning-deep' : 'text-wrong-deep'}`}
          >
            {fault.warning ? (
              <TriangleAlert size={18} aria-hidden="true" className="mt-1 flex-none" />
            ) : (
              <CircleAlert size={18} aria-hidden="true" className="mt-1 flex-none" />
            )}
            {told(fault)}
          </p>
        )}
        <RemarkMarks remarks={remarks} />
      </div>
    </div>
  )
}

/** Where the one thing to look at is a reading: the dictionary's, by one press. */
function TakeOffer({ faults }: { faults: readonly Fault[] }) {
  const { set } = useEditor()
  const [fault] = faults
  if (faults.length !== 1 || fault?.offer === undefined) return null
  const { path, offer } = fault
  return (
    <button type="button" className={TOOL} onClick={() => set(path, offer)}>
      {ui.takeOffer}
    </button>
  )
}

function Icon({
  label,
  expanded,
  onPress,
  children,
}: {
  label: string
  expanded?: true
  onPress(): void
  children: ReactNode
}) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-expanded={expanded}
      className={ICON_TOOL}
      onClick={onPress}
    >
      {children}
    </button>
  )
}
