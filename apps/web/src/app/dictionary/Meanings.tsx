import type { DictionaryWord } from '@hakka/contract/dictionary'
import { cx } from '@hakka/ui/cx.ts'
import { splitAround } from './split-around.ts'
import { WithPinyin } from './WithPinyin.tsx'

/** What a word means, numbered where it means several things, each with its examples. */
export function Meanings({
  word,
  examples = 'always',
}: {
  word: DictionaryWord
  /** `wide`: not on phones, where a sheet has no room for them. */
  examples?: 'always' | 'wide'
}) {
  const { meanings } = word
  if (meanings.length === 0) return <p className="text-muted">查無資料</p>
  const words = [word.text, ...word.pinyins.flatMap((reading) => reading.word?.split('、') ?? [])]
  return (
    <ol className="grid gap-3">
      {meanings.map(({ description, sentences }, at) => (
        <li key={description} className="flex gap-2.5">
          {meanings.length > 1 && <span className="flex-none font-bold tabular-nums">{at + 1}.</span>}
          <div className="min-w-0 flex-1">
            <p className="leading-relaxed">
              <WithPinyin text={description} />
            </p>
            {sentences.length > 0 && (
              <ul
                className={cx(
                  'mt-1.5 grid gap-2.5 border-l-4 border-light pl-4',
                  examples === 'wide' && 'max-md:hidden',
                )}
              >
                {sentences.map(({ text, chinese }) => (
                  <li key={text}>
                    <p lang="hak-Hant-TW" className="text-22 leading-snug">
                      {splitAround(text, words).map((part, place) =>
                        place % 2 === 1 ? (
                          // biome-ignore lint/suspicious/noArrayIndexKey: parts of one sentence never move
                          <mark key={place} className="bg-lighten font-bold text-darken">
                            {part}
                          </mark>
                        ) : (
                          // biome-ignore lint/suspicious/noArrayIndexKey: parts of one sentence never move
                          <WithPinyin key={place} text={part} />
                        ),
                      )}
                    </p>
                    {chinese && (
                      <p className="text-17 leading-snug text-muted">
                        <WithPinyin text={chinese} />
                      </p>
                    )}
                  </li>
                ))}
              </ul>
            )}
          </div>
        </li>
      ))}
    </ol>
  )
}
