import { useReducer } from 'react'
import { useHost } from '#kit/host-context.tsx'
import { useMark } from '#kit/use-mark.tsx'
import type { Mark } from '#kit/verdict.ts'
import type { HakkaToChineseContent } from './content.ts'
import type { ShownHakkaToChinese } from './public.ts'
import { Question } from './Question.tsx'
import { startTranslating, type TranslatingAction, translatingReducer } from './translating.ts'

/** A sentence that was missed, once more: by tiles, or in writing. */
export function Repeated({
  shown,
  content,
  index,
  name,
  mark,
  onDone,
}: {
  shown: ShownHakkaToChinese
  content: HakkaToChineseContent
  index: number
  /** Under which the translation is kept. */
  name: string
  mark: Mark
  onDone(): void
}) {
  const { signal } = useHost()
  const [state, dispatch] = useReducer(translatingReducer, { ...startTranslating, at: index })
  const { ask, asking } = useMark(mark)
  function act(action: TranslatingAction): void {
    if (translatingReducer(state, action).at === index) dispatch(action)
    else onDone()
  }
  function submit(text: string): void {
    ask({ [index]: { text } }, (verdict) => {
      dispatch({ type: 'judged', text, verdict })
      signal(verdict.done ? 'right' : 'wrong')
    })
  }
  return (
    <Question
      shown={shown}
      content={content}
      name={name}
      state={state}
      asking={asking}
      dispatch={act}
      submit={submit}
    />
  )
}
