import { dialectName } from '@hakka/contract/constants'
import type { DictionaryWord } from '@hakka/contract/dictionary'
import { Card } from '@hakka/ui/Card.tsx'
import { Chip } from '@hakka/ui/Chip.tsx'
import { Meanings } from '../../app/dictionary/Meanings.tsx'
import { partOfSpeech } from '../../app/dictionary/part-of-speech.ts'
import { useMarks } from '../../app/dictionary/use-marks.ts'
import { WordHead } from '../../app/dictionary/WordHead.tsx'
import { WordSource } from '../../app/dictionary/WordSource.tsx'
import { Listening } from './Listening.tsx'
import { References } from './References.tsx'
import { RelatedWords } from './RelatedWords.tsx'
import { SixDialects } from './SixDialects.tsx'

/** One entry of the dictionary: what it means, how six dialects say it, and which words stand near it. */
export function WordEntry({
  word,
  place,
  dialectId,
}: {
  word: DictionaryWord
  /** Its number among entries that are written alike. */
  place: number | undefined
  dialectId: number
}) {
  const { marks } = useMarks()
  return (
    <article id={word.id} aria-label={place ? `${word.text} ${place}` : word.text} className="scroll-mt-4">
      <Card className="grid overflow-hidden lg:grid-cols-[auto_1fr_auto]">
        <div className="px-4 pt-4 md:px-8 md:pt-6 lg:max-w-[38rem] lg:pb-6">
          <div className="mb-2 flex flex-wrap gap-2">
            {place && <Chip tone="warning">第 {place} 條</Chip>}
            {word.part_of_speech && <Chip>{partOfSpeech(word.part_of_speech)}</Chip>}
            {word.categories.map((category) => (
              <Chip key={category}>{category}</Chip>
            ))}
            <Chip tone="level">{dialectName(dialectId)}</Chip>
          </div>
          <WordHead word={word} dialectId={dialectId} marks={marks} look="hero" as="h2" />
        </div>
        <div className="px-4 py-4 md:px-8 md:py-6">
          {word.chinese && (
            <p className="mb-2 flex flex-wrap items-baseline gap-x-3 text-26 leading-snug font-bold">
              {word.chinese}
              <span className="text-16 font-normal text-muted">華語</span>
            </p>
          )}
          <Meanings word={word} />
        </div>
        <Listening word={word} dialectId={dialectId} />
      </Card>
      <div className="mt-6 grid grid-cols-1 items-start gap-6 xl:grid-cols-[minmax(0,7.4fr)_minmax(0,4.6fr)] print:mt-2 print:block">
        <SixDialects word={word} dialectId={dialectId} />
        <div className="grid grid-cols-1 gap-4">
          <RelatedWords word={word} dialectId={dialectId} />
          <References word={word} />
          <WordSource source={word.source} />
        </div>
      </div>
    </article>
  )
}
