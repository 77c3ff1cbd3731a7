import type { DictionaryWord } from '@hakka/contract/dictionary'
import { formatPinyin } from '@hakka/hakka/pinyin'
import { useMarks } from '../../app/dictionary/use-marks.ts'

/** Entries that are written alike, with the way to each; nothing where there is only one. */
export function Homographs({ words, dialectId }: { words: readonly DictionaryWord[]; dialectId: number }) {
  const { marks } = useMarks()
  if (words.length < 2) return null
  return (
    <nav aria-label="同形的詞條" className="mb-4 print:hidden">
      <ul className="flex flex-wrap items-center gap-2">
        <li className="mr-2 text-muted">共 {words.length} 個詞條</li>
        {words.map(({ id, text, chinese, pinyins }, at) => {
          const reading = pinyins.find(({ dialect_id }) => dialect_id === dialectId)?.text ?? ''
          return (
            <li key={id}>
              <a
                href={`#${id}`}
                className="inline-flex min-h-12 items-center gap-2 rounded-button border-[1.5px] border-control bg-white px-4 leading-tight text-ink no-underline hover:border-ink"
              >
                <b className="text-16">{at + 1}</b>
                <span lang="hak-Hant-TW">{text}</span>
                {reading !== '' && (
                  <span lang="hak-Latn-TW" className="text-primary">
                    {formatPinyin(reading.split('、')[0] ?? '', dialectId, marks)}
                  </span>
                )}
                {chinese && <span className="text-16 text-muted max-md:hidden">{chinese}</span>}
              </a>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
