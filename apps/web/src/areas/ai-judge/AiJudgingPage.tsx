import { dialectName, JUDGED_DIALECTS } from '@hakka/contract/constants'
import type { StudyMenu } from '@hakka/contract/self-study'
import type { SpeakingCategory } from '@hakka/contract/speaking'
import { AiJudgingView } from '@hakka/modules/study/ai_judging'
import { buttonClass } from '@hakka/ui/Button.tsx'
import { ArrowRight } from 'lucide-react'
import { useCallback, useEffect, useMemo } from 'react'
import { Link } from 'react-router'
import { useAnnouncer } from '../../app/container/use-announcer.tsx'
import { useContainer } from '../../app/container/use-container.ts'
import { judgeSpeech } from '../../app/judge.ts'
import { useRecorder } from '../../app/recorder/use-recorder.ts'
import { keepLastStudy } from '../../app/self-study/last-study.ts'
import { PracticeContainer, THEMES } from '../../app/self-study/PracticeContainer.tsx'
import { themeGroups } from '../../app/self-study/theme-groups.ts'
import { sentencesOf, soundsOf, useSpoken } from '../../app/self-study/use-spoken.ts'
import { useStudyHost } from '../../app/self-study/use-study-host.ts'
import { practiceUrl } from '../../app/self-study/way.ts'
import { Message } from '../../app/shell/Message.tsx'
import { useVisitor } from '../../app/visitor.ts'
import { keptRound } from './kept-round.ts'

/** A theme of AI judging in the container: rounds of five sentences. */
export function AiJudgingPage({ menu, category }: { menu: StudyMenu; category: SpeakingCategory }) {
  const userId = useVisitor().user?.id ?? null
  const { category_id, level_no, dialect_id } = category
  const place = { level_no, dialect_id, category_id }
  const sentences = useMemo(() => sentencesOf(category), [category])
  const { doneIn, reload, judge } = useSpoken(category, userId)
  const state = useContainer(themeGroups(menu, category_id, { items: [], doneIn, exercise: false }), THEMES)
  const { announce, line } = useAnnouncer()
  const isJudged = JUDGED_DIALECTS.includes(dialect_id)
  const time = useRecorder({
    userId,
    hasModule: isJudged && sentences.length > 0,
    page: { page_code: 'self_study.ai_judging', dialect_id, level_no },
  })
  useLastTheme(category, isJudged && sentences.length > 0)
  const sounds = useMemo(() => soundsOf(sentences), [sentences])
  const judgeAlone = useCallback(
    (spoken: Parameters<typeof judgeSpeech>[1]) => judgeSpeech(dialect_id, spoken),
    [dialect_id],
  )
  const host = useStudyHost({ dialectId: dialect_id, levelNo: level_no, announce, judge: judgeAlone }, sounds)
  const kept = useMemo(
    () => keptRound(userId, { category_id, dialect_id }),
    [userId, category_id, dialect_id],
  )
  const following = state.entryBeside(1)
  return (
    <PracticeContainer
      type="ai_judging"
      place={place}
      have={category.dialects}
      state={state}
      time={time}
      missing={isJudged && sentences.length === 0 ? category.name : undefined}
      onJoined={reload}
    >
      {!isJudged && <NotJudged place={place} have={category.dialects} hasSentences={sentences.length > 0} />}
      {isJudged && sentences.length > 0 && (
        <AiJudgingView
          key={`${category_id} ${dialect_id}`}
          host={host}
          sentences={sentences}
          kept={kept}
          judge={judge}
          end={
            following !== undefined && (
              <Link to={state.entryTo(following)} className={buttonClass({ kind: 'ghost' })}>
                下一個主題
                <ArrowRight size={22} aria-hidden="true" />
              </Link>
            )
          }
        />
      )}
      {line}
    </PracticeContainer>
  )
}

/** A dialect that the judge does not know: its sentences are practised without it. */
function NotJudged({
  place,
  have,
  hasSentences,
}: {
  place: { level_no: number; dialect_id: number; category_id: number }
  have: readonly number[]
  /** There are some to be said in this dialect. */
  hasSentences: boolean
}) {
  return (
    <Message
      picture="state-empty"
      title="AI 評分僅支援四縣腔與海陸腔"
      action={
        <>
          {hasSentences && (
            <Link to={practiceUrl('speaking', place)} className={buttonClass({ kind: 'primary' })}>
              練{dialectName(place.dialect_id)}口說
            </Link>
          )}
          {JUDGED_DIALECTS.filter((id) => have.includes(id)).map((dialect_id) => (
            <Link
              key={dialect_id}
              to={practiceUrl('ai_judging', { ...place, dialect_id })}
              className={buttonClass({ kind: 'outline' })}
            >
              講{dialectName(dialect_id)}
            </Link>
          ))}
        </>
      }
    >
      {dialectName(place.dialect_id)}還不能評分
      {hasSentences ? '，可以到口說練習，錄下來自己聽聽看。' : '，這個主題也還沒有這個腔調的句子。'}
    </Message>
  )
}

/** Notes where the learner is, for 繼續上次. */
function useLastTheme({ name, category_id, level_no, dialect_id }: SpeakingCategory, isThere: boolean): void {
  useEffect(() => {
    if (!isThere) return
    keepLastStudy({
      type: 'ai_judging',
      level_no,
      dialect_id,
      category_id,
      title: name,
      detail: '一輪最多五句，講完看結果',
      at: null,
      url: practiceUrl('ai_judging', { level_no, dialect_id, category_id }),
    })
  }, [isThere, name, category_id, level_no, dialect_id])
}
