import { graphemes } from '@hakka/hakka/characters'
import { Button } from '@hakka/ui/Button.tsx'
import { cx } from '@hakka/ui/cx.ts'
import { Plus } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { WordBank } from '#kit/blank/WordBank.tsx'
import { ui as shared } from '#kit/classroom/classroom-ui.ts'
import { ui } from './ui.ts'
import { isWord, WORD_MAX, wordOf } from './words.ts'

/** The line a word is written on; it stays ready for the next one. */
export function Giver({ onGive }: { onGive(word: string): void }) {
  const id = useId()
  const [text, setText] = useState('')
  const count = graphemes(wordOf(text)).length
  const tooLong = count > WORD_MAX
  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isWord(text)) return
    onGive(text)
    setText('')
  }
  return (
    <div className="grid grid-cols-1 gap-4">
      <form className="rounded-card bg-lighten p-4" onSubmit={submit}>
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <label htmlFor={`${id}-word`} className="text-18 font-bold">
            {ui.label}
          </label>
          <span id={`${id}-count`} className={cx('text-16', tooLong && 'font-bold text-wrong-deep')}>
            {tooLong ? shared.tooLong(WORD_MAX) : shared.left(count, WORD_MAX)}
          </span>
        </div>
        <div className="mt-2 flex flex-wrap gap-3">
          <input
            id={`${id}-word`}
            data-writer
            value={text}
            autoComplete="off"
            enterKeyHint="done"
            placeholder={ui.placeholder}
            aria-describedby={`${id}-count`}
            aria-invalid={tooLong}
            className="min-h-14 min-w-0 flex-[1_1_14rem] rounded-option border-[1.5px] border-control bg-white px-4 text-20 placeholder:text-muted"
            onChange={(event) => setText(event.target.value)}
          />
          <Button
            type="submit"
            kind="primary"
            size="l"
            data-give
            disabled={!isWord(text)}
            icon={<Plus aria-hidden="true" />}
            className="max-sm:w-full"
          >
            {ui.add}
          </Button>
        </div>
      </form>
      <WordBank onPick={onGive} />
    </div>
  )
}
