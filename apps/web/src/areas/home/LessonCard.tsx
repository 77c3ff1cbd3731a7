import type { LessonCard as Card } from '@hakka/contract/home'
import { Chip } from '@hakka/ui/Chip.tsx'
import { Picture } from '@hakka/ui/Picture.tsx'
import { ExternalLink } from 'lucide-react'

/** A lesson as the carousel shows it; it opens in a new tab. */
export function LessonCard({ lesson }: { lesson: Card }) {
  return (
    <a
      href={lesson.show_url}
      target="_blank"
      rel="noreferrer"
      data-level={lesson.level_no}
      className="group flex h-full flex-col overflow-hidden rounded-card border border-line bg-white text-ink no-underline hover:border-primary"
    >
      <Picture
        src={lesson.thumbnail_url}
        alt=""
        width={800}
        height={448}
        fit="cover"
        className="h-46 w-full bg-lighten md:h-56"
      />
      <span className="flex flex-1 flex-col px-5 pt-4 pb-5">
        <span className="flex flex-wrap gap-2">
          <Chip tone="level">{lesson.level_name}</Chip>
          <Chip>{lesson.dialect_name}</Chip>
          <Chip>{lesson.type_name}</Chip>
        </span>
        <span className="mt-2.5 mb-1 flex items-center justify-between gap-3 font-reading text-[1.75rem] leading-snug">
          <span lang="hak-Hant-TW">{lesson.title}</span>
          <ExternalLink
            size={20}
            aria-label="在新分頁開啟"
            className="flex-none text-muted group-hover:text-primary"
          />
        </span>
        <span className="text-17 text-muted">{lesson.part_name}</span>
      </span>
    </a>
  )
}
