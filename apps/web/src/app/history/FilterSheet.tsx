import { Button } from '@hakka/ui/Button.tsx'
import { cx } from '@hakka/ui/cx.ts'
import { Dialog } from '@hakka/ui/Dialog.tsx'
import { Check, SlidersHorizontal } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { FilterFields } from './FilterFields.tsx'
import { chipsOf, filterOf, type HistoryFilter, periodsOf } from './filter.ts'

/** How long somebody has to rest before the rows are counted. */
const REST_MS = 300

interface Props {
  filter: HistoryFilter
  /** How many rows there are now. */
  total: number
  today: string
  hasCategory: boolean
  example: string
  /** How many rows a filter lets through. */
  count(filter: HistoryFilter): Promise<number>
  onFilter(filter: HistoryFilter): void
}

/** The filter on a phone: a button, and a sheet that says how many rows will come. */
export function FilterSheet(props: Props) {
  const [open, setOpen] = useState(false)
  const set = chipsOf(props.filter, props.today).length
  return (
    <>
      <Button
        kind="ghost"
        icon={<SlidersHorizontal size={20} aria-hidden="true" />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        篩選
        {set > 0 && (
          <span className="tabular-nums">
            {set}
            <span className="sr-only"> 個條件</span>
          </span>
        )}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="篩選紀錄" kind="sheet">
        <Sheet
          {...props}
          onFilter={(filter) => {
            setOpen(false)
            props.onFilter(filter)
          }}
        />
      </Dialog>
    </>
  )
}

function Sheet({ filter, total, today, hasCategory, example, count, onFilter }: Props) {
  const [chosen, setChosen] = useState(filter)
  const [rows, setRows] = useState<number | undefined>(total)
  const [turn, setTurn] = useState(0)
  const form = useRef<HTMLFormElement>(null)
  const read = () => {
    if (!form.current) return {}
    const entries = [...new FormData(form.current)].filter(([, value]) => typeof value === 'string')
    return filterOf(new URLSearchParams(entries.map(([name, value]) => [name, String(value)])))
  }
  const wanted = JSON.stringify(chosen)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is counted is what was chosen
  useEffect(() => {
    if (wanted === JSON.stringify(filter)) {
      setRows(total)
      return
    }
    setRows(undefined)
    let current = true
    const timer = setTimeout(() => {
      count(chosen).then(
        (found) => current && setRows(found),
        () => {},
      )
    }, REST_MS)
    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [wanted])
  /** Fills the fields anew. */
  function fill(next: HistoryFilter): void {
    setChosen(next)
    setTurn((before) => before + 1)
  }
  return (
    <form
      ref={form}
      onChange={() => setChosen(read())}
      onSubmit={(event) => {
        event.preventDefault()
        onFilter(read())
      }}
    >
      <div key={turn} className="grid grid-cols-2 gap-x-3 gap-y-4">
        <FilterFields filter={chosen} hasCategory={hasCategory} example={example} />
      </div>
      <fieldset className="mt-4">
        <legend className="mb-1 font-medium">常用期間</legend>
        <div className="flex flex-wrap gap-2">
          {periodsOf(today).map(({ label, begin, end }) => {
            const isOn = chosen.begin === begin && chosen.end === end
            return (
              <button
                key={label}
                type="button"
                aria-pressed={isOn}
                className={cx(
                  'inline-flex min-h-12 items-center gap-2 rounded-button border-2 px-4',
                  isOn ? 'border-brand bg-note font-bold text-brand' : 'border-control bg-white',
                )}
                onClick={() => {
                  const { begin: _begin, end: _end, ...rest } = read()
                  fill(isOn ? rest : { ...rest, begin, end })
                }}
              >
                {isOn && <Check size={18} aria-hidden="true" />}
                {label}
              </button>
            )
          })}
        </div>
      </fieldset>
      <div className="sticky -bottom-6 -mx-6 mt-6 -mb-6 grid grid-cols-2 gap-3 border-t border-line bg-white px-6 py-4">
        <Button kind="ghost" onClick={() => fill({})}>
          全部清除
        </Button>
        <Button kind="brand" type="submit" aria-live="polite">
          {rows === undefined ? '看結果' : `看 ${rows} 筆`}
        </Button>
      </div>
    </form>
  )
}
