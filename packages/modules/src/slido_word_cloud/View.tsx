import { useKeptBoards } from '#kit/board/use-kept-boards.tsx'
import { Classroom } from '#kit/classroom/Classroom.tsx'
import type { ViewProps } from '#kit/host.ts'
import { readLists, withList } from '#kit/kept/kept-lists.ts'
import { Board } from './Board.tsx'
import type { WordCloudContent } from './module.ts'
import { readWord } from './words.ts'

/** Questions that are answered by words, which make a cloud. */
export default function WordCloudView({ content, moduleKey }: ViewProps<WordCloudContent>) {
  const { questions } = content
  const read = (value: unknown) => readLists(value, questions.length, readWord)
  const kept = useKeptBoards(moduleKey, read(undefined), read)
  const clouds = kept.value
  return (
    <Classroom
      type="slido_word_cloud"
      youth={content.youth_data}
      questions={questions}
      isDone={(index) => (clouds[index] ?? []).length > 0}
      filled={clouds.some((words) => words.length > 0)}
      clear={kept.clear}
      undo={kept.undo}
      body={(index) => (
        <Board
          words={clouds[index] ?? []}
          onChange={(words) => kept.change(withList(clouds, index, words))}
        />
      )}
    />
  )
}
