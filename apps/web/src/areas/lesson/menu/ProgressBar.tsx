/** A bar with its count beside it. `label` says what is counted. */
export function ProgressBar({ value, max, label }: { value: number; max: number; label: string }) {
  return (
    <div className="flex items-center gap-3.5 text-16 text-muted">
      <progress
        value={value}
        max={Math.max(max, 1)}
        aria-label={label}
        className="progress-bar h-3 w-0 flex-1 overflow-hidden rounded-full"
      />
      <span className="whitespace-nowrap">{label}</span>
    </div>
  )
}
