import { cx } from '@hakka/ui/cx.ts'
import { X } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import { api } from '../api.ts'
import { Field, type FieldProps } from './Field.tsx'
import './forms.css'

const PAUSE_MS = 300
const SHOWN_MAX = 20

interface School {
  id: number
  name: string
}

/** Schools whose name holds what was typed, a moment after typing has paused. */
function useSchools(keyword: string, cityId: number | null) {
  const [found, setFound] = useState<{ keyword: string; schools: School[]; failed?: true }>()
  useEffect(() => {
    if (keyword === '') return setFound(undefined)
    const stop = new AbortController()
    const pause = setTimeout(() => {
      const query = { keyword, ...(cityId === null ? {} : { city_id: cityId }) }
      api('GET /api/schools', { query }, { signal: stop.signal }).then(
        ({ data }) => setFound({ keyword, schools: data.slice(0, SHOWN_MAX) }),
        () => stop.signal.aborted || setFound({ keyword, schools: [], failed: true }),
      )
    }, PAUSE_MS)
    return () => {
      clearTimeout(pause)
      stop.abort()
    }
  }, [keyword, cityId])
  return found
}

/** A school, found by typing a part of its name: arrows and Enter choose, or a tap does. */
export function SchoolField({
  value,
  onValue,
  cityId = null,
  ...field
}: FieldProps & {
  value: School | null
  onValue(value: School | null): void
  /** Only the schools of a city. */
  cityId?: number | null
}) {
  const [text, setText] = useState(value?.name ?? '')
  const [told, setTold] = useState(value)
  const [open, setOpen] = useState(false)
  const [at, setAt] = useState(0)
  const list = useId()
  if (told !== value) {
    setTold(value)
    setText(value?.name ?? '')
  }
  const typed = text.trim()
  const found = useSchools(open ? typed : '', cityId)
  const schools = found?.schools ?? []
  const active = schools[Math.min(at, schools.length - 1)]
  const choose = (school: School | null) => {
    setOpen(false)
    setText(school?.name ?? '')
    setTold(school)
    onValue(school)
  }
  return (
    <Field hint="輸入校名的一部分，再從清單選擇" {...field}>
      {(wiring) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: it only sees the focus leave all of its controls
        <div
          className="relative"
          onBlur={(event) => {
            if (event.currentTarget.contains(event.relatedTarget)) return
            setOpen(false)
            setText(value?.name ?? '')
          }}
        >
          <input
            {...wiring}
            role="combobox"
            aria-expanded={open && schools.length > 0}
            aria-controls={list}
            aria-autocomplete="list"
            aria-activedescendant={open && active ? `${list}-${active.id}` : undefined}
            autoComplete="off"
            value={text}
            onChange={(event) => {
              setText(event.target.value)
              setOpen(true)
              setAt(0)
            }}
            onKeyDown={(event) => {
              if (event.key === 'ArrowDown' && schools.length > 0) {
                event.preventDefault()
                setAt((at + 1) % schools.length)
              } else if (event.key === 'ArrowUp' && schools.length > 0) {
                event.preventDefault()
                setAt((at + schools.length - 1) % schools.length)
              } else if (event.key === 'Enter' && open && active) {
                event.preventDefault()
                choose(active)
              } else if (event.key === 'Escape' && open) {
                event.preventDefault()
                setOpen(false)
                setText(value?.name ?? '')
              }
            }}
            className="field-input pr-14"
          />
          {text !== '' && (
            <button
              type="button"
              aria-label="清除學校"
              onClick={() => choose(null)}
              className="absolute inset-y-1 right-1 inline-flex w-12 items-center justify-center rounded-xl text-brand"
            >
              <X size={20} aria-hidden="true" />
            </button>
          )}
          <div
            className={cx(
              'absolute inset-x-0 top-full z-20 mt-1 max-h-80 overflow-y-auto rounded-option border border-control bg-white p-1 shadow-pop',
              (!open || !found) && 'hidden',
            )}
          >
            <div id={list} role="listbox" aria-label="學校">
              {schools.map((school) => (
                // biome-ignore lint/a11y/useKeyWithClickEvents: the combobox has the keys
                <div
                  key={school.id}
                  id={`${list}-${school.id}`}
                  role="option"
                  tabIndex={-1}
                  aria-selected={school.id === active?.id}
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => choose(school)}
                  className={cx(
                    'flex min-h-12 cursor-pointer items-center rounded-xl px-3',
                    school.id === active?.id ? 'bg-note font-medium text-brand' : 'hover:bg-note',
                  )}
                >
                  {school.name}
                </div>
              ))}
            </div>
            {schools.length === 0 && (
              <p role="status" className="px-3 py-2 text-muted">
                {found?.failed ? '學校資料讀取失敗' : `找不到名稱有「${found?.keyword ?? ''}」的學校`}
              </p>
            )}
          </div>
        </div>
      )}
    </Field>
  )
}
