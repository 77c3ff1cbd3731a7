import { Citrus, Flower2, Grape, Leaf, type LucideIcon, Shirt } from 'lucide-react'

/** Persimmon, osmanthus, tea, indigo cloth and violet: after what the levels' colours are named. */
const ICONS: readonly LucideIcon[] = [Citrus, Flower2, Leaf, Shirt, Grape]

/** The study recorder's sign: each level has its own. */
export function LevelIcon({ levelNo }: { levelNo: number }) {
  const Icon = ICONS[levelNo - 1] ?? Leaf
  return (
    <span
      data-level={levelNo}
      className="flex size-12 flex-none items-center justify-center rounded-full bg-primary text-white"
    >
      <Icon aria-hidden="true" />
    </span>
  )
}
