import { dialectName, JUDGED_DIALECTS } from '@hakka/contract/constants'
import type { StudyMenu } from '@hakka/contract/self-study'
import type { SpeakingCategory, SpeakingSentence } from '@hakka/contract/speaking'
import { SpeakingView } from '@hakka/modules/study/speaking'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import { useAnnouncer } from '../../app/container/use-announcer.tsx'
import { useContainer } from '../../app/container/use-container.ts'
import { useRecorder } from '../../app/recorder/use-recorder.ts'
import { keepLastStudy } from '../../app/self-study/last-study.ts'
import { PracticeContainer, THEMES } from '../../app/self-study/PracticeContainer.tsx'
import { ReadingToggles } from '../../app/self-study/ReadingToggles.tsx'
import { themeGroups } from '../../app/self-study/theme-groups.ts'
import { sentencesOf, soundsOf, useSpoken } from '../../app/self-study/use-spoken.ts'
import { useStudyHost } from '../../app/self-study/use-study-host.ts'
import { practiceUrl } from '../../app/self-study/way.ts'
import { useVisitor } from '../../app/visitor.ts'
import { keepRecording } from './keep-recording.ts'
import { SubcategoryTabs } from './SubcategoryTabs.tsx'

/** A theme of speaking in the container: the sentences of a subcategory, one of them open. */
export function SpeakingPage({ menu, category }: { menu: StudyMenu; category: SpeakingCategory }) {
  const userId = useVisitor().user?.id ?? null
  const { category_id, level_no, dialect_id, subcategories } = category
  const place = { level_no, dialect_id, category_id }
  const sentences = useMemo(() => sentencesOf(category), [category])
  const { scores, doneIn, reload, judge } = useSpoken(category, userId)
  const items = sentences.map(({ id, no, hakka_sentence }) => ({ id, no, title: hakka_sentence.text }))
  const groups = themeGroups(menu, category_id, { items, doneIn, exercise: false })
  const state = useContainer(groups, THEMES, 'one_page')
  const open = sentences[state.item]
  const subcategory = subcategories.find((own) => own.sentences.some(({ id }) => id === open?.id))
  const { announce, line } = useAnnouncer()
  const time = useRecorder({
    userId,
    hasModule: sentences.length > 0,
    page: { page_code: 'self_study.speaking', dialect_id, level_no },
  })
  useLastSentence(category, open, state.item, sentences.length)
  const sounds = useMemo(() => soundsOf(subcategory?.sentences ?? []), [subcategory])
  const host = useStudyHost(
    { dialectId: dialect_id, levelNo: level_no, announce, judge: useJudgeOf(open, judge) },
    sounds,
  )
  const goTo = (id: number) => state.goToItem(sentences.findIndex((own) => own.id === id))
  return (
    <PracticeContainer
      type="speaking"
      place={place}
      have={category.dialects}
      state={state}
      time={time}
      assigns={subcategory ? { of: 'speaking', id: category_id, dialect_id } : undefined}
      missing={subcategory ? undefined : category.name}
      onJoined={reload}
    >
      {subcategory && (
        <>
          <div className="mb-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
            <SubcategoryTabs
              subcategories={subcategories}
              openId={subcategory.id}
              onOpen={({ sentences: [first] }) => first && goTo(first.id)}
            />
            <ReadingToggles />
          </div>
          {!JUDGED_DIALECTS.includes(dialect_id) && (
            <p className="mb-3 rounded-option bg-note px-4 py-3 text-16">
              AI 評分僅支援四縣腔與海陸腔。{dialectName(dialect_id)}
              {sounds.length > 0
                ? '可以聽示範、錄音，自己比一比。'
                : '還沒有示範的錄音，可以看字錄音，自己聽聽看。'}
            </p>
          )}
          <SpeakingView
            host={host}
            sentences={state.slides ? (open ? [open] : []) : subcategory.sentences}
            groups={category.groups}
            openId={open?.id}
            scores={scores}
            onOpen={goTo}
            step={(by) => {
              const to = sentences[state.item + by]
              return to && (() => state.goToItem(state.item + by))
            }}
            keep={userId === null || !open ? undefined : (file) => keepRecording(open.id, file)}
          />
        </>
      )}
      {line}
    </PracticeContainer>
  )
}

/** The judge of what is open. It stays the same when another sentence opens: nothing that is heard is cut off. */
function useJudgeOf(open: SpeakingSentence | undefined, judge: ReturnType<typeof useSpoken>['judge']) {
  const now = useRef({ open, judge })
  useEffect(() => {
    now.current = { open, judge }
  })
  return useCallback(async ({ file }: { file: Uint8Array<ArrayBuffer> }) => {
    const { open: sentence, judge: ask } = now.current
    return sentence && ask(sentence, file)
  }, [])
}

/** Notes where the learner is, for 繼續上次. */
function useLastSentence(
  { name, category_id, level_no, dialect_id }: SpeakingCategory,
  open: SpeakingSentence | undefined,
  index: number,
  total: number,
): void {
  const no = open?.no
  useEffect(() => {
    if (no === undefined) return
    keepLastStudy({
      type: 'speaking',
      level_no,
      dialect_id,
      category_id,
      title: name,
      detail: `上次講到第 ${index + 1} 句`,
      at: { done: index + 1, total },
      url: practiceUrl('speaking', { level_no, dialect_id, category_id }, `#no-${no}`),
    })
  }, [no, index, total, name, category_id, level_no, dialect_id])
}
