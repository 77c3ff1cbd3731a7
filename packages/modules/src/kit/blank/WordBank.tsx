import { ui } from '#kit/classroom/classroom-ui.ts'
import { Reading } from '#kit/Hakka.tsx'
import { useHost } from '#kit/host-context.tsx'

/** So many fit a phone without pushing the board away. */
const WORDS_MAX = 12

/** The lesson's words as buttons: a pupil need not type characters that no keyboard has. */
export function WordBank({ onPick }: { onPick(word: string): void }) {
  const { vocabulary } = useHost()
  const words = [...new Map(vocabulary.map(({ text }) => [text.hakka, text])).values()].slice(0, WORDS_MAX)
  if (words.length === 0) return null
  return (
    <fieldset>
      <legend className="text-16 font-medium text-muted">{ui.words}</legend>
      <div className="mt-2 flex flex-wrap gap-2">
        {words.map(({ hakka, pinyin }) => (
          <button
            key={hakka}
            type="button"
            data-word={hakka}
            className="inline-flex min-h-14 flex-col items-center justify-center rounded-option border-[1.5px] border-control bg-white px-3.5 py-1 transition-[background-color,border-color,scale] duration-150 hover:border-brand active:scale-[0.98]"
            onClick={() => onPick(hakka)}
          >
            <span lang="hak-Hant-TW" className="font-reading text-22 leading-tight">
              {hakka}
            </span>
            <span aria-hidden="true" className="leading-tight [&>span]:text-16 [&>span]:leading-tight">
              <Reading pinyin={pinyin} />
            </span>
          </button>
        ))}
      </div>
    </fieldset>
  )
}
