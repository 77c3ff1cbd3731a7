import type { ExerciseProps } from '#kit/host.ts'
import { SentenceRounds } from '#kit/sentence/SentenceRounds.tsx'
import { useExercise } from '#kit/use-exercise.tsx'
import type { LineUpContent } from './content.ts'
import { type ShownLineUp, shownLineUp } from './public.ts'
import { markLineUp } from './score.ts'
import { saidOf } from './tasks.ts'
import { ui } from './ui.ts'

/** Sentences whose words are mixed and to be put in order. */
export default function LineUpView(props: ExerciseProps<LineUpContent, ShownLineUp>) {
  const { shown, content, mark } = useExercise(props, shownLineUp, markLineUp)
  return (
    <SentenceRounds
      tasks={shown.tasks}
      said={content?.sentences.map(saidOf)}
      moduleKey={props.moduleKey}
      hint={ui.hint}
      mark={mark}
    />
  )
}
