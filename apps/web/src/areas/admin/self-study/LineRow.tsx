import { cx } from '@hakka/ui/cx.ts'
import { IconButton } from '@hakka/ui/IconButton.tsx'
import {
  ArrowDown,
  ArrowUp,
  ChevronDown,
  CircleAlert,
  GripVertical,
  Trash2,
  Volume2,
  VolumeX,
} from 'lucide-react'
import { type PointerEvent, type ReactNode, useContext, useId } from 'react'
import { DoubtsContext } from '../../../app/desk/DoubtedSounds.tsx'
import { ReadingNotes } from '../../../app/desk/ReadingNotes.tsx'
import { soundAddress } from '../../../app/desk/sound-value.ts'
import { FieldErrors } from '../../../app/forms/FieldErrors.tsx'
import type { LineEntry, RoleEntry } from './dialogue-values.ts'
import { entryField, type Judged } from './entry-field.ts'

/** A sentence of a dialogue in one row: who, the sentence with its reading, what it means; the rest folds out below. */
export function LineRow({
  form,
  line,
  at,
  count,
  roles,
  dialectId,
  fixed,
  isOpen,
  isHeld,
  onLine,
  onToggle,
  onPointerDown,
  onMove,
  onRemove,
  children,
}: {
  form: Judged
  line: LineEntry
  at: number
  count: number
  roles: readonly RoleEntry[]
  dialectId: number
  fixed: boolean
  isOpen: boolean
  isHeld: boolean
  onLine(line: LineEntry): void
  onToggle(): void
  onPointerDown(event: PointerEvent): void
  /** @param part selector of what was pressed: it keeps the focus */
  onMove(by: 1 | -1, part: string): void
  onRemove(): void
  children: ReactNode
}) {
  const field = entryField(form, 'sentences', line, onLine)
  const name = line['hakka_sentence.text'] || '沒有字的句子'
  const body = useId()
  const tool = (label: string, own: string, icon: ReactNode, onPress: () => void, isOff = false) => (
    <IconButton
      label={`${label}「${name}」`}
      kind="plain"
      data-tool={own}
      // Keys do the same in every field of the row: nobody walks through these.
      tabIndex={-1}
      aria-disabled={isOff || undefined}
      className="size-10! aria-disabled:opacity-35"
      onClick={() => !isOff && onPress()}
    >
      {icon}
    </IconButton>
  )
  return (
    <li
      data-entry={line.id}
      aria-label={`第 ${at + 1} 句`}
      className={cx('line-row', isHeld && 'relative z-10 shadow-raised ring-3 ring-brand')}
    >
      <div className="line-cells">
        <div className="line-no">
          {!fixed && (
            <button
              type="button"
              data-handle
              tabIndex={-1}
              aria-label={`拖曳「${name}」`}
              title="拖曳，或按 Alt 加上下方向鍵移動"
              className="flex size-8 flex-none cursor-grab touch-none items-center justify-center rounded-full text-muted hover:bg-note active:cursor-grabbing max-md:hidden"
              onPointerDown={onPointerDown}
            >
              <GripVertical size={20} aria-hidden="true" />
            </button>
          )}
          <span className="tabular-nums text-muted">{at + 1}</span>
        </div>
        <RoleCell field={field('role')} roles={roles} disabled={fixed} />
        <div className="line-said">
          <Cell
            field={field('hakka_sentence.text')}
            cell="hakka_sentence.text"
            label="客語"
            disabled={fixed}
            lang="hak"
          />
          <Cell
            field={field('hakka_sentence.pinyin')}
            cell="hakka_sentence.pinyin"
            label="拼音"
            disabled={fixed}
            isReading
          />
          <ReadingNotes
            text={line['hakka_sentence.text']}
            pinyin={line['hakka_sentence.pinyin']}
            dialectId={dialectId}
            onTake={fixed ? undefined : field('hakka_sentence.pinyin').onValue}
          />
        </div>
        <Cell
          field={field('chinese_sentence.text')}
          cell="chinese_sentence.text"
          label="華語"
          disabled={fixed}
        />
        <div className="line-tools">
          <SoundState value={line['hakka_sentence.audio']} />
          <IconButton
            label={`「${name}」的聲音和詞語`}
            kind="plain"
            tabIndex={fixed ? undefined : -1}
            aria-expanded={isOpen}
            aria-controls={body}
            className="size-10!"
            onClick={onToggle}
          >
            <ChevronDown
              size={20}
              aria-hidden="true"
              className={cx('transition-[rotate]', !isOpen && '-rotate-90')}
            />
          </IconButton>
          {!fixed && (
            <>
              {tool(
                '上移',
                'up',
                <ArrowUp size={20} aria-hidden="true" />,
                () => onMove(-1, '[data-tool="up"]'),
                at === 0,
              )}
              {tool(
                '下移',
                'down',
                <ArrowDown size={20} aria-hidden="true" />,
                () => onMove(1, '[data-tool="down"]'),
                at === count - 1,
              )}
              {tool('移除', 'remove', <Trash2 size={20} aria-hidden="true" />, onRemove)}
            </>
          )}
        </div>
      </div>
      <div id={body} data-line-more hidden={!isOpen} className="line-more">
        {isOpen && children}
      </div>
    </li>
  )
}

interface CellField {
  name: string
  value: string
  errors: readonly string[] | undefined
  onValue(value: string): void
}

/** A field of the sheet: its label is at the head of its column, and read with it. */
function Cell({
  field: { name, value, errors = [], onValue },
  cell,
  label,
  disabled,
  lang,
  isReading = false,
}: {
  field: CellField
  cell: string
  label: string
  disabled: boolean
  lang?: string
  isReading?: boolean
}) {
  const id = useId()
  const isWrong = errors.length > 0
  return (
    <div className="min-w-0">
      <input
        data-field={name}
        data-cell={cell}
        aria-label={label}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? `${id}-wrong` : undefined}
        placeholder={label}
        value={value}
        disabled={disabled}
        lang={isReading ? 'hak-Latn-TW' : lang}
        spellCheck={isReading ? false : undefined}
        autoCapitalize={isReading ? 'none' : undefined}
        autoComplete="off"
        className={cx('field-input line-input', isReading && 'line-reading')}
        onChange={(event) => onValue(event.target.value)}
      />
      <FieldErrors id={`${id}-wrong`} errors={errors} />
    </div>
  )
}

function RoleCell({
  field: { name, value, errors = [], onValue },
  roles,
  disabled,
}: {
  field: CellField
  roles: readonly RoleEntry[]
  disabled: boolean
}) {
  const id = useId()
  const isWrong = errors.length > 0
  return (
    <div className="line-who">
      <select
        data-field={name}
        data-cell="role"
        aria-label="角色"
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? `${id}-wrong` : undefined}
        value={value}
        disabled={disabled}
        className="field-input line-input"
        onChange={(event) => onValue(event.target.value)}
      >
        {roles.map((own) => (
          <option key={own.id} value={own.id}>
            {own.name || '未命名的角色'}
          </option>
        ))}
        {/* One that was removed is still seen where it speaks. */}
        {roles.some((own) => own.id === value) ? null : <option value={value}>請選擇角色</option>}
      </select>
      <FieldErrors id={`${id}-wrong`} errors={errors} />
    </div>
  )
}

/** Whether a sentence is heard, and whether that may not fit. */
function SoundState({ value }: { value: string }) {
  const doubts = useContext(DoubtsContext)
  const url = soundAddress(value)
  const isDoubted = url !== '' && doubts?.of(url) !== undefined
  const [Icon, text] = isDoubted
    ? [CircleAlert, '聲音可能不合']
    : url === ''
      ? [VolumeX, '沒有聲音']
      : [Volume2, '有聲音']
  return (
    <span
      role="img"
      aria-label={text}
      title={text}
      className={cx('flex-none', isDoubted ? 'text-warning-deep' : 'text-muted')}
    >
      <Icon size={20} aria-hidden="true" />
    </span>
  )
}
