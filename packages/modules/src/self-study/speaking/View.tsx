import type { GroupLabels, SpeakingSentence } from '@hakka/contract/speaking'
import { useLatest } from '@hakka/ui/use-latest.ts'
import { useMemo, useRef } from 'react'
import type { ModuleHost } from '#kit/host.ts'
import type { Alone } from '#kit/recording/spoken.ts'
import { StudyPart } from '#kit/StudyPart.tsx'
import { useKeys } from '#kit/use-keys.tsx'
import { groupsOf } from './groups.ts'
import { SentenceRow } from './SentenceRow.tsx'
import { ui } from './ui.ts'

export interface SpeakingViewProps {
  host: ModuleHost
  /** Those that are shown, in their order. */
  sentences: readonly SpeakingSentence[]
  /** Of a dialect whose sentences are two groups. */
  groups: GroupLabels | null
  /** Id of the one that is open. */
  openId: number | undefined
  /** Best scores by id of the sentence. */
  scores: ReadonlyMap<number, number>
  onOpen(id: number): void
  /** Opens the sentence before or after the open one; `undefined` where there is none. */
  step(by: -1 | 1): (() => void) | undefined
  /** Keeps a recording of the open sentence; nothing where nobody is logged in. */
  keep: Alone['keep']
}

/** Sentences to be said: a list of which one is open, to be heard, recorded, compared and judged. */
export function SpeakingView({
  host,
  sentences,
  groups,
  openId,
  scores,
  onOpen,
  step,
  keep,
}: SpeakingViewProps) {
  const part = useRef<HTMLDivElement>(null)
  const alone = useAlone(step, keep)
  const open = sentences.find(({ id }) => id === openId)
  useKeys({
    arrowup: step(-1),
    arrowdown: step(1),
    l: () => part.current?.querySelector<HTMLElement>('[data-key="L"] button')?.click(),
  })
  return (
    <StudyPart host={host} frame={part} className="grid grid-cols-1 gap-6 text-18 leading-[1.75]">
      {groupsOf(sentences, groups).map((group) => (
        <section key={group.label} aria-label={group.label || ui.sentences}>
          {group.label && <h3 className="mb-2 text-20 font-bold text-darken">{group.label}</h3>}
          <ol className="grid grid-cols-1 gap-3">
            {group.sentences.map((sentence) => (
              <SentenceRow
                key={sentence.id}
                sentence={sentence}
                open={sentence.id === openId}
                score={scores.get(sentence.id)}
                onOpen={() => onOpen(sentence.id)}
                alone={alone}
              />
            ))}
          </ol>
        </section>
      ))}
      <p className="text-14 text-muted max-lg:hidden">
        {ui.keys({ heard: Boolean(open?.hakka_sentence.audio), more: sentences.length > 1 })}
      </p>
    </StudyPart>
  )
}

/** The same as long as there is a next sentence, and one may keep: the microphone is not drawn anew for either. */
function useAlone(step: SpeakingViewProps['step'], keep: Alone['keep']): Alone {
  const goOn = useLatest(() => step(1)?.())
  const keepLatest = useLatest(async (file: Uint8Array<ArrayBuffer>) => (await keep?.(file)) ?? '')
  const [more, keeps] = [step(1) !== undefined, keep !== undefined]
  return useMemo(
    () => ({ next: more ? goOn : undefined, keep: keeps ? keepLatest : undefined }),
    [more, keeps, goOn, keepLatest],
  )
}
