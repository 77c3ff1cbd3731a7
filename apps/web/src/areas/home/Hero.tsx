import { buttonClass } from '@hakka/ui/Button.tsx'
import { Ruby } from '@hakka/ui/Ruby.tsx'
import { ArrowRight } from 'lucide-react'
import { preload } from 'react-dom'
import { Link } from 'react-router'

/** The hero's own words, in 四縣腔. */
const GREETING = { text: '來講客家話', pinyin: 'loi11 gong31 hag2 ga24 fa55', dialectId: 1 }

/** The largest thing on the first screen: asked for before all the small ones that stand above it. */
const hurry = (path: string, media: string) => preload(path, { as: 'image', fetchPriority: 'high', media })

export function Hero() {
  hurry('/images/hero-phone.svg', '(width < 64rem)')
  hurry('/images/hero.svg', '(width >= 64rem)')
  return (
    <div className="relative overflow-hidden bg-[#fff6e6] pb-[352px] lg:h-[600px] lg:pb-0">
      <div className="wrap relative z-10">
        <div className="max-w-[640px] pt-8 md:pt-14">
          <h1 className="hero-title text-brand">
            <Ruby {...GREETING} />
          </h1>
          <p className="mt-3 mb-5 max-w-[500px] text-20 leading-[1.6] md:mt-4 md:mb-6 md:text-22">
            <span className="inline-block">從國小到高中，五級教材、六種腔調，</span>
            <span className="inline-block">聽、說、讀、寫慢慢學。</span>
          </p>
          <Link to="/lesson/menu" className={buttonClass({ kind: 'brand', size: 'l' })}>
            開始上課
            <ArrowRight size={22} aria-hidden="true" />
          </Link>
        </div>
      </div>
      {/* After the words: they make the height that it stands at the foot of, also while the page is still coming. */}
      <picture>
        <source media="(width < 64rem)" srcSet="/images/hero-phone.svg" />
        <img
          src="/images/hero.svg"
          alt=""
          width={1920}
          height={600}
          fetchPriority="high"
          className="absolute right-0 bottom-0 h-[340px] w-full object-cover object-right-bottom lg:h-full"
        />
      </picture>
    </div>
  )
}
