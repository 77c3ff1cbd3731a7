import { rubyCells } from '@hakka/hakka/ruby'
import { useRef } from 'react'
import { Hakka } from '#kit/Hakka.tsx'
import { useHost } from '#kit/host-context.tsx'
import { useSentenceWords } from './use-sentence-words.tsx'
import { useTold } from './use-told.tsx'
import { type OpenWord, useWordPopover } from './use-word-popover.tsx'
import { WordPopover } from './WordPopover.tsx'

/** A Hakka sentence each word of which opens what it means. */
export function ExplainedSentence({ text, pinyin }: { text: string; pinyin: string }) {
  const container = useRef<HTMLDivElement>(null)
  const { open, close, onWord } = useWordPopover(container)
  const words = useSentenceWords(text)
  const word = useExplained(open, text, pinyin)
  const explained = word && open && (
    <WordPopover key={open.from} word={word} place={open.place} onClose={close} />
  )
  return (
    <div ref={container} className="relative min-w-0 flex-[1_1_16rem]">
      <p>
        <Hakka
          text={text}
          pinyin={pinyin}
          size="sentence"
          words={words}
          onWord={onWord(0)}
          openWord={open?.from}
        />
      </p>
      {open?.place.kind === 'below' ? (
        explained
      ) : (
        <div className="fixed inset-x-0 bottom-0 z-20 empty:hidden">{explained}</div>
      )}
    </div>
  )
}

/** A word of the lesson as it is taught; of another one the reading that it has in the sentence, and what the dictionary says. */
function useExplained(open: OpenWord | undefined, text: string, pinyin: string) {
  const { vocabulary } = useHost()
  const word = open?.word
  const own = vocabulary.find(({ text: { hakka } }) => hakka === word)?.text
  const told = useTold(own ? undefined : word)
  if (own || !open || word === undefined) return own
  const cells = rubyCells(text, pinyin).slice(open.from, open.from + Array.from(word).length)
  return {
    hakka: word,
    pinyin: cells.flatMap(({ syllable }) => (syllable ? syllable.letters + syllable.tone : [])).join(' '),
    chinese: told?.chinese,
    audio: told?.sound,
  }
}
