import type { ExerciseProps } from '#kit/host.ts'
import { Questions } from '#kit/question/Questions.tsx'
import { useExercise } from '#kit/use-exercise.tsx'
import type { PracticeContent } from './content.ts'
import { shownPractice } from './public.ts'
import { markPractice } from './score.ts'

/** Of a practice the second question is open at first. */
const OPENED = 1

/** Questions that fold; each is answered by putting options into its area. */
export default function PracticeView(
  props: ExerciseProps<PracticeContent, ReturnType<typeof shownPractice>>,
) {
  const { shown, content, mark } = useExercise(props, shownPractice, markPractice)
  return (
    <Questions
      questions={shown.questions}
      explained={content?.questions}
      mark={mark}
      opened={OPENED}
      moduleKey={props.moduleKey}
    />
  )
}
