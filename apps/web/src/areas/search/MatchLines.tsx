import type { CourseMatch } from '@hakka/contract/search'
import { graphemes } from '@hakka/hakka/characters'
import { formatPinyin } from '@hakka/hakka/pinyin'
import { useReading } from '../../app/container/reading.ts'

type Range = CourseMatch['at']

const PLACES = { title: '課名', official_name: '正式名稱', word: '語詞', sentence: '課文' } as const

/** A text with a find in it. */
export function Marked({ text, at }: { text: string; at: Range }) {
  if (!at) return text
  const all = graphemes(text)
  return (
    <>
      {all.slice(0, at[0]).join('')}
      <mark className="rounded-[4px] bg-[#f6e6a8] text-inherit">{all.slice(at[0], at[1]).join('')}</mark>
      {all.slice(at[1]).join('')}
    </>
  )
}

/** Where in a course the keyword stands. What the card's title shows already is not said twice. */
export function MatchLines({ matches, dialectId }: { matches: readonly CourseMatch[]; dialectId: number }) {
  const { pinyin } = useReading()
  const style = pinyin === 'numbers' ? 'numbers' : 'marks'
  const lines = matches.filter(({ kind, at }) => kind !== 'title' || !at)
  if (lines.length === 0) return null
  return (
    <ul className="grid gap-2 border-t border-line pt-2.5">
      {lines.map((match) => (
        <li key={`${match.kind} ${match.mod_no} ${match.text}`} className="flex gap-2.5 text-16 leading-snug">
          <span className="h-fit flex-none rounded-code bg-lighten px-1.5 text-14 leading-6 text-darken">
            {PLACES[match.kind]}
          </span>
          <span className="min-w-0">
            <span lang={match.kind === 'official_name' ? undefined : 'hak-Hant-TW'}>
              <Marked text={match.text} at={match.at} />
            </span>
            {match.chinese_at ? (
              <span className="block text-muted">
                <Marked text={match.chinese} at={match.chinese_at} />
              </span>
            ) : (
              match.pinyin && (
                <span lang="hak-Latn-TW" className="block text-muted">
                  {formatPinyin(match.pinyin, dialectId, style)}
                </span>
              )
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}
