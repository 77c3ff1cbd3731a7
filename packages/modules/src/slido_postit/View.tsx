import { useKeptBoards } from '#kit/board/use-kept-boards.tsx'
import { Classroom } from '#kit/classroom/Classroom.tsx'
import type { ViewProps } from '#kit/host.ts'
import { readLists, withList } from '#kit/kept/kept-lists.ts'
import { Board } from './Board.tsx'
import type { PostitContent } from './module.ts'
import { readNote } from './notes.ts'

/** Questions with a board each, on which a pupil, or a class around one screen, posts notes. */
export default function PostitView({ content, moduleKey }: ViewProps<PostitContent>) {
  const { questions } = content
  const read = (value: unknown) => readLists(value, questions.length, readNote)
  const kept = useKeptBoards(moduleKey, read(undefined), read)
  const boards = kept.value
  return (
    <Classroom
      type="slido_postit"
      youth={content.youth_data}
      questions={questions}
      isDone={(index) => (boards[index] ?? []).length > 0}
      filled={boards.some((notes) => notes.length > 0)}
      clear={kept.clear}
      undo={kept.undo}
      body={(index) => {
        const background = questions[index]?.background_image
        return (
          <Board
            notes={boards[index] ?? []}
            background={background?.url || background?.file_url || undefined}
            onChange={(notes) => kept.change(withList(boards, index, notes))}
          />
        )
      }}
    />
  )
}
