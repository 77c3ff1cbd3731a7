import { formatSyllable, type PinyinStyle } from '@hakka/hakka/pinyin'
import { cx } from './cx.ts'
import type { ComparedCell } from './readings.ts'
import { TonePlot } from './TonePlot.tsx'

const SIZES = {
  /** A row of many; long words wrap. */
  row: { cell: 'min-w-16 flex-1 max-w-31 px-1 py-1.5', text: 'text-32' },
  /** The head of a page. */
  hero: { cell: 'min-w-16 md:min-w-22', text: 'text-40 md:text-56' },
  /** The head of a panel. */
  panel: { cell: 'min-w-14', text: 'text-40' },
}

/** A word character by character, each with the course of its tone and its pinyin; lit where another dialect differs. */
export function SyllableCells({
  cells,
  dialectId,
  marks,
  size = 'row',
}: {
  cells: readonly ComparedCell[]
  dialectId: number
  marks: PinyinStyle
  size?: keyof typeof SIZES
}) {
  const look = SIZES[size]
  return (
    <span lang="hak-Hant-TW" className="flex flex-wrap gap-x-1 gap-y-2 md:gap-x-3">
      {cells.map((cell, at) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a character may stand twice, and they never move
          key={at}
          className={cx(
            'relative flex flex-col items-center rounded-option',
            cell.syllable ? look.cell : 'min-w-4',
            cell.differs === 'character' &&
              'bg-other-word shadow-[inset_0_0_0_2px_var(--color-other-word-line)]',
            cell.differs === 'sound' && 'bg-warning-soft',
          )}
        >
          <span className={cx('leading-[1.2]', look.text)}>{cell.text}</span>
          {cell.syllable && (
            <>
              <TonePlot syllable={cell.syllable} />
              <span lang="hak-Latn-TW" className="text-17 leading-[1.4] whitespace-nowrap text-primary">
                <SyllableText cell={cell} shown={formatSyllable(cell.syllable, dialectId, marks)} />
              </span>
            </>
          )}
          {cell.differs && <DifferenceMark kind={cell.differs} />}
        </span>
      ))}
    </span>
  )
}

/** The syllable with its own letters bold and underlined. */
function SyllableText({ cell, shown }: { cell: ComparedCell; shown: string }) {
  if (!cell.letters) return shown
  const [before, own, after] = cell.letters
  const tone = shown.slice(before.length + own.length + after.length)
  return (
    <>
      {before}
      {own && (
        <b className="font-bold text-warning-deep underline decoration-warning decoration-[2.5px] underline-offset-4">
          {own}
        </b>
      )}
      {after}
      {tone}
    </>
  )
}

/** What is different, in words: colour alone would not tell. */
function DifferenceMark({ kind }: { kind: 'character' | 'sound' }) {
  const character = kind === 'character'
  return (
    <span
      lang="zh-Hant-TW"
      className={cx(
        'absolute top-1.5 right-1 text-14 leading-[1.15] font-medium select-none [writing-mode:vertical-rl]',
        character ? 'text-other-word-deep' : 'text-warning-deep',
      )}
    >
      {character ? '字不同' : '音不同'}
    </span>
  )
}
