import {
  dialectName,
  FEEDBACK_TYPES,
  feedbackCategoryName,
  feedbackSubcategoryName,
} from '@hakka/contract/constants'
import type { Report } from '@hakka/contract/feedback'
import { ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import { StatusChip } from '../../../app/feedback/StatusChip.tsx'
import { taipeiTime } from '../../../app/taipei-time.ts'
import { LessonLink } from './LessonLink.tsx'

/** A card of the page with its title. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="min-w-0 rounded-option border border-line bg-white p-5">
      <h2 className="mb-2 text-18 font-bold">{title}</h2>
      {children}
    </section>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-4 sm:grid-cols-[6em_minmax(0,1fr)]">
      <dt className="text-muted">{label}</dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  )
}

const LINK = 'text-brand underline decoration-ghost underline-offset-4 break-all'

/** Anything may stand in the field: only what leads to a page is made a link. */
function Address({ url }: { url: string }) {
  if (!/^https?:\/\//i.test(url)) return <span translate="no">{url}</span>
  return (
    <a href={url} target="_blank" rel="noreferrer" className={LINK}>
      <span translate="no">{url}</span>
      <ExternalLink size={16} aria-hidden="true" className="ml-1 inline" />
      <span className="sr-only">（在新分頁開啟）</span>
    </a>
  )
}

const typeName = (type: string) => FEEDBACK_TYPES.find(({ id }) => id === type)?.name ?? type

/** What was reported, by whom, with the pictures large. */
export function ReportFacts({ report }: { report: Report }) {
  const { category, subcategory, dialects, types, screenshots } = report
  return (
    <>
      <Part title="問題描述">
        <p translate="no" className="whitespace-pre-wrap">
          {report.content}
        </p>
        <dl className="mt-4 grid gap-2 border-t border-line pt-4">
          <Fact label="狀態">
            <StatusChip status={report.status} />
          </Fact>
          <Fact label="回報時間">{taipeiTime(report.created_at)}</Fact>
          <Fact label="分類">
            {[feedbackCategoryName(category), feedbackSubcategoryName(subcategory)]
              .filter(Boolean)
              .join('・')}
          </Fact>
          <Fact label="腔調">{dialects.map(dialectName).join('、') || '未指定'}</Fact>
          <Fact label="類型">{types.map(typeName).join('、') || '未指定'}</Fact>
          <Fact label="問題網址">
            <Address url={report.url} />
            <LessonLink report={report} />
          </Fact>
          <Fact label="電子郵件">
            {report.email ? (
              <a translate="no" href={`mailto:${report.email}`} className={LINK}>
                {report.email}
              </a>
            ) : (
              '已刪除'
            )}
          </Fact>
          <Fact label="聯絡電話">{report.tel || '未提供'}</Fact>
        </dl>
      </Part>
      {screenshots.length > 0 && (
        <Part title={`截圖（${screenshots.length} 張）`}>
          <ul className="grid gap-5">
            {screenshots.map(({ no, file, description }) => (
              <li key={no}>
                <a href={file.url} target="_blank" rel="noreferrer" className="inline-block max-w-full">
                  <img
                    src={file.url}
                    alt={description || `截圖 ${no}`}
                    className="max-h-[70vh] max-w-full rounded-xl border border-line"
                  />
                  <span className="sr-only">（在新分頁開啟）</span>
                </a>
                {description && (
                  <p translate="no" className="mt-1 text-muted">
                    {description}
                  </p>
                )}
              </li>
            ))}
          </ul>
        </Part>
      )}
    </>
  )
}
