import { cx } from '@hakka/ui/cx.ts'
import { Check, Music } from 'lucide-react'

/** The groups on their way, each a line of the song. */
export function Way({ titles, at }: { titles: readonly string[]; at: number }) {
  return (
    <div className="song-way">
      <ol aria-label={`第 ${at + 1} 段，共 ${titles.length} 段`}>
        {titles.map((title, index) => (
          <li
            key={title}
            className={cx(index < at && 'done', index === at && 'here')}
            aria-current={index === at ? 'step' : undefined}
          >
            <i aria-hidden="true">
              {index < at ? (
                <Check size={20} strokeWidth={3.2} />
              ) : index === at ? (
                <Music size={20} />
              ) : (
                index + 1
              )}
            </i>
            <span>{title}</span>
            {index < at && <span className="sr-only">找到了</span>}
          </li>
        ))}
      </ol>
    </div>
  )
}
