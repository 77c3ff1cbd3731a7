import type { ViewProps } from '#kit/host.ts'
import { keyed } from '#kit/kept/keyed.ts'
import { useReadingDone } from '#kit/round/reading-done.tsx'
import type { SentencePatterns } from '#kit/sentence/pattern.ts'
import { Pattern } from './Pattern.tsx'

/** Sentence patterns, one a slide or all below each other. */
export default function SentencePatternView({ content, items }: ViewProps<SentencePatterns>) {
  const end = useReadingDone(content.patterns.length, items)
  const shown = items.flatMap((index) => content.patterns[index] ?? [])
  return (
    <>
      <div className="grid gap-6">
        {keyed(shown, (own) => own.text).map(({ key, item: pattern }) => (
          <Pattern key={key} pattern={pattern} />
        ))}
      </div>
      <div ref={end} />
    </>
  )
}
