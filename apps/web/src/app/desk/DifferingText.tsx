import { cx } from '@hakka/ui/cx.ts'
import { lineDiff } from './line-diff.ts'

/** A text beside another one: each of its lines that the other has not is marked. Both are shown so, side by side. */
export function DifferingText({ text, other }: { text: string; other: string }) {
  const lines = lineDiff(text, other).filter((line) => line.in !== 'other')
  return (
    <div className="break-words whitespace-pre-wrap">
      {lines.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no name but their place
        <div key={at} className={cx(line.in === 'one' && line.text !== '' && 'bg-warning-soft')}>
          {line.in === 'one' && line.text !== '' ? (
            <mark className="bg-transparent font-medium text-inherit">{line.text}</mark>
          ) : (
            line.text || '\u200b'
          )}
        </div>
      ))}
    </div>
  )
}
