import { Picture } from '@hakka/ui/Picture.tsx'
import { Reading } from '#kit/Hakka.tsx'
import { Listen } from '#kit/Listen.tsx'
import { Characters } from './CardFace.tsx'
import { ui } from './ui.ts'
import type { GameWord } from './words.ts'

/** 「狗仔」，意思是「狗」。 */
export function Meaning({ word }: { word: { hakka: string; chinese: string } }) {
  return (
    <>
      「<Characters text={word.hakka} className="text-[1.1em]" />」
      {word.chinese ? ui.mean(word.chinese) : ui.stop}
    </>
  )
}

/** A word to be heard: what was picked, or what was asked for. Small enough for the bar of a game. */
export function ToldWord({ word }: { word: Pick<GameWord, 'hakka' | 'pinyin' | 'audio' | 'image'> }) {
  return (
    <div className="game-told">
      {word.image && (
        <Picture src={word.image} alt="" width={48} height={48} className="size-12 flex-none max-sm:hidden" />
      )}
      <p className="min-w-0 text-center leading-tight">
        <Characters text={word.hakka} className="block text-22 leading-tight" />
        <span className="block text-14 leading-tight text-primary">
          <Reading pinyin={word.pinyin} />
        </span>
      </p>
      {word.audio && <Listen sound={word.audio} says={word.hakka} iconOnly />}
    </div>
  )
}
