import { Card } from '@hakka/ui/Card.tsx'
import { useLatest } from '@hakka/ui/use-latest.ts'
import { useMemo, useRef } from 'react'
import type { ViewProps } from '#kit/host.ts'
import { useHost } from '#kit/host-context.tsx'
import { keyed } from '#kit/kept/keyed.ts'
import { PlayerBar } from '#kit/player/PlayerBar.tsx'
import { usePlayer } from '#kit/player/use-player.tsx'
import { useReadingDone } from '#kit/round/reading-done.tsx'
import { useWallRounds } from '#kit/round/use-wall-rounds.tsx'
import { SentenceRow } from '#kit/sentence/SentenceRow.tsx'
import { useWordPopover } from '#kit/word/use-word-popover.tsx'
import { WordPopover } from '#kit/word/WordPopover.tsx'
import type { ArticleContent } from './module.ts'
import { pagesOf } from './pages.ts'
import { ui } from './ui.ts'

/**
 * A lesson's text: sentence under sentence, the player below, a word's explanation beside it. On a wall a page of it at a
 * time, the one with the sentence that is read.
 */
export default function ArticleView({ content, items }: ViewProps<ArticleContent>) {
  const { vocabulary, wall } = useHost()
  const { sentences } = content
  const player = usePlayer(sentences.map(({ hakka }) => hakka.audio))
  const container = useRef<HTMLDivElement>(null)
  const { open, close, onWord } = useWordPopover(container)
  const end = useReadingDone(sentences.length, items)
  const word = open && vocabulary.find((own) => own.text.hakka === open.word)?.text
  const { state } = player
  const onWall = wall !== undefined
  const starts = useMemo(() => (onWall ? pagesOf(sentences) : [0]), [onWall, sentences])
  const page = starts.findLastIndex((start) => start <= state.current)
  const shows = (index: number) =>
    index >= (starts[page] ?? 0) && index < (starts[page + 1] ?? sentences.length)
  const turnTo = useLatest((next: number) => player.select(starts[next] ?? 0))
  useWallRounds(page, starts.length, turnTo, '頁')
  const explained = word && open && <WordPopover word={word} place={open.place} onClose={close} />
  return (
    <div ref={container} className="relative">
      <Card className="p-1 pb-3 md:p-2 md:pb-5">
        <ol aria-label={ui.article}>
          {keyed(sentences, (own) => own.hakka.text).map(
            ({ key, item: sentence, index }) =>
              shows(index) && (
                <SentenceRow
                  key={key}
                  sentence={sentence}
                  no={index + 1}
                  lit={index === state.current}
                  past={index < state.current || index < state.heard}
                  playing={index === state.current && state.status === 'playing'}
                  openWord={open?.line === index ? open.from : undefined}
                  onWord={onWord(index)}
                  onPlay={() => player.playFrom(index)}
                />
              ),
          )}
        </ol>
        <div ref={end} />
      </Card>
      {open?.place.kind === 'below' && explained}
      <div className="sticky bottom-0 z-10 mt-4 max-md:-mx-4 [@media(height<34rem)]:static">
        {open?.place.kind === 'sheet' && explained}
        <PlayerBar
          player={player}
          label={ui.player}
          whole={ui.whole}
          voiced={sentences.map((sentence) => sentence.hakka.audio !== undefined)}
          synthetic={sentences.some((sentence) => sentence.hakka.audio?.synthetic)}
        />
      </div>
    </div>
  )
}
