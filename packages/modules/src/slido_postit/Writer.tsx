import { graphemes } from '@hakka/hakka/characters'
import { Button } from '@hakka/ui/Button.tsx'
import { cx } from '@hakka/ui/cx.ts'
import { Check, StickyNote } from 'lucide-react'
import { type FormEvent, useId } from 'react'
import { WordBank } from '#kit/blank/WordBank.tsx'
import { ui as shared } from '#kit/classroom/classroom-ui.ts'
import { PAPERS } from './NoteCard.tsx'
import { COLOURS, type Colour, isWritten, NOTE_MAX } from './notes.ts'
import { ui } from './ui.ts'

export interface Draft {
  text: string
  colour: Colour
  /** The note that is being changed; none for a new one. */
  id?: number | undefined
}

/** The paper one writes on before it is posted. */
export function Writer({
  draft,
  full,
  onChange,
  onPost,
}: {
  draft: Draft
  full: boolean
  onChange(draft: Draft): void
  onPost(): void
}) {
  const id = useId()
  const count = graphemes(draft.text.trim()).length
  const tooLong = count > NOTE_MAX
  function submit(event: FormEvent) {
    event.preventDefault()
    onPost()
  }
  return (
    <form className="grid grid-cols-1 gap-4" onSubmit={submit}>
      <div className={cx('rounded-card p-4 transition-[background-color]', PAPERS[draft.colour])}>
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <label htmlFor={`${id}-text`} className="text-18 font-bold">
            {ui.label}
          </label>
          <span id={`${id}-count`} className={cx('text-16', tooLong && 'font-bold text-wrong-deep')}>
            {tooLong ? shared.tooLong(NOTE_MAX) : shared.left(count, NOTE_MAX)}
          </span>
        </div>
        <textarea
          id={`${id}-text`}
          data-writer
          rows={2}
          value={draft.text}
          placeholder={ui.placeholder}
          aria-describedby={`${id}-count`}
          aria-invalid={tooLong}
          className="mt-2 block w-full resize-none rounded-option border-[1.5px] border-control bg-white/80 px-4 py-2 text-20 leading-normal placeholder:text-muted"
          onChange={(event) => onChange({ ...draft, text: event.target.value })}
        />
        <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
          <fieldset className="flex gap-2">
            <legend className="sr-only">{ui.colour}</legend>
            {COLOURS.map((colour) => (
              <label key={colour} className="relative inline-flex size-12" title={ui.colours[colour]}>
                <input
                  type="radio"
                  name={`${id}-colour`}
                  aria-label={ui.colours[colour]}
                  checked={draft.colour === colour}
                  onChange={() => onChange({ ...draft, colour })}
                  className={cx(
                    'size-12 appearance-none rounded-full border-2 border-control',
                    'checked:border-brand checked:shadow-[inset_0_0_0_2px_var(--color-brand)]',
                    PAPERS[colour],
                  )}
                />
                {draft.colour === colour && (
                  <Check
                    size={22}
                    strokeWidth={3}
                    aria-hidden="true"
                    className="pointer-events-none absolute inset-0 m-auto text-brand"
                  />
                )}
              </label>
            ))}
          </fieldset>
          <Button
            type="submit"
            kind="primary"
            size="l"
            data-post
            disabled={!isWritten(draft.text) || full}
            icon={<StickyNote aria-hidden="true" />}
            className="max-sm:w-full"
          >
            {draft.id === undefined ? ui.post : ui.save}
          </Button>
        </div>
      </div>
      <WordBank onPick={(word) => onChange({ ...draft, text: draft.text + word })} />
    </form>
  )
}
