import { useKeptBoards } from '#kit/board/use-kept-boards.tsx'
import { Classroom } from '#kit/classroom/Classroom.tsx'
import type { ViewProps } from '#kit/host.ts'
import { Board } from './Board.tsx'
import type { RankingContent } from './module.ts'
import { NOTHING, type Ranking, readRanking } from './ranking.ts'

/** Questions whose answers are put in order, by one after the other; bars show what all of them together chose. */
export default function RankingView({ content, moduleKey }: ViewProps<RankingContent>) {
  const { questions } = content
  const read = (value: unknown): Ranking[] => {
    const list: readonly unknown[] = Array.isArray(value) ? value : []
    return questions.map(({ options = [] }, index) =>
      readRanking(
        list[index],
        options.map(({ id }) => id),
      ),
    )
  }
  const kept = useKeptBoards(moduleKey, read(undefined), read)
  const rankings = kept.value
  return (
    <Classroom
      type="ranking_bar"
      youth={content.youth_data}
      questions={questions}
      isDone={(index) => (rankings[index]?.ballots ?? []).length > 0}
      filled={rankings.some(({ own, ballots }) => own.length + ballots.length > 0)}
      clear={kept.clear}
      undo={kept.undo}
      body={(index) => (
        <Board
          options={questions[index]?.options}
          ranking={rankings[index] ?? NOTHING}
          onChange={(ranking) => kept.change(rankings.map((own, at) => (at === index ? ranking : own)))}
        />
      )}
    />
  )
}
