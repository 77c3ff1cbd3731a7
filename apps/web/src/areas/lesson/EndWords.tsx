import type { ModuleHost } from '@hakka/modules/host'
import { cx } from '@hakka/ui/cx.ts'
import { Picture } from '@hakka/ui/Picture.tsx'
import { PinyinLine } from '@hakka/ui/PinyinLine.tsx'
import { Volume2 } from 'lucide-react'
import { useState } from 'react'

/** More words than these are shown when asked for. */
const SHOWN = 8

/** The words of a lesson; each says itself when pressed. */
export function EndWords({ host }: { host: ModuleHost }) {
  const [all, setAll] = useState(false)
  const words = host.vocabulary
  if (words.length === 0) return null
  const shown = all ? words : words.slice(0, SHOWN)
  return (
    <section aria-label="這一課的詞">
      <div className="mb-2 flex items-baseline justify-between gap-3">
        <h3 className="text-20 font-bold">這一課的詞</h3>
        {words.length > SHOWN && !all ? (
          <button
            type="button"
            className="min-h-11 text-16 text-muted underline decoration-ghost underline-offset-4"
            onClick={() => setAll(true)}
          >
            看全部 {words.length} 個
          </button>
        ) : (
          <span className="text-16 text-muted">點一下就念給你聽・共 {words.length} 個</span>
        )}
      </div>
      <ul className="grid grid-cols-4 gap-2">
        {shown.map(({ text: { hakka, pinyin, image, audio } }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a lesson may teach a word twice, and never changes here
          <li key={index} className="grid">
            <button
              type="button"
              disabled={!audio}
              className={cx(
                'relative flex min-h-26 min-w-0 flex-col items-center justify-end rounded-option border border-line bg-white px-1 py-1.5',
                audio && 'hover:border-primary',
              )}
              onClick={() => audio && host.play(audio)}
            >
              {audio && (
                <Volume2 size={16} aria-hidden="true" className="absolute top-1.5 right-1.5 text-primary" />
              )}
              {image && <Picture src={image.url} alt="" width={44} height={44} className="size-11" />}
              <span lang="hak-Hant-TW" className="font-reading text-22 leading-tight">
                {hakka}
              </span>
              <span aria-hidden="true" className="text-14 leading-tight text-primary">
                <PinyinLine pinyin={pinyin} dialectId={host.dialectId} marks={host.reading.pinyin} />
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
