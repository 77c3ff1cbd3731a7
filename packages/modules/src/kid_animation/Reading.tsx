import { Bird } from '@hakka/ui/Bird.tsx'
import { Card } from '@hakka/ui/Card.tsx'
import { Chinese, Hakka } from '#kit/Hakka.tsx'
import { keyed } from '#kit/kept/keyed.ts'
import { Listen } from '#kit/Listen.tsx'
import { useReadingDone } from '#kit/round/reading-done.tsx'
import type { AnimationContent } from './module.ts'
import { ui } from './ui.ts'

/** A lesson without its film yet: what is said in it, to be read and heard. */
export function Reading({ lines }: { lines: readonly AnimationContent['captions'][string][] }) {
  const end = useReadingDone(1, [])
  const voiced = lines.some(({ hakka }) => hakka.audio)
  return (
    <>
      <Card className="mb-4 flex items-center gap-4 bg-note px-4 py-4 md:gap-6 md:px-7">
        <Bird width={96} />
        <div className="min-w-0">
          <p className="font-reading text-26 leading-snug text-darken">{ui.missing}</p>
          {lines.length > 0 && <p className="text-18 text-muted">{voiced ? ui.read : ui.readSilent}</p>}
        </div>
      </Card>
      <ol className="grid grid-cols-1 gap-3">
        {keyed(lines, ({ hakka }) => hakka.text).map(({ key, item: { hakka, chinese }, index }) => (
          <li key={key}>
            <Card className="flex items-start gap-3 px-4 py-4 sm:gap-4 md:px-6">
              <span className="flex size-9 flex-none items-center justify-center rounded-code bg-lighten text-16 font-bold text-darken">
                {index + 1}
              </span>
              <div className="min-w-0 flex-1">
                <Hakka text={hakka.text} pinyin={hakka.pinyin} size="sentence" />
                <Chinese>{chinese?.text}</Chinese>
              </div>
              <Listen sound={hakka.audio} says={hakka.text} iconOnly />
            </Card>
          </li>
        ))}
      </ol>
      <div ref={end} />
    </>
  )
}
