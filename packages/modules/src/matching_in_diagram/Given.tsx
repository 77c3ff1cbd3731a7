import { Picture } from '@hakka/ui/Picture.tsx'
import { EitherText } from '#kit/Hakka.tsx'
import { Listen } from '#kit/Listen.tsx'
import type { TextFace } from '#kit/public.ts'
import { ui } from './ui.ts'

/** What stands in a layer from the beginning: an example to go by. */
export function Given({ items }: { items: readonly TextFace[] }) {
  if (items.length === 0) return <span className="min-w-0 flex-1" />
  return (
    <ul aria-label={ui.given} className="flex min-w-0 flex-1 flex-wrap gap-2.5">
      {items.map((item) => (
        <li
          key={item.text}
          className="flex min-h-14 items-center gap-2 rounded-option bg-lighten px-3 py-1.5 text-18 text-darken"
        >
          {item.image && <Picture src={item.image.url} alt="" width={48} height={48} className="size-12" />}
          <EitherText value={item} size="line" />
          <Listen sound={item.sound} says={item.text} iconOnly />
        </li>
      ))}
    </ul>
  )
}
