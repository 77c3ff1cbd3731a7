import type { WritingCategory } from '@hakka/contract/writing'
import { bankOf, WritingView } from '@hakka/modules/study/writing'
import { lazyAtRest } from '@hakka/ui/at-rest.ts'
import { Live } from '@hakka/ui/early-taps.tsx'
import { Loading } from '@hakka/ui/Loading.tsx'
import { type ComponentProps, memo, Suspense, useEffect, useMemo, useRef } from 'react'
import type { ContainerGroup } from '../../app/container/types.ts'
import { useAnnouncer } from '../../app/container/use-announcer.tsx'
import { useContainer } from '../../app/container/use-container.ts'
import { useRecorder } from '../../app/recorder/use-recorder.ts'
import { keepLastStudy } from '../../app/self-study/last-study.ts'
import { PracticeContainer, THEMES } from '../../app/self-study/PracticeContainer.tsx'
import { useStudyProgress } from '../../app/self-study/progress.ts'
import { useStudyHost } from '../../app/self-study/use-study-host.ts'
import { practiceUrl } from '../../app/self-study/way.ts'
import { useVisitor } from '../../app/visitor.ts'

const ArticleForm = lazyAtRest(() => import('./ArticleForm.tsx'))

const NO_SOUNDS: readonly string[] = []

/**
 * A theme of writing in the container: its sets, each with texts to be filled in and one to be written. Sets are named by
 * their numbers; where the address names none, the first of its level is open.
 */
export function WritingPage({
  category,
  no: categoryNo,
  levelNo,
}: {
  category: WritingCategory
  /** Number of the theme, as the address has it. */
  no: number
  /** Of the address; 0 where it has none. */
  levelNo: number
}) {
  const userId = useVisitor().user?.id ?? null
  const { done, finish, reload } = useStudyProgress('writing', userId)
  const { dialect_id, sets } = category
  const first = Math.max(
    0,
    sets.findIndex((own) => own.level_no === levelNo),
  )
  const state = useContainer(groupsOf(category, done), { ...THEMES, first })
  const open = sets[state.item]
  const level = open?.level_no ?? (levelNo || 1)
  const place = { level_no: level, dialect_id, category_id: categoryNo }
  const { announce, line } = useAnnouncer()
  const time = useRecorder({
    userId,
    hasModule: sets.length > 0,
    page: { page_code: 'self_study.writing', dialect_id, level_no: level },
  })
  useLastSet(category, categoryNo, state.item)
  const begunAt = useBegun(open?.id)
  const following = state.slides ? sets[state.item + 1] : undefined
  const next = useMemo(
    () => following && { label: '下一組', go: () => state.goToItem(state.item + 1) },
    [following, state],
  )
  const host = useStudyHost(
    { dialectId: dialect_id, levelNo: level, announce, ...(next ? { next } : {}) },
    NO_SOUNDS,
  )
  const shown = state.shown.flatMap((index) => sets[index] ?? [])
  return (
    <PracticeContainer
      type="writing"
      place={place}
      have={category.dialects}
      state={state}
      time={time}
      ownBar
      assigns={open && { of: 'writing', id: open.id }}
      missing={sets.length === 0 ? category.category_name : undefined}
      onJoined={reload}
    >
      {shown.map((set) => (
        <WritingView
          key={set.id}
          host={host}
          clozes={set.questions.flatMap((question, at) =>
            question.kind === 'cloze'
              ? [
                  {
                    id: `${set.id} ${at}`,
                    question,
                    words: bankOf(set, question.answers),
                    no: at + 1,
                    of: set.questions.length,
                    name: `writing ${set.id} ${at}`,
                    keys: shown.length === 1 && at === 0,
                    onDone: (answer: string[], result: { earned: number; total: number }) =>
                      finish(set.id, {
                        item: at + 1,
                        answer,
                        result,
                        usedMs: performance.now() - begunAt.current,
                        theme: { category_id: category.category_id, dialect_id },
                      }),
                  },
                ]
              : [],
          )}
        >
          {set.questions.map((question, at) =>
            question.kind === 'article' ? (
              <ArticlePart
                key={`${set.id} ${question.prompt.hakka}`}
                article={question}
                set={set}
                dialectId={dialect_id}
                categoryNo={categoryNo}
                no={at + 1}
              />
            ) : null,
          )}
        </WritingView>
      ))}
      {line}
    </PracticeContainer>
  )
}

/** The text to be written. It changes with its set alone: as the server drew it, it stands until its code is there. */
const ArticlePart = memo(function ArticlePart(article: ComponentProps<typeof ArticleForm>) {
  const part = useRef<HTMLDivElement>(null)
  return (
    <div ref={part} data-part="">
      <Suspense fallback={<Loading />}>
        <ArticleForm {...article} />
        <Live part={part} />
      </Suspense>
    </div>
  )
})

function groupsOf(
  { category_id, category_name, sets }: WritingCategory,
  done: ReadonlyMap<number, unknown>,
): ContainerGroup[] {
  const count = sets.filter(({ id }) => done.has(id)).length
  const entry = {
    id: category_id,
    no: 1,
    code: '1',
    name: category_name,
    description: '',
    done: sets.length > 0 && count === sets.length,
    begun: count > 0 && count < sets.length,
    missed: undefined,
    exercise: false,
    items: sets.map(({ id, no, title }) => ({ id, no, title: `第 ${no} 組　${title.hakka}` })),
  }
  return [{ title: '', entries: [entry] }]
}

/** When the open set was opened. */
function useBegun(setId: number | undefined) {
  const at = useRef(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another set begins anew
  useEffect(() => {
    at.current = performance.now()
  }, [setId])
  return at
}

/** Notes where the learner is, for 繼續上次. */
function useLastSet(category: WritingCategory, categoryNo: number, index: number): void {
  const { dialect_id, category_name, sets } = category
  const set = sets[index]
  const no = set?.no
  const level_no = set?.level_no
  useEffect(() => {
    if (no === undefined || level_no === undefined) return
    keepLastStudy({
      type: 'writing',
      level_no,
      dialect_id,
      category_id: categoryNo,
      title: category_name,
      detail: `上次寫到第 ${no} 組`,
      at: { done: index + 1, total: sets.length },
      url: practiceUrl('writing', { level_no, dialect_id, category_id: categoryNo }, `#no-${no}`),
    })
  }, [no, level_no, index, sets.length, category_name, categoryNo, dialect_id])
}
