import { dialectName } from '@hakka/contract/constants'
import type { DictionaryWord } from '@hakka/contract/dictionary'
import { Card } from '@hakka/ui/Card.tsx'
import { DialectReadings } from '@hakka/ui/DialectReadings.tsx'
import { Segmented } from '@hakka/ui/Segmented.tsx'
import { TonePlot } from '@hakka/ui/TonePlot.tsx'
import { useMarks } from '../../app/dictionary/use-marks.ts'

const STYLES = [
  { value: 'marks', label: '調號' },
  { value: 'numbers', label: '調值' },
] as const

/** How each of the six dialects says the word, and what the colours and lines mean. */
export function SixDialects({ word, dialectId }: { word: DictionaryWord; dialectId: number }) {
  const { marks, setMarks } = useMarks()
  return (
    <Card as="section" aria-label={`${word.text}的六腔讀音`} className="overflow-hidden pt-4 md:pt-6">
      <div className="flex flex-wrap items-center justify-between gap-3 px-4 md:px-8">
        <h3 className="text-22 leading-snug font-bold">六腔讀音</h3>
        <span className="print:hidden">
          <Segmented label="標音方式" hideLabel value={marks} onChange={setMarks} options={STYLES} />
        </span>
      </div>
      <p className="flex flex-wrap items-center gap-x-5 gap-y-1 px-4 pt-1 pb-3 text-16 text-muted md:px-8">
        <span>和{dialectName(dialectId)}比：</span>
        <span className="inline-flex items-center gap-2 text-ink">
          <i className="h-6 w-7 rounded-[6px] bg-other-word shadow-[inset_0_0_0_2px_var(--color-other-word-line)]" />
          字不同
        </span>
        <span className="inline-flex items-center gap-2 text-ink">
          <i className="h-6 w-7 rounded-[6px] bg-warning-soft shadow-[inset_0_-3px_0_var(--color-warning)]" />
          音不同
        </span>
        <span className="inline-flex items-center gap-2 text-ink">
          <span aria-hidden="true">
            <TonePlot syllable={{ letters: 'a', tone: '24' }} className="h-7 w-10" />
          </span>
          聲調，由低 1 到高 5
        </span>
      </p>
      <DialectReadings headword={word.text} readings={word.pinyins} chosen={dialectId} marks={marks} />
    </Card>
  )
}
