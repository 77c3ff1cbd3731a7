import type { PinyinSuggestion } from '@hakka/contract/dictionary'
import { cx } from '@hakka/ui/cx.ts'
import { Spinner } from '@hakka/ui/Loading.tsx'
import { useReading } from '../container/reading.ts'
import { isTypedReading, shownReading } from './reading-match.ts'
import type { Suggesting } from './suggester.ts'

interface ListProps {
  id: string
  typed: string
  now: Suggesting
  /** Place of the option that the arrow keys have reached, from 0. */
  active: number | undefined
  onPick(word: PinyinSuggestion): void
}

export const optionId = (listId: string, at: number) => `${listId}-${at}`

/** 完全符合 and 相近的詞, or why there are none. */
export function Suggestions({ id, typed, now, active, onPick }: ListProps) {
  if (now.state === 'idle') return null
  if (now.state !== 'found') {
    return (
      <p className="suggestions flex items-center gap-3 px-5 py-4 text-muted">
        {now.state === 'searching' && <Spinner />}
        {now.state === 'searching' ? '查詢中' : '查無相關單字'}
      </p>
    )
  }
  const groups = [
    { label: '完全符合', words: now.exact, first: 0 },
    { label: '相近的詞', words: now.fuzzy, first: now.exact.length },
  ].filter(({ words }) => words.length > 0)
  return (
    <div id={id} role="listbox" aria-label="建議的詞" className="suggestions">
      {groups.map(({ label, words, first }) => (
        // biome-ignore lint/a11y/useSemanticElements: options of a listbox are grouped by role
        <div key={label} role="group" aria-label={label}>
          <p aria-hidden="true" className="suggestions-label">
            {label}
          </p>
          {words.map((word, at) => (
            <Option
              key={word.id}
              id={optionId(id, first + at)}
              word={word}
              typed={typed}
              active={active === first + at}
              onPick={onPick}
            />
          ))}
        </div>
      ))}
    </div>
  )
}

function Option({
  id,
  word,
  typed,
  active,
  onPick,
}: {
  id: string
  word: PinyinSuggestion
  typed: string
  active: boolean
  onPick(word: PinyinSuggestion): void
}) {
  const { pinyin } = useReading()
  const style = pinyin === 'numbers' ? 'numbers' : 'marks'
  const readings = Object.entries(word.pinyins).filter(([, { text }]) => text !== '')
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field answers the keys
    // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and names the active option
    <div
      id={id}
      role="option"
      aria-selected={active}
      className={cx('suggestion', active && 'bg-note shadow-[inset_0_0_0_2px_var(--color-brand)]')}
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => onPick(word)}
    >
      <span className="flex flex-wrap items-baseline gap-x-3">
        <span lang="hak-Hant-TW" className="text-22 leading-snug font-medium">
          {word.text}
        </span>
        {word.chinese && <span className="text-16 text-muted">{word.chinese}</span>}
      </span>
      <span className="flex flex-wrap gap-x-4 gap-y-0.5 text-16 leading-normal">
        {readings.map(([dialect, { short_name, text }]) => {
          const said = isTypedReading(text, Number(dialect), typed)
          return (
            <span
              key={dialect}
              className={cx('inline-flex items-center gap-1.5', said ? 'font-bold' : 'text-muted')}
            >
              <span className={cx('dialect-mark', said && 'border-brand bg-brand text-white')}>
                {short_name}
              </span>
              <span lang="hak-Latn-TW">{shownReading(text, Number(dialect), style)}</span>
            </span>
          )
        })}
      </span>
    </div>
  )
}
