import { buttonClass } from '@hakka/ui/Button.tsx'
import { AudioLines, BookOpenText, HandHeart, ShieldCheck } from 'lucide-react'
import { Link } from 'react-router'
import { pageMeta } from '../../app/meta.ts'
import { PageBanner } from '../../app/shell/PageBanner.tsx'
import { Services } from '../../app/shell/Services.tsx'

export const headers = () => ({ 'Cache-Control': 'public, max-age=60' })
export const meta = () =>
  pageMeta('關於我們', '客語學堂是給臺灣中小學師生的客語學習網站：五級教材、六種腔調，免費、沒有廣告。')

const PROMISES = [
  {
    Icon: BookOpenText,
    title: '每一句都查證',
    text: '讀音依據教育部《臺灣客語辭典》逐詞核對。某個腔調查不到的詞，那一句就不寫，不借別的腔調代替。',
  },
  {
    Icon: AudioLines,
    title: '聲音說清楚來源',
    text: '由電腦合成的聲音一律標示「合成語音」；聲調不合格的，寧可先不放聲音。',
  },
  {
    Icon: ShieldCheck,
    title: '保護學生的資料',
    text: '沒有廣告，不追蹤。不登入也能學；練習的錄音除非自己留下，不會存到網站上，教師身分要經過確認。',
  },
  {
    Icon: HandHeart,
    title: '每個人都能用',
    text: '所有練習都能只用鍵盤或只用點選完成，文字可以放大，也能關掉動畫，投影到教室的牆上也看得清楚。',
  },
]

export default function AboutUsPage() {
  return (
    <>
      <PageBanner
        title="關於我們"
        lead="讓孩子在學校、在家裡，都有機會開口說客語。"
        crumbs={[{ label: '關於我們' }]}
      />
      <div className="wrap py-8 md:py-10">
        <div className="grid items-center gap-8 lg:grid-cols-[8fr_4fr]">
          <div className="max-w-[46em] space-y-4">
            <p>
              客語學堂是給臺灣中小學師生的客語學習網站，配合十二年國民基本教育，從國小一年級到高中分成五級教材，依四縣、海陸、大埔、饒平、詔安、南四縣六種腔調分別編寫。
            </p>
            <p>
              很多孩子聽得懂阿公、阿婆說的話，卻不太敢自己說。所以這裡的每一課都從生活裡的一句話開始：先聽、再看、跟著說，最後用遊戲和練習把它記住。
            </p>
            <p>
              老師可以直接把教材投影上課，也能下載課本、教師手冊和學習評量。哪裡寫得不對，請告訴我們；每一則回報的處理結果都會公開。
            </p>
            <div className="flex flex-wrap gap-3 pt-2">
              <Link to="/lesson/menu" className={buttonClass({ kind: 'brand' })}>
                去課程專區
              </Link>
              <Link to="/level-description" className={buttonClass({ kind: 'ghost' })}>
                看級別說明
              </Link>
            </div>
          </div>
          <img
            src="/images/bird-wave.svg"
            alt="揮手的小鳥，客語學堂的吉祥物"
            width={240}
            height={240}
            className="mx-auto size-48 lg:size-60"
          />
        </div>
        <section aria-labelledby="promises" className="mt-12">
          <h2 id="promises" className="font-reading text-[1.75rem] text-brand md:text-32">
            我們怎麼做教材
          </h2>
          <ul className="mt-4 grid gap-4 md:grid-cols-2 md:gap-6">
            {PROMISES.map(({ Icon, title, text }) => (
              <li key={title} className="flex gap-4 rounded-card border border-line bg-white p-5 md:p-6">
                <Icon size={32} strokeWidth={1.75} aria-hidden="true" className="flex-none text-brand" />
                <div>
                  <h3 className="text-22 leading-snug font-bold">{title}</h3>
                  <p className="mt-1">{text}</p>
                </div>
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="names" className="mt-12 max-w-[46em] space-y-3">
          <h2 id="names" className="font-reading text-[1.75rem] text-brand md:text-32">
            感謝與授權
          </h2>
          <p>
            示範教材的文字由本專案撰寫，採用創用 CC「姓名標示 4.0
            國際」授權，註明出處就能使用和改作。字型、圖片和圖示取自以開放授權釋出的作品，並依各自的授權使用。
          </p>
          <p>查詢讀音請用教育部《臺灣客語辭典》；它是獨立的辭典，內容不屬於本網站。</p>
        </section>
        <Services />
      </div>
    </>
  )
}
