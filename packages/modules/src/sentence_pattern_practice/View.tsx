import { cx } from '@hakka/ui/cx.ts'
import { reasonsOf } from '#kit/check/told.ts'
import { Chinese, Hakka } from '#kit/Hakka.tsx'
import type { ExerciseProps } from '#kit/host.ts'
import { useHost } from '#kit/host-context.tsx'
import { SentenceRounds } from '#kit/sentence/SentenceRounds.tsx'
import { useExercise } from '#kit/use-exercise.tsx'
import type { SentencePatternPracticeContent } from './content.ts'
import { type ShownPatternPractice, shownPatternPractice } from './public.ts'
import { markSentencePatternPractice } from './score.ts'
import { saidOf } from './tasks.ts'
import { ui } from './ui.ts'

/** A sentence pattern, and sentences of it whose missing words are to be filled in. */
export default function SentencePatternPracticeView(
  props: ExerciseProps<SentencePatternPracticeContent, ShownPatternPractice>,
) {
  const { shown, content, mark } = useExercise(props, shownPatternPractice, markSentencePatternPractice)
  const { oneScreen } = useHost()
  return (
    <div className="fits grid gap-2 md:gap-4">
      <section
        className={cx(
          'rounded-card bg-lighten px-4 md:px-8',
          oneScreen ? 'flex flex-wrap items-baseline gap-x-5 py-2 md:py-3' : 'py-4 md:py-5',
        )}
      >
        <h3 className="text-16 font-bold text-darken">{ui.pattern}</h3>
        <p className="min-w-0 flex-[1_1_20rem]">
          <Hakka
            text={shown.sentence_pattern_display_text || shown.sentence_pattern_text}
            pinyin={shown.sentence_pattern_pinyin}
            size="sentence"
          />
        </p>
        <Chinese>{shown.sentence_pattern_chinese}</Chinese>
      </section>
      <SentenceRounds
        tasks={shown.tasks}
        said={content?.items.map(saidOf)}
        reasons={content?.items.map((own) => reasonsOf(own.reactable_options))}
        moduleKey={props.moduleKey}
        hint={ui.hint}
        mark={mark}
      />
    </div>
  )
}
