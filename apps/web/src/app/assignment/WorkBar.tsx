/** How many of how many are done, as a bar with its figures beside it. */
export function WorkBar({
  done,
  of,
  unit = '',
  look = 'brand',
}: {
  done: number
  of: number
  unit?: string
  look?: 'brand' | 'green'
}) {
  return (
    <span className="flex w-full min-w-0 items-center gap-3">
      <svg
        aria-hidden="true"
        viewBox="0 0 100 10"
        preserveAspectRatio="none"
        className="h-2.5 w-40 min-w-0 shrink overflow-hidden rounded-full bg-neutral"
      >
        <rect
          width={of > 0 ? (done / of) * 100 : 0}
          height="10"
          className={look === 'green' ? 'fill-correct' : 'fill-brand'}
        />
      </svg>
      <span className="text-16 whitespace-nowrap tabular-nums">
        {done} / {of}
        {unit}
      </span>
    </span>
  )
}
