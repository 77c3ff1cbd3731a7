import type { ViewProps } from '#kit/host.ts'
import { useReadingDone } from '#kit/round/reading-done.tsx'
import type { SentencePatterns } from '#kit/sentence/pattern.ts'
import { Pattern } from './Pattern.tsx'

/** Sentence patterns for older pupils, one a slide or all below each other. */
export default function SentencePatternView({ content, items }: ViewProps<SentencePatterns>) {
  const { patterns } = content
  const end = useReadingDone(patterns.length, items)
  return (
    <>
      <div className="grid gap-6">
        {items.map((index) => {
          const pattern = patterns[index]
          return (
            pattern && (
              <Pattern
                key={`${index + 1} ${pattern.text}`}
                pattern={pattern}
                no={index + 1}
                of={patterns.length}
              />
            )
          )
        })}
      </div>
      <div ref={end} />
    </>
  )
}
