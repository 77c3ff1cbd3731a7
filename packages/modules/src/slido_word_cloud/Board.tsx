import { Card } from '@hakka/ui/Card.tsx'
import { IconButton } from '@hakka/ui/IconButton.tsx'
import { Minus, Plus } from 'lucide-react'
import { useHost } from '#kit/host-context.tsx'
import { CloudPicture } from './CloudPicture.tsx'
import { Giver } from './Giver.tsx'
import { ui } from './ui.ts'
import { type CloudWord, give, take, WORDS_MAX, wordOf } from './words.ts'

/** One question's cloud: where words are given, the picture, and the list to add to and take from. */
export function Board({
  words,
  onChange,
}: {
  words: readonly CloudWord[]
  onChange(words: CloudWord[]): void
}) {
  const host = useHost()
  function add(typed: string) {
    const next = give(words, typed)
    const own = next.find((word) => word.text === wordOf(typed))
    onChange(next)
    host.announce(own ? ui.added(own.text, own.count) : ui.full(WORDS_MAX))
  }
  function remove(text: string) {
    onChange(take(words, text))
    host.announce(ui.removed(text))
  }
  return (
    <div className="grid grid-cols-1 gap-5">
      <p className="text-17 text-muted">{ui.guide}</p>
      <Giver onGive={add} />
      {words.length >= WORDS_MAX && <p className="text-17 text-warning-deep">{ui.full(WORDS_MAX)}</p>}
      <Card className="flex min-h-60 items-center justify-center p-3">
        {words.length === 0 ? (
          <p className="text-center text-18 text-muted">{ui.empty}</p>
        ) : (
          <CloudPicture words={words} />
        )}
      </Card>
      {words.length > 0 && (
        <section aria-label={ui.list}>
          <p className="mb-2 text-16 font-medium text-muted">{ui.kinds(words.length)}</p>
          <ul className="flex flex-wrap gap-2 md:gap-3">
            {words.map((word) => (
              <WordRow
                key={word.text}
                word={word}
                onMore={() => add(word.text)}
                onLess={() => remove(word.text)}
              />
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

function WordRow({ word, onMore, onLess }: { word: CloudWord; onMore(): void; onLess(): void }) {
  return (
    <li
      data-given={word.text}
      className="inline-flex max-w-full items-center rounded-pill border border-line bg-white"
    >
      <button
        type="button"
        aria-label={ui.more(word.text)}
        title={ui.more(word.text)}
        className="flex min-h-12 min-w-0 items-center gap-2 rounded-pill py-1 pl-4 text-left hover:bg-note"
        onClick={onMore}
      >
        <span className="min-w-0 text-18 font-medium">{word.text}</span>
        <span className="flex-none rounded-code bg-lighten px-1.5 text-16 font-bold text-darken">
          {ui.times(word.count)}
        </span>
        <Plus size={20} className="flex-none text-primary" aria-hidden="true" />
      </button>
      <IconButton label={ui.less(word.text)} kind="plain" onClick={onLess}>
        <Minus size={20} aria-hidden="true" />
      </IconButton>
    </li>
  )
}
