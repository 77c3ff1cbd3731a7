import { Dialog } from '@hakka/ui/Dialog.tsx'
import { EmptyState } from '@hakka/ui/EmptyState.tsx'
import { Search } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { ACTIVITY_NAMES } from './activity-names.ts'
import { TypePicture } from './TypePicture.tsx'
import { groupsFound, groupsOf, type OfferedType, usualTypes } from './type-groups.ts'

/** All module types, by what a teacher wants to do; the search has the focus. */
export function AddModule({
  activityNo,
  used,
  types,
  busy,
  onAdd,
  onClose,
}: {
  activityNo: number
  /** Types of the lesson's modules. */
  used: readonly string[]
  /** All that there are. */
  types: readonly { id: string; name: string }[]
  busy: boolean
  onAdd(type: string): void
  onClose(): void
}) {
  const [word, setWord] = useState('')
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const all = groupsOf(types)
  const groups = groupsFound(word, all)
  const usual = word.trim() === '' ? usualTypes(used, all) : []
  // Who writes a name in full means that type, wherever it stands among those that were found.
  const named = groups.flatMap(({ types }) => types).find(({ name }) => name === word.trim())
  const first = named ?? usual[0] ?? groups[0]?.types[0]
  return (
    <Dialog open onClose={onClose} kind="wide" title={`加到${ACTIVITY_NAMES[activityNo - 1] ?? ''}的最後`}>
      <form
        className="type-search"
        onSubmit={(event) => {
          event.preventDefault()
          if (first && !busy) onAdd(first.id)
        }}
      >
        <label className="relative block">
          <span className="sr-only">找一種模組</span>
          <Search size={20} aria-hidden="true" className="absolute top-2.5 left-3 text-muted" />
          <input
            ref={field}
            type="search"
            value={word}
            placeholder="找：配對、聽、說…"
            autoComplete="off"
            className="field-input !pl-10"
            onChange={(event) => setWord(event.target.value)}
          />
        </label>
        <p role="status" className="text-16 text-muted">
          {word.trim() !== '' && `找到 ${groups.reduce((sum, { types }) => sum + types.length, 0)} 種，`}
          {first && `按 Enter 加「${first.name}」`}
        </p>
      </form>
      {usual.length > 0 && <Group name="這一課常用的" types={usual} onAdd={onAdd} busy={busy} />}
      {groups.map(({ name, types }) => (
        <Group key={name} name={name} types={types} onAdd={onAdd} busy={busy} hasCount />
      ))}
      {groups.length === 0 && (
        <EmptyState title={`沒有符合「${word.trim()}」的模組`}>換個說法，例如：排序、影片、寫。</EmptyState>
      )}
    </Dialog>
  )
}

const Group = ({
  name,
  types,
  busy,
  hasCount,
  onAdd,
}: {
  name: string
  types: readonly OfferedType[]
  busy: boolean
  hasCount?: boolean
  onAdd(type: string): void
}) => (
  <section aria-label={name} className="mt-4">
    <h3 className="mb-2 font-bold">
      {name}
      {hasCount && <span className="ml-1.5 font-normal text-muted">{types.length}</span>}
    </h3>
    <ul className="type-tiles">
      {types.map((own) => (
        <li key={own.id}>
          <button type="button" className="type-tile" disabled={busy} onClick={() => onAdd(own.id)}>
            <TypePicture type={own.id} className="h-13 w-20" />
            <span className="min-w-0 leading-snug">
              <span className="block font-bold">{own.name}</span>
              <span className="block text-14 text-muted">{own.note}</span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  </section>
)
