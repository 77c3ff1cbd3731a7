import { LEVELS, PRACTICE_NAMES, PRACTICE_TYPES, unitsOf } from '@hakka/contract/constants'
import { Link } from 'react-router'
import { DICTIONARY, FOOTER, MENU, SPEAKING_LAB } from '../../app/links.ts'
import { pageMeta } from '../../app/meta.ts'
import { practiceMenuUrl } from '../../app/self-study/way.ts'
import { PageBanner } from '../../app/shell/PageBanner.tsx'

export const headers = () => ({ 'Cache-Control': 'public, max-age=60' })
export const meta = () => pageMeta('網站導覽')

const LINK = 'inline-flex min-h-10 items-center text-brand underline decoration-ghost underline-offset-4'

function Group({ title, links }: { title: string; links: readonly { to: string; label: string }[] }) {
  return (
    <section className="rounded-card border border-line bg-white p-6">
      <h2 className="font-reading text-26 text-brand">{title}</h2>
      <ul className="mt-2">
        {links.map(({ to, label }) => (
          <li key={to}>
            <Link to={to} className={LINK}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

export default function SitemapPage() {
  return (
    <>
      <PageBanner title="網站導覽" crumbs={[{ label: '網站導覽' }]} />
      <div className="wrap py-10">
        <p className="mb-6 max-w-[46em] text-muted">
          本網站依無障礙規範設計：按 Tab
          鍵可依序移到每個連結與按鈕，頁面開頭有「跳到主要內容」；所有練習都能只用鍵盤或只用點選完成。
        </p>
        <div className="grid gap-4 md:grid-cols-2 md:gap-6 xl:grid-cols-4">
          <Group
            title="主要單元"
            links={[{ to: '/', label: '首頁' }, ...MENU, { to: '/search', label: '綜合搜尋' }, DICTIONARY]}
          />
          {LEVELS.map((level) => (
            <Group
              key={level.no}
              title={level.name}
              links={unitsOf(level.no).map((unit) => ({
                to: `/lesson/menu?level_no=${level.no}&step_no=${unit.step_no}&semester_no=${unit.semester_no}`,
                label: `${unit.part_name}　${unit.name}`,
              }))}
            />
          ))}
          <Group
            title="自主學習"
            links={PRACTICE_TYPES.map((type) => ({ to: practiceMenuUrl(type), label: PRACTICE_NAMES[type] }))}
          />
          <Group
            title="說明與服務"
            links={[
              ...FOOTER,
              { to: '/self_study/assessments', label: '學習評量' },
              SPEAKING_LAB,
              { to: '/feedback/list', label: '回報列表' },
              { to: '/guide', label: '使用說明' },
              { to: '/level-description', label: '級別說明' },
              { to: '/join', label: '加入課堂活動的房間' },
              { to: '/login', label: '登入' },
              { to: '/register', label: '註冊' },
            ]}
          />
        </div>
      </div>
    </>
  )
}
