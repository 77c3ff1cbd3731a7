import { Button } from '@hakka/ui/Button.tsx'
import { RotateCcw, Search, X } from 'lucide-react'
import { Form, Link, useNavigate } from 'react-router'
import { FilterFields } from './FilterFields.tsx'
import { FilterSheet } from './FilterSheet.tsx'
import { chipsOf, filterOf, type HistoryFilter, searchOf } from './filter.ts'

/** The filter of a history: fields in a row, on a phone a sheet; what is set stands below, each with its cross. */
export function FilterBar({
  filter,
  total,
  today,
  hasCategory = false,
  example,
  count,
}: {
  filter: HistoryFilter
  total: number
  today: string
  hasCategory?: boolean
  example: string
  count(filter: HistoryFilter): Promise<number>
}) {
  const navigate = useNavigate()
  const go = (next: HistoryFilter) => void navigate(searchOf(next), { preventScrollReset: true })
  const chips = chipsOf(filter, today)
  return (
    <search aria-label="篩選紀錄" className="grid gap-3 print:hidden">
      {/* A form of its own: it also works before the page has come alive. */}
      <Form
        key={searchOf(filter)}
        className="hidden items-end gap-3 md:grid md:grid-cols-3 xl:grid-flow-col xl:auto-cols-fr xl:grid-cols-none"
        onSubmit={(event) => {
          event.preventDefault()
          const entries = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)])
          go(filterOf(new URLSearchParams(entries)))
        }}
      >
        <FilterFields filter={filter} hasCategory={hasCategory} example={example} />
        <Button
          type="submit"
          kind="brand"
          className="min-h-14"
          icon={<Search size={20} aria-hidden="true" />}
        >
          查詢
        </Button>
      </Form>
      <div className="flex flex-wrap items-center gap-2">
        <span className="md:hidden">
          <FilterSheet {...{ filter, total, today, hasCategory, example, count }} onFilter={go} />
        </span>
        {chips.map(({ name, label, rest }) => (
          <Link
            key={name}
            to={searchOf(rest)}
            preventScrollReset
            aria-label={`拿掉條件：${label}`}
            className="inline-flex min-h-12 items-center gap-2 rounded-button bg-note px-4 text-16 font-medium text-brand no-underline hover:bg-lighten hover:shadow-[inset_0_0_0_2px_var(--color-light)]"
          >
            {label}
            <X size={18} aria-hidden="true" />
          </Link>
        ))}
        {chips.length > 1 && (
          <Link
            to="?"
            preventScrollReset
            className="inline-flex min-h-12 items-center gap-2 px-3 font-bold text-brand no-underline hover:underline"
          >
            <RotateCcw size={18} aria-hidden="true" />
            全部清除
          </Link>
        )}
      </div>
    </search>
  )
}
