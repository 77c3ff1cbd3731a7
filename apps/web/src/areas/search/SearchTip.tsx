import { Loading } from '@hakka/ui/Loading.tsx'
import { Link } from 'react-router'
import { SEARCHING } from './ResultHead.tsx'
import { searchUrl } from './search-url.ts'

const EXAMPLES = [
  { keyword: '食飯', lang: 'hak-Hant-TW' },
  { keyword: '爺爺', lang: undefined },
  { keyword: 'aˊ gungˊ', lang: 'hak-Latn-TW' },
] as const

/** Before the first search: what can be typed. */
export function SearchTip({ searching }: { searching: boolean }) {
  if (searching) return <Loading text={SEARCHING} />
  return (
    <section
      aria-label="搜尋小提示"
      className="mt-8 flex flex-col items-center gap-4 px-4 py-6 text-center md:flex-row md:justify-center md:gap-10 md:text-left"
    >
      <img src="/images/search-tip.svg" alt="" width={320} height={240} />
      <div className="max-w-[26em]">
        <h2 className="text-22 font-bold">想找什麼，就打什麼</h2>
        <p className="mt-2 text-muted">
          客語漢字、華語、拼音都找得到課程。拼音有沒有聲調都可以，打不出調號時按
          <span className="font-medium text-ink">拼音鍵盤</span>。
        </p>
        <ul className="mt-3 flex flex-wrap justify-center gap-2 md:justify-start" aria-label="試試看">
          {EXAMPLES.map(({ keyword, lang }) => (
            <li key={keyword}>
              <Link
                to={searchUrl({ keyword })}
                lang={lang}
                className="inline-flex min-h-12 items-center rounded-button border-[1.5px] border-control bg-white px-5 text-ink no-underline hover:border-ink"
              >
                {keyword}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
