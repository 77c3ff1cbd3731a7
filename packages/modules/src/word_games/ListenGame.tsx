import { Picture } from '@hakka/ui/Picture.tsx'
import { Characters } from './CardFace.tsx'
import type { GameProps } from './GameFrame.tsx'
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
            <Picture src={word.image} alt="" width={80} height={80} className="size-18 md:size-26" eager />
          )}
          <Characters text={word.hakka} className={word.image ? 'text-26 md:text-32' : 'text-32'} />
        </>
      )}
    />
  )
}
