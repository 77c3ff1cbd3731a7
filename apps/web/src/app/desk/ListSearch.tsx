import { BOUNDS } from '@hakka/contract/constants'
import { Button } from '@hakka/ui/Button.tsx'
import { RotateCcw, Search, SlidersHorizontal } from 'lucide-react'
import { type ReactNode, useId, useRef, useState } from 'react'
import { Form, Link, useSearchParams } from 'react-router'
import '../forms/forms.css'

const KEPT = ['sort', 'direction', 'deleted']

/**
 * The keyword and filters of a list. A form of its own: it also works before the page has come alive. On a phone
 * filters are folded, so that the first screen shows the list; desk.css leaves them open where no script runs.
 */
export function ListSearch({
  placeholder,
  children,
}: {
  placeholder: string | undefined
  children?: ReactNode
}) {
  const [params] = useSearchParams()
  const [open, setOpen] = useState(false)
  const id = useId()
  const fold = useRef<HTMLButtonElement>(null)
  const filled = [...params].filter(([name, value]) => value && name !== 'page' && !KEPT.includes(name))
  const kept = KEPT.flatMap((name) => {
    const value = params.get(name)
    return value ? [[name, value] as const] : []
  })
  return (
    <div className="list-search-frame" data-folded={(children !== undefined && !open) || undefined}>
      {children !== undefined && (
        <div className="list-search-fold">
          <Button
            ref={fold}
            kind="ghost"
            block
            icon={<SlidersHorizontal aria-hidden="true" />}
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen(!open)}
          >
            篩選
            {filled.length > 0 && (
              <span className="desk-count">
                {filled.length}
                <span className="sr-only"> 個條件</span>
              </span>
            )}
          </Button>
        </div>
      )}
      <Form
        id={id}
        role="search"
        // Filled anew from the address: going back takes the words in it back too.
        key={String(params)}
        className="list-search"
        onSubmit={() => {
          setOpen(false)
          // What was pressed goes with the fields; on a wide screen nothing is folded, and this button is not there.
          fold.current?.focus()
        }}
      >
        {kept.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {children}
        {placeholder !== undefined && (
          <label className="grid min-w-0 flex-1 basis-60 gap-1">
            <span className="font-medium">關鍵字</span>
            <input
              type="search"
              name="keyword"
              maxLength={BOUNDS.keyword}
              defaultValue={params.get('keyword') ?? ''}
              placeholder={placeholder}
              className="field-input"
            />
          </label>
        )}
        <Button type="submit" kind="brand" icon={<Search aria-hidden="true" />}>
          查詢
        </Button>
        {filled.length > 0 && (
          <Link
            to={`?${new URLSearchParams(kept.map(([name, value]) => [name, value]))}`}
            className="inline-flex min-h-12 items-center gap-2 px-2 text-brand underline-offset-4 hover:underline"
          >
            <RotateCcw size={18} aria-hidden="true" />
            清除 {filled.length} 個條件
          </Link>
        )}
      </Form>
    </div>
  )
}
