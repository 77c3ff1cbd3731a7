import { useMemo } from 'react'
import { Chinese, Hakka } from '#kit/Hakka.tsx'
import type { ViewProps } from '#kit/host.ts'
import { SentenceRounds } from '#kit/SentenceRounds.tsx'
import type { SentencePatternPracticeContent } from './module.ts'
import { scoreSentencePatternPractice } from './score.ts'
import { taskOf } from './tasks.ts'
import { ui } from './ui.ts'

/** A sentence pattern, and sentences of it whose missing words are to be filled in. */
export default function SentencePatternPracticeView({
  content,
  moduleKey,
}: ViewProps<SentencePatternPracticeContent>) {
  const tasks = useMemo(() => content.items.map(taskOf), [content])
  return (
    <div className="grid gap-4">
      <section className="rounded-card bg-lighten px-4 py-4 md:px-8 md:py-5">
        <h3 className="text-16 font-bold text-darken">{ui.pattern}</h3>
        <p>
          <Hakka
            text={content.sentence_pattern_display_text || content.sentence_pattern_text}
            pinyin={content.sentence_pattern_pinyin}
            size="sentence"
          />
        </p>
        <Chinese>{content.sentence_pattern_chinese}</Chinese>
      </section>
      <SentenceRounds
        tasks={tasks}
        moduleKey={moduleKey}
        hint={ui.hint}
        scoreOf={(first) => scoreSentencePatternPractice(content, first)}
      />
    </div>
  )
}
