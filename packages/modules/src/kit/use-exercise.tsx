import { useMemo } from 'react'
import { useHost } from './host-context.tsx'
import { asIs, type Deal } from './public.ts'
import type { LessonWords, Mark, Verdict } from './verdict.ts'

/** What an exercise's view draws and asks. */
interface Exercise<C, S> {
  /** The content without its key. */
  shown: S
  /** The whole content where one practises: what explains the answers is there, too. */
  content: C | undefined
  mark: Mark
}

/**
 * An exercise as its view has it, whoever marks: by the type's own rules where the content is given, at once and also
 * offline; else by the page's server.
 */
export function useExercise<C extends object, S extends object>(
  { content, shown }: { content?: NoInfer<C> | undefined; shown?: NoInfer<S> | undefined },
  show: (content: C, deal: Deal) => S,
  markBy: (content: C, answer: unknown, lesson: LessonWords) => Verdict,
): Exercise<C, S> {
  const { assess, vocabulary, written } = useHost()
  return useMemo(() => {
    if (content) {
      const mark = (answer: unknown) => markBy(content, answer, { words: vocabulary })
      const own = show(content, asIs)
      return { shown: written?.kept(own) ?? own, content, mark }
    }
    if (!shown || !assess) throw new Error('an exercise without its key needs a host that assesses')
    return { shown, content, mark: assess }
  }, [content, shown, show, markBy, assess, vocabulary, written])
}
