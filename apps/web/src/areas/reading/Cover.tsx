import { Picture } from '@hakka/ui/Picture.tsx'
import './shelf.css'

/** A book's cover, its title set over it as text. */
export function Cover({ src, title, eager = false }: { src: string; title: string; eager?: boolean }) {
  return (
    <span className="book-cover">
      <Picture src={src} alt="" width={600} height={800} fit="cover" className="size-full" eager={eager} />
      <span lang="hak-Hant-TW" aria-hidden="true" data-long={Array.from(title).length > 6 || undefined}>
        {title}
      </span>
    </span>
  )
}
