import { BOOK_TYPES, BOOKS, BOUNDS, LEVELS } from '@hakka/contract/constants'
import { Button } from '@hakka/ui/Button.tsx'
import { Search } from 'lucide-react'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { Form, useNavigationType, useSubmit } from 'react-router'
import { levelMark } from '../../app/self-study/way.ts'

interface Choice {
  value: string
  label: string
  name?: string
}

const LEVEL_CHOICES: readonly Choice[] = [
  { value: '', label: '不限' },
  ...LEVELS.map(({ no, name }) => ({ value: String(no), label: levelMark(no).slice(0, 1), name })),
]
const TYPE_CHOICES: readonly Choice[] = [
  { value: '', label: '全部' },
  ...BOOK_TYPES.map(({ id, name }) => ({ value: String(id), label: name })),
]

/** What is looked for; sent as a form, so that the address keeps it and it works where no script runs. */
export function ShelfSearch({ params }: { params: URLSearchParams }) {
  const submit = useSubmit()
  const [resting, setResting] = useState(false)
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(rest.current), [])
  const form = useRef<HTMLFormElement>(null)
  const back = useNavigationType() === 'POP'
  // Links and going back change the address too. Fields are not made anew for it: whoever stands in one stays there.
  useEffect(() => {
    for (const field of form.current?.querySelectorAll('input') ?? []) {
      const value = params.get(field.name) ?? ''
      if (field.type === 'radio') field.checked = field.value === value
      else if (field.type === 'search' && (back || field !== document.activeElement)) field.value = value
    }
  }, [params, back])
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    if (resting) return event.preventDefault()
    setResting(true)
    rest.current = setTimeout(() => setResting(false), BOOKS.rest_ms)
  }
  return (
    <Form
      ref={form}
      role="search"
      action="/self_study/reading/menu"
      preventScrollReset
      onSubmit={onSubmit}
      className="relative z-10 -mt-5 rounded-card border border-line bg-white p-4 shadow-raised md:-mt-7 md:px-6 md:py-5.5"
    >
      {['sort', 'order', 'dialect_id'].map((name) => {
        const value = params.get(name)
        return value && <input key={name} type="hidden" name={name} value={value} />
      })}
      <div className="flex gap-3">
        <label className="shelf-field">
          <Search aria-hidden="true" className="flex-none" />
          <span className="sr-only">書名、作者、出處或關鍵字</span>
          <input
            type="search"
            name="keyword"
            defaultValue={params.get('keyword') ?? ''}
            maxLength={BOUNDS.keyword}
            placeholder="書名、作者、出處或關鍵字"
            enterKeyHint="search"
          />
        </label>
        <Button
          type="submit"
          kind="brand"
          size="l"
          aria-disabled={resting || undefined}
          className="max-md:px-4.5!"
        >
          <Search aria-hidden="true" />
          <span className="max-md:sr-only">查詢</span>
        </Button>
      </div>
      <div className="mt-4 flex flex-wrap gap-x-8 gap-y-3">
        <Choices label="級別" name="level_no" choices={LEVEL_CHOICES} params={params} onPick={submit} />
        <Choices label="書的種類" name="type_id" choices={TYPE_CHOICES} params={params} onPick={submit} />
      </div>
    </Form>
  )
}

function Choices({
  label,
  name,
  choices,
  params,
  onPick,
}: {
  label: string
  name: string
  choices: readonly Choice[]
  params: URLSearchParams
  /** Gets the form that the choice stands in. */
  onPick(form: HTMLFormElement | null, options: { preventScrollReset: boolean }): void
}) {
  const chosen = params.get(name) ?? ''
  return (
    <fieldset className="min-w-0 max-md:w-full">
      <legend className="mb-1.5 text-16 font-bold">{label}</legend>
      <div className="flex gap-1.5 md:flex-wrap md:gap-2">
        {choices.map(({ value, label: own, name: spoken }) => (
          <label key={value} className="shelf-choice">
            <input
              type="radio"
              name={name}
              value={value}
              aria-label={spoken}
              defaultChecked={value === chosen}
              onChange={(event) => onPick(event.currentTarget.form, { preventScrollReset: true })}
            />
            {own}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
