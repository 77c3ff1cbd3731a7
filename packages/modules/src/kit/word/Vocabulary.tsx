import type { ViewProps } from '#kit/host.ts'
import { keyed } from '#kit/kept/keyed.ts'
import { useReadingDone } from '#kit/round/reading-done.tsx'
import type { Vocabulary as Content } from './vocabulary.ts'
import { WordCard } from './WordCard.tsx'
import { WordSlide } from './WordSlide.tsx'

/** The words of `word` and `kid_vocabulary`: one large, or all as cards. Words without Hakka text are never shown. */
export function Vocabulary({ content, items }: ViewProps<Content>) {
  const end = useReadingDone(content.words.length, items)
  const shown = items.flatMap((index) => content.words[index] ?? []).filter((word) => word.text.hakka !== '')
  const [only] = shown
  return (
    <>
      {shown.length === 1 && only ? (
        <WordSlide key={only.text.hakka} word={only} />
      ) : (
        <ul className="grid grid-cols-1 gap-4 has-[[aria-expanded=true]]:items-start md:grid-cols-[repeat(auto-fill,minmax(min(100%,calc(20rem*var(--scale))),1fr))] md:gap-6">
          {keyed(shown, (own) => own.text.hakka).map(({ key, item: word }) => (
            <li key={key}>
              <WordCard word={word} />
            </li>
          ))}
        </ul>
      )}
      <div ref={end} />
    </>
  )
}
