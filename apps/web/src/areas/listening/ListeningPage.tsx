import type { CheckQuestion, ListeningCategory } from '@hakka/contract/listening'
import type { StudyMenu } from '@hakka/contract/self-study'
import type { Face } from '@hakka/contract/shapes'
import { ListeningView } from '@hakka/modules/study/listening'
import { toast } from '@hakka/ui/toast.ts'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { api } from '../../app/api.ts'
import { useAnnouncer } from '../../app/container/use-announcer.tsx'
import { useContainer } from '../../app/container/use-container.ts'
import { ReadingFace } from '../../app/ReadingFace.tsx'
import { useRecorder } from '../../app/recorder/use-recorder.ts'
import { keepLastStudy } from '../../app/self-study/last-study.ts'
import { PracticeContainer, THEMES } from '../../app/self-study/PracticeContainer.tsx'
import { type StudyDone, useStudyProgress } from '../../app/self-study/progress.ts'
import { themeGroups } from '../../app/self-study/theme-groups.ts'
import { useStudyHost } from '../../app/self-study/use-study-host.ts'
import { practiceUrl } from '../../app/self-study/way.ts'
import { useVisitor } from '../../app/visitor.ts'

/** The check of a dialogue that is under way. */
interface Checking {
  dialogueId: number
  questions: readonly CheckQuestion[]
  font: Face | null
  round: number
  begunAt: number
}

/** A theme of listening in the container: its dialogues, and their checks. */
export function ListeningPage({ menu, category }: { menu: StudyMenu; category: ListeningCategory }) {
  const userId = useVisitor().user?.id ?? null
  const { done, doneIn, finish, reload } = useStudyProgress('listening', userId)
  const [checking, setChecking] = useState<Checking>()
  const { category_id, level_no, dialect_id, dialogues } = category
  const place = { level_no, dialect_id, category_id }
  const items = dialogues.map(({ id, no, title }) => ({ id, no, title: title.hakka }))
  const groups = themeGroups(menu, category_id, {
    items,
    doneIn: (id) => doneIn(id, dialect_id),
    exercise: checking !== undefined,
  })
  const state = useContainer(groups, THEMES)
  const shown = state.shown.flatMap((index) => dialogues[index] ?? [])
  const { announce, line } = useAnnouncer()
  const time = useRecorder({
    userId,
    hasModule: dialogues.length > 0,
    page: { page_code: 'self_study.listening', dialect_id, level_no },
  })
  const open = dialogues[state.item]
  useLastDialogue(category, open)
  // Whoever goes to another dialogue or theme leaves the check.
  const here = `${category_id} ${dialect_id} ${open?.id}`
  const before = useRef(here)
  useEffect(() => {
    if (before.current === here) return
    before.current = here
    setChecking(undefined)
  }, [here])

  const following = dialogues[state.item + 1]
  const next = useMemo(
    () =>
      following && {
        label: '下一段對話',
        go: () => {
          setChecking(undefined)
          state.goToItem(state.item + 1)
        },
      },
    [following, state],
  )
  const sounds = useMemo(() => soundsOf(dialogues), [dialogues])
  const host = useStudyHost(
    {
      dialectId: dialect_id,
      levelNo: level_no,
      announce,
      oneScreen: state.oneScreen,
      ...(checking && next ? { next } : {}),
    },
    sounds,
  )
  const begin = useCallback(async (dialogueId: number, round: number) => {
    try {
      const { data } = await api('GET /api/self_study/listening/check', { query: { id: dialogueId, round } })
      if (data.questions.length === 0)
        toast({ type: 'warning', title: '暫時出不了小測驗', body: '這個級別的對話還不夠多。' })
      else setChecking({ ...data, dialogueId, round, begunAt: performance.now() })
    } catch (error) {
      toast({
        type: 'error',
        title: '小測驗沒有載入',
        body: error instanceof Error ? error.message : '請檢查網路，再試一次',
      })
    }
  }, [])
  const checked = dialogues.find(({ id }) => id === checking?.dialogueId)
  return (
    <PracticeContainer
      type="listening"
      place={place}
      have={category.dialects}
      state={state}
      time={time}
      ownBar
      assigns={dialogues.length > 0 ? { of: 'listening', id: category_id, dialect_id } : undefined}
      missing={dialogues.length === 0 ? category.category_name : undefined}
      onJoined={reload}
    >
      {checking?.font?.url && <ReadingFace face={checking.font} />}
      {dialogues.length > 0 && (
        <ListeningView
          host={host}
          dialogues={shown.map((dialogue) => ({
            dialogue,
            keys: shown.length === 1,
            result: resultOf(done, dialogue.id),
            onCheck: dialogue.has_check ? () => void begin(dialogue.id, 1) : undefined,
          }))}
          check={
            checking && checked
              ? {
                  dialogue: checked,
                  questions: checking.questions,
                  onDone: (answer, result) =>
                    finish(checked.id, {
                      answer,
                      result,
                      usedMs: performance.now() - checking.begunAt,
                      theme: { category_id, dialect_id },
                    }),
                  onBack: () => setChecking(undefined),
                  onAnother: () => void begin(checked.id, checking.round + 1),
                }
              : undefined
          }
        />
      )}
      {line}
    </PracticeContainer>
  )
}

const soundsOf = (dialogues: ListeningCategory['dialogues']): string[] =>
  dialogues.flatMap(({ sentences }) => sentences.flatMap((own) => own.hakka_sentence.audio?.url ?? []))

/** Points of a check that was done; nothing where none was. */
const resultOf = (done: StudyDone, id: number) => done.get(id)?.result ?? undefined

/** Notes where the learner is, for 繼續上次. */
function useLastDialogue(
  { category_name, category_id, level_no, dialect_id, dialogues }: ListeningCategory,
  open: ListeningCategory['dialogues'][number] | undefined,
): void {
  const no = open?.no
  const index = dialogues.findIndex((own) => own.no === no)
  const silent = !open?.sentences.some(({ hakka_sentence }) => hakka_sentence.audio)
  useEffect(() => {
    if (no === undefined) return
    const url = practiceUrl('listening', { level_no, dialect_id, category_id }, `#no-${no}`)
    keepLastStudy({
      type: 'listening',
      level_no,
      dialect_id,
      category_id,
      title: category_name,
      detail: `上次${silent ? '讀' : '聽'}到第 ${index + 1} 段對話`,
      at: { done: index + 1, total: dialogues.length },
      url,
    })
  }, [no, index, silent, dialogues.length, category_name, category_id, level_no, dialect_id])
}
