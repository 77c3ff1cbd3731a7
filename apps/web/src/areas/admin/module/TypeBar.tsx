import type { ModuleTypeEntry } from '@hakka/contract/module-type'
import { buttonClass } from '@hakka/ui/Button.tsx'
import { ChevronLeft, ChevronRight, LayoutGrid } from 'lucide-react'
import { Link, useNavigate } from 'react-router'

const at = (type: ModuleTypeEntry) => `?id=${type.id}`

/** From one type to another: back, by name, on; or to the list of all. */
export function TypeBar({ types, at: index }: { types: readonly ModuleTypeEntry[]; at: number }) {
  const navigate = useNavigate()
  const previous = types.at(index - 1)
  const next = types[(index + 1) % types.length]
  return (
    <nav
      aria-label="選擇模組類型"
      className="mt-5 grid grid-cols-[1fr_1fr] items-center gap-3 rounded-card border border-line bg-white p-3 sm:grid-cols-[auto_1fr_auto] xl:grid-cols-[auto_1fr_auto_auto]"
    >
      <select
        aria-label="模組類型"
        className="select-field order-first max-sm:col-span-2 sm:order-none"
        value={types[index]?.id}
        onChange={(event) => navigate(`?id=${event.target.value}`, { preventScrollReset: true })}
      >
        {types.map((type) => (
          <option key={type.id} value={type.id}>
            {type.name}（{type.id}）
          </option>
        ))}
      </select>
      {previous && (
        <Link
          to={at(previous)}
          preventScrollReset
          title={previous.name}
          className={`${buttonClass({ kind: 'ghost' })} sm:order-first`}
        >
          <ChevronLeft aria-hidden="true" />
          上一種
        </Link>
      )}
      {next && (
        <Link to={at(next)} preventScrollReset title={next.name} className={buttonClass({ kind: 'ghost' })}>
          下一種
          <ChevronRight aria-hidden="true" />
        </Link>
      )}
      <Link to="?" className={`${buttonClass({ kind: 'plain' })} col-span-full xl:col-auto`}>
        <LayoutGrid aria-hidden="true" />
        全部類型
      </Link>
    </nav>
  )
}
