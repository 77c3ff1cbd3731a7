import type { ModuleTypeEntry } from '@hakka/contract/module-type'
import { Button } from '@hakka/ui/Button.tsx'
import { EmptyState } from '@hakka/ui/EmptyState.tsx'
import { useId, useState } from 'react'
import { Link } from 'react-router'

/** All types by name, fewer as one types a part of a name or of an id. */
export function TypeList({ types }: { types: readonly ModuleTypeEntry[] }) {
  const field = useId()
  const [word, setWord] = useState('')
  const wanted = word.trim().toLowerCase()
  const found = types.filter(({ id, name }) => id.includes(wanted) || name.toLowerCase().includes(wanted))
  return (
    <section aria-label="全部類型" className="mt-5">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-1">
        <div className="w-full sm:max-w-sm">
          <label htmlFor={field} className="mb-1 block">
            找一種模組
          </label>
          <input
            id={field}
            type="search"
            value={word}
            placeholder="名稱或代號，例如：配對"
            autoComplete="off"
            className="min-h-12 w-full rounded-option border-[1.5px] border-control bg-white px-4 text-18"
            onChange={(event) => setWord(event.target.value)}
          />
        </div>
        <p role="status" className="ml-auto text-16 text-muted">
          {wanted && `找到 ${found.length} 種`}
        </p>
      </div>
      {found.length > 0 ? (
        <ul className="mt-4 grid grid-cols-1 gap-2 sm:grid-cols-2 xl:grid-cols-3">
          {found.map((type) => (
            <li key={type.id}>
              <Link
                to={`?id=${type.id}`}
                className="flex h-full min-h-16 flex-col justify-center rounded-option border border-line bg-white px-4 py-2 leading-snug text-ink no-underline transition-colors hover:border-brand hover:bg-note"
              >
                <span className="font-bold">{type.name}</span>
                <span className="flex flex-wrap justify-between gap-x-3 text-16 text-muted">
                  <code className="min-w-0 break-all">{type.id}</code>
                  <span className="ml-auto">第 {type.version} 版</span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      ) : (
        <div className="mt-4">
          <EmptyState
            title={`沒有符合「${word.trim()}」的模組`}
            action={<Button onClick={() => setWord('')}>看全部類型</Button>}
          >
            換個名稱，或只打前幾個字試試看。
          </EmptyState>
        </div>
      )}
    </section>
  )
}
