import { Button } from '@hakka/ui/Button.tsx'
import { BookOpen, Square } from 'lucide-react'
import type { ViewProps } from '#kit/host.ts'
import { useHost } from '#kit/host-context.tsx'
import { useReadingDone } from '#kit/round/reading-done.tsx'
import type { EbookContent } from './module.ts'
import { Page } from './Page.tsx'
import { ui } from './ui.ts'
import { useAutoPlay } from './use-auto-play.tsx'

/** A picture book, page by page or all pages below each other, read aloud on request. */
export default function EbookView({ content, items }: ViewProps<EbookContent>) {
  const host = useHost()
  const { sentences } = content
  const end = useReadingDone(sentences.length, items)
  const auto = useAutoPlay(sentences, items)
  const voiced = sentences.some((sentence) => sentence.hakka.audio)
  const single = items.length === 1
  const reading = auto.page !== undefined
  const button = voiced && sentences.length > 1 && (!single || host.goTo) && (
    <Button
      kind={single ? 'ghost' : 'primary'}
      size="l"
      className={single ? 'md:ml-auto' : 'mb-4'}
      icon={reading ? <Square size={20} aria-hidden="true" /> : <BookOpen size={24} aria-hidden="true" />}
      onClick={auto.toggle}
    >
      {reading ? ui.stopAuto : ui.auto}
    </Button>
  )
  return (
    <>
      {!single && button}
      <ol className={single ? undefined : 'grid gap-4 md:gap-6 xl:grid-cols-2'}>
        {items.map((index) => {
          const sentence = sentences[index]
          return (
            sentence && (
              <li
                key={`${index + 1} ${sentence.hakka.text}`}
                aria-label={ui.page(index + 1, sentences.length)}
              >
                <Page
                  sentence={sentence}
                  large={single}
                  lit={!single && auto.page === index}
                  extra={single && button}
                />
              </li>
            )
          )
        })}
      </ol>
      <div ref={end} />
    </>
  )
}
