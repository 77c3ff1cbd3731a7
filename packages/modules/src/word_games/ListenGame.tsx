import { Picture } from '@hakka/ui/Picture.tsx'
import { WrittenFace } from './CardFace.tsx'
import type { GameProps } from './game-props.ts'
import { Heard } from './Heard.tsx'
import { QuizGame } from './QuizGame.tsx'
import type { GameWord } from './words.ts'

/** Game 1: hear a word, pick it among four. */
export default function ListenGame(props: GameProps<GameWord>) {
  return (
    <QuizGame
      {...props}
      game="listen"
      prompt={({ hakka, pinyin, audio }) => (
        <Heard hakka={hakka} pinyin={pinyin} audio={audio} written="pinyin" />
      )}
      face={(word) => (
        <>
          {word.image && (
            <Picture src={word.image} alt="" width={80} height={80} className="game-picture-small" eager />
          )}
          <WrittenFace form="hakka" text={word.hakka} />
        </>
      )}
    />
  )
}
