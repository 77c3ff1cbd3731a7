import { formatPinyin } from '@hakka/hakka/pinyin'
import { cx } from '@hakka/ui/cx.ts'

/** A Hakka text of a list with its reading and its Mandarin below; large at the head of a page. */
export const HakkaLine = ({
  text: { hakka, pinyin, chinese },
  dialectId,
  large = false,
}: {
  text: { hakka: string; pinyin: string; chinese: string }
  dialectId: number
  large?: boolean
}) => (
  <span className="block leading-snug">
    <span className={cx('block font-reading', large ? 'text-32' : 'text-20')} lang="hak-Hant-TW">
      {hakka}
    </span>
    {pinyin && (
      <span
        className={cx('block font-normal text-primary', large ? 'text-18 tracking-wide' : 'text-14')}
        lang="hak-Latn-TW"
      >
        {formatPinyin(pinyin, dialectId, 'marks')}
      </span>
    )}
    {chinese && <span className="block text-14 font-normal text-muted">{chinese}</span>}
  </span>
)
