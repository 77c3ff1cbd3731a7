import type { RoomStage } from '@hakka/contract/room-views'
import type { ModuleHost } from '@hakka/modules/host'
import { HostProvider, ModuleView, moduleItems } from '@hakka/modules/web'
import { play } from '@hakka/ui/audio.ts'
import { playSequence } from '@hakka/ui/sequence.ts'
import { useMemo } from 'react'
import { useReading } from '../../app/container/reading.ts'
import '../../app/container/one-screen.css'
import '../../app/container/games.css'
import '../../app/container/container.css'

/** The server has parsed them by their schema. */
const areWords = (words: unknown): words is ModuleHost['vocabulary'] => Array.isArray(words)

/** A verdict that does not come before the teacher shows it: until then the page says that the answer is sent. */
const never = new Promise<never>(() => {})

/** A class looks at it: its answers are opened by the room, not by the view. */
const LOOKED_AT: NonNullable<ModuleHost['wall']> = {
  answers: false,
  answerable: () => () => {},
  rounds: () => () => {},
}

/** A question of any exercise as its module's own view draws it, without the key; `onAnswer` hears what is given. */
export default function Exercise({
  stage,
  pinyin,
  onBoard = false,
  onAnswer,
}: {
  stage: RoomStage
  pinyin: boolean
  /** Looked at by a class: large, and nobody answers there. */
  onBoard?: boolean
  onAnswer(answer: unknown): void
}) {
  const reading = useReading()
  const { exercise, dialect_id, level_no, key } = stage
  const host = useMemo<ModuleHost>(
    () => ({
      dialectId: dialect_id,
      levelNo: level_no,
      reading: {
        ...reading,
        autoSay: false,
        pinyin: pinyin ? reading.pinyin : 'none',
        projector: false,
        size: onBoard ? 1 : reading.size,
      },
      ...(onBoard && { wall: LOOKED_AT, oneScreen: true }),
      vocabulary: areWords(exercise?.words) ? exercise.words : [],
      play,
      playAll: playSequence,
      toldLater: true,
      // Right and wrong are the whole class's, and later.
      signal() {},
      announce() {},
      done() {},
      assess: (answer) => {
        onAnswer(answer)
        return never
      },
    }),
    [dialect_id, level_no, reading, pinyin, onBoard, exercise, onAnswer],
  )
  const items = useMemo(
    () => (exercise ? moduleItems(exercise.type, exercise.content).map(({ no }) => no - 1) : []),
    [exercise],
  )
  if (!exercise) return null
  return (
    <HostProvider host={host}>
      <ModuleView type={exercise.type} content={exercise.content} items={items} moduleKey={`room-${key}`} />
    </HostProvider>
  )
}
