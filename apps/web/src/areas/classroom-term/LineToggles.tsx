import type { ShownLines } from '@hakka/modules/study/classroom_term'
import { cx } from '@hakka/ui/cx.ts'
import { Toggle } from '@hakka/ui/Toggle.tsx'

/** 客語, 拼音, 華語: what of the terms is shown. */
export function LineToggles({
  lines,
  onShow,
  className,
}: {
  lines: ShownLines
  onShow(change: Partial<ShownLines>): void
  className?: string
}) {
  return (
    <fieldset
      aria-label="顯示的文字"
      className={cx(
        'line-toggles flex flex-wrap gap-x-5 gap-y-1 max-sm:w-full max-sm:justify-between max-sm:gap-x-1',
        className,
      )}
    >
      <Toggle label="客語" checked={lines.hakka} onChange={(hakka) => onShow({ hakka })} />
      <Toggle label="拼音" checked={lines.pinyin} onChange={(pinyin) => onShow({ pinyin })} />
      <Toggle label="華語" checked={lines.chinese} onChange={(chinese) => onShow({ chinese })} />
    </fieldset>
  )
}
