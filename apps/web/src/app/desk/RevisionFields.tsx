import { Chip } from '@hakka/ui/Chip.tsx'
import { DifferingText } from './DifferingText.tsx'
import { same } from './same.ts'
import { textOfValue } from './text-of-value.ts'

/** What a version says, field by field; where the present one says something else, both beside each other. */
export function RevisionFields<T extends object>({
  own,
  present,
  labels,
  show,
}: {
  own: T
  present: T
  labels: { readonly [K in keyof T]?: string }
  show: { readonly [K in keyof T]?: (value: T[K]) => string } | undefined
}) {
  const names: (keyof T & string)[] = []
  for (const name in labels) names.push(name)
  const changed = new Set(names.filter((name) => !same(own[name], present[name])))
  const textOf = <K extends keyof T & string>(values: T, name: K) =>
    (show?.[name]?.(values[name]) ?? textOfValue(values[name])) || '（空白）'
  return (
    <>
      <p className="mb-3 text-muted">
        {changed.size === 0
          ? '和現在的版本一樣。'
          : `和現在的版本有 ${changed.size} 項不同，不同的地方有標記。`}
      </p>
      <dl className="grid gap-4">
        {names.map((name) => (
          <div key={name}>
            <dt className="flex flex-wrap items-center gap-2 font-bold">
              {labels[name]}
              {changed.has(name) && <Chip tone="warning">不同</Chip>}
            </dt>
            {changed.has(name) ? (
              <dd className="mt-1 grid gap-3 lg:grid-cols-2">
                <Side title="這一版" text={textOf(own, name)} other={textOf(present, name)} />
                <Side title="現在" text={textOf(present, name)} other={textOf(own, name)} />
              </dd>
            ) : (
              <dd className="break-words whitespace-pre-wrap text-muted">{textOf(own, name)}</dd>
            )}
          </div>
        ))}
      </dl>
    </>
  )
}

const Side = ({ title, text, other }: { title: string; text: string; other: string }) => (
  <div className="min-w-0 rounded-option border border-line bg-pool px-4 py-2">
    <p className="text-14 text-muted">{title}</p>
    <DifferingText text={text} other={other} />
  </div>
)
