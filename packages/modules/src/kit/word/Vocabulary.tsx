import { Button } from '@hakka/ui/Button.tsx'
import type { ViewProps } from '#kit/host.ts'
import { HostProvider, useHost } from '#kit/host-context.tsx'
import { keyed } from '#kit/kept/keyed.ts'
import { useReadingDone } from '#kit/round/reading-done.tsx'
import { useHeard } from '#kit/said/use-heard.tsx'
import type { Vocabulary as Content } from './vocabulary.ts'
import { ui } from './vocabulary-ui.ts'
import { WordCard } from './WordCard.tsx'
import { WordSlide } from './WordSlide.tsx'

/** The words of `word` and `kid_vocabulary`: one large, or all as cards. Words without Hakka text are never shown. */
export function Vocabulary({ content, items }: ViewProps<Content>) {
  const slide = items.length === 1 ? items[0] : undefined
  const { missing, host, isHeard } = useHeard(
    content.words.map(({ text }) => text.audio),
    slide,
  )
  const end = useReadingDone(content.words.length, items, missing.length === 0)
  const shown = items.flatMap((index) => content.words[index] ?? []).filter((word) => word.text.hakka !== '')
  const [only] = shown
  return (
    <>
      {shown.length === 1 && only ? (
        <HostProvider host={host}>
          <div data-heard={isHeard}>
            <WordSlide key={only.text.hakka} word={only} />
          </div>
          {slide === content.words.length - 1 && (
            <Unheard missing={missing.filter((index) => index !== slide)} content={content} />
          )}
        </HostProvider>
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

/** At the last word: those that were passed by, to go back to. */
function Unheard({ missing, content }: { missing: readonly number[]; content: Content }) {
  const { goTo } = useHost()
  if (missing.length === 0 || !goTo) return null
  return (
    <section role="status" className="mt-4 flex flex-wrap items-center gap-2 rounded-card bg-pool px-4 py-3">
      <p className="text-18 font-medium">{ui.unheard(missing.length)}</p>
      {missing.map((index) => (
        <Button key={index} kind="ghost" onClick={() => goTo(index)}>
          <span lang="hak-Hant-TW" className="font-reading">
            {content.words[index]?.text.hakka}
          </span>
        </Button>
      ))}
    </section>
  )
}
