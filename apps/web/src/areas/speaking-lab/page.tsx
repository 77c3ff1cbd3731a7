import { DIALECTS, dialectName, JUDGED_DIALECTS } from '@hakka/contract/constants'
import { formatPinyin } from '@hakka/hakka/pinyin'
import { Link } from 'react-router'
import { servicesContext } from '../../app/context.ts'
import { pageMeta } from '../../app/meta.ts'
import { PageBanner } from '../../app/shell/PageBanner.tsx'
import type { Route } from './+types/page.ts'
import { EXAMPLES } from './examples.ts'
import { loadPractice } from './load-practice.ts'
import { PracticeCard } from './PracticeCard.tsx'
import { WordForm } from './WordForm.tsx'

export const loader = ({ context, request }: Route.LoaderArgs) =>
  loadPractice(context.get(servicesContext).api, request)

export const headers = () => ({ 'Cache-Control': 'public, max-age=60' })

export const meta = () =>
  pageMeta(
    '口說練習室',
    '打一個客語的詞或句子，看聲調、聽發音，再唸一次：四縣腔與海陸腔由 AI 評分，僅供練習參考。',
  )

export default function SpeakingLabPage({ loaderData }: Route.ComponentProps) {
  const { typed, dialectId, practised, faults } = loaderData
  const key = `${dialectId} ${typed.text} ${typed.pinyin}`
  return (
    <>
      <PageBanner
        title="口說練習室"
        lead="打一個詞，看聲調、聽發音，再唸唸看"
        crumbs={[{ label: '口說練習室' }]}
      />
      <div className="wrap grid grid-cols-1 gap-6 py-6 md:py-8">
        <WordForm key={key} typed={typed} dialectId={dialectId} faults={faults} />
        {practised && <PracticeCard key={`card ${key}`} practised={practised} dialectId={dialectId} />}
        <Examples dialectId={dialectId} />
        <p className="max-w-[46em] text-16 text-muted">
          AI 評分支援
          {DIALECTS.filter(({ id }) => JUDGED_DIALECTS.includes(id))
            .map(({ name }) => name)
            .join('與')}
          ，僅供練習參考，不是考試成績。按「AI 評分」才會送出錄音，評完就刪除。
        </p>
      </div>
    </>
  )
}

function Examples({ dialectId }: { dialectId: number }) {
  const words = EXAMPLES[dialectId]
  if (!words) return null
  return (
    <nav aria-label={`${dialectName(dialectId)}的例子`}>
      <h2 className="text-18 font-bold">從這些詞開始</h2>
      <ul className="mt-2 flex flex-wrap gap-2">
        {words.map(({ text, pinyin }) => (
          <li key={text}>
            <Link
              to={`/speaking-lab?${new URLSearchParams({ dialect_id: String(dialectId), text, pinyin })}`}
              className="inline-flex min-h-12 items-center gap-2 rounded-button border-[1.5px] border-control bg-white px-4 text-ink no-underline hover:border-ink"
            >
              <span lang="hak-Hant-TW" className="font-reading text-22">
                {text}
              </span>
              <span lang="hak-Latn-TW" className="text-17 text-muted">
                {formatPinyin(pinyin, dialectId, 'marks')}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
