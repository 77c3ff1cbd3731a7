import { dialectName, feedbackCategoryName, feedbackSubcategoryName } from '@hakka/contract/constants'
import type { PublicReport } from '@hakka/contract/feedback'
import { buttonClass } from '@hakka/ui/Button.tsx'
import { Chip } from '@hakka/ui/Chip.tsx'
import { CornerDownRight, Reply } from 'lucide-react'
import { Link } from 'react-router'
import { ReplyFiles } from '../../app/feedback/ReplyFiles.tsx'
import { StatusChip } from '../../app/feedback/StatusChip.tsx'
import { taipeiTime } from '../../app/taipei-time.ts'

/** A report as everybody sees it, with what was answered. */
export function ReportCard({ report, mayReply }: { report: PublicReport; mayReply: boolean }) {
  const { id, code, category, subcategory, dialects, status, created_at } = report
  return (
    <li className="rounded-card border border-line bg-white p-5 md:p-6">
      <article aria-labelledby={`report-${id}`}>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <StatusChip status={status} />
          <h2 id={`report-${id}`} className="text-20 leading-snug font-bold">
            {[feedbackCategoryName(category), feedbackSubcategoryName(subcategory)]
              .filter(Boolean)
              .join('・')}
          </h2>
          {dialects.map((dialect) => (
            <Chip key={dialect}>{dialectName(dialect)}</Chip>
          ))}
          <p className="ml-auto text-16 text-muted max-md:ml-0 max-md:w-full">
            <span className="tabular-nums">{code}</span>
            <time dateTime={created_at} className="ml-4 tabular-nums">
              {taipeiTime(created_at)}
            </time>
          </p>
        </div>
        <p translate="no" className="mt-3 whitespace-pre-wrap">
          {report.content}
        </p>
        {(report.reply || report.attachments.length > 0) && (
          <section
            aria-label={`${code} 的回覆`}
            className="mt-4 rounded-option border-l-6 border-l-correct bg-correct-soft px-5 py-4"
          >
            <h3 className="flex items-center gap-2 font-bold text-correct-deep">
              <CornerDownRight size={20} aria-hidden="true" />
              回覆
            </h3>
            {report.reply && (
              <p translate="no" className="mt-1 whitespace-pre-wrap">
                {report.reply}
              </p>
            )}
            <ReplyFiles files={report.attachments} />
          </section>
        )}
        {mayReply && (
          <Link
            to={`/admin/feedback/edit?id=${id}`}
            className={`${buttonClass({ kind: 'ghost' })} mt-4`}
            aria-label={`回覆 ${code}`}
          >
            <Reply aria-hidden="true" />
            回覆
          </Link>
        )}
      </article>
    </li>
  )
}
