import { cx } from '@hakka/ui/cx.ts'
import { Picture } from '@hakka/ui/Picture.tsx'
import { Reading } from '#kit/Hakka.tsx'
import { useHost } from '#kit/host-context.tsx'
import { WrittenFace } from './CardFace.tsx'
import type { GameProps } from './game-props.ts'
import { QuizGame } from './QuizGame.tsx'
import type { GameWord } from './words.ts'

/** Game 4: see a picture or the Chinese, pick the Hakka. */
export default function NameGame(props: GameProps<GameWord>) {
  const { reading, oneScreen } = useHost()
  return (
    <QuizGame
      {...props}
      game="name"
      sounds
      prompt={({ image, chinese }) => (
        <div
          className={
            oneScreen
              ? 'game-scene'
              : 'flex min-h-50 flex-col items-center justify-center gap-2 rounded-card bg-lighten px-4 py-4'
          }
        >
          {image && (
            <Picture
              src={image}
              alt={chinese}
              width={144}
              height={144}
              className={oneScreen ? 'game-scene-picture' : 'size-32 md:size-36'}
              eager
            />
          )}
          {chinese && (!image || reading.chinese) && (
            <p
              data-asked
              className={cx('leading-snug', image ? 'text-22' : oneScreen ? 'text-32' : 'text-40')}
            >
              {chinese}
            </p>
          )}
        </div>
      )}
      face={({ hakka, pinyin }) => (
        <>
          <WrittenFace form="hakka" text={hakka} />
          <span className="md:[&>span]:text-22">
            <Reading pinyin={pinyin} />
          </span>
        </>
      )}
    />
  )
}
