import type { ModuleReport } from '@hakka/contract/lesson-module'
import { ChevronRight, Flag } from 'lucide-react'
import { Link } from 'react-router'
import { taipeiTime } from '../../../app/taipei-time.ts'
import { useVisitor } from '../../../app/visitor.ts'
import { missedText, type Remarks } from './remarks.ts'

/** Of the questions that are missed, so many are listed. */
const SHOWN = 5

/** Reports that wait for an answer, and what pupils miss most: each a way to its item. */
export function RemarkBox({
  told: { reports, missed, pupils_min: min },
  report,
  onPlace,
}: {
  told: Remarks
  /** The one that was come from. */
  report: number
  onPlace(path: string): void
}) {
  const mayAnswer = useVisitor().permissions.includes('feedback edit')
  const first = reports.toSorted((one, other) => Number(other.id === report) - Number(one.id === report))
  return (
    <>
      {first.length > 0 && (
        <section
          aria-label="問題回報"
          className="mb-5 grid gap-3 rounded-option border border-l-8 border-warning/40 border-l-warning bg-warning-soft px-4 py-3 text-warning-deep"
        >
          {first.map((own) => (
            <Report key={own.id} report={own} mayAnswer={mayAnswer} onPlace={onPlace} />
          ))}
          <p className="text-14">
            {mayAnswer
              ? '改好以後，在「檢查並發布」發布時可以一併回覆。'
              : '改好發布以後，由處理問題回報的人回覆。'}
          </p>
        </section>
      )}
      {missed.length > 0 && (
        <details className="group mb-5 rounded-option border border-line bg-white">
          <summary className="flex min-h-12 cursor-pointer list-none items-center gap-3 px-4 py-2">
            <ChevronRight
              size={20}
              aria-hidden="true"
              className="flex-none transition-[rotate] group-open:rotate-90"
            />
            <b className="flex-none font-medium">學生常答錯的</b>
            <span className="min-w-0 truncate text-muted group-open:hidden">
              {missed[0] && `${missed[0].text}：${missedText(missed[0])}`}
            </span>
          </summary>
          <div className="px-4 pb-4">
            <ol className="grid gap-1">
              {missed.slice(0, SHOWN).map((own) => (
                <li key={`${own.path} ${own.text}`} className="flex flex-wrap items-baseline gap-x-3">
                  {own.path === '' ? (
                    <span translate="no">{own.text}</span>
                  ) : (
                    <button
                      type="button"
                      translate="no"
                      className="min-h-8 text-left text-brand underline underline-offset-4"
                      onClick={() => onPlace(own.path)}
                    >
                      {own.text}
                    </button>
                  )}
                  <span className="text-14 text-muted">{missedText(own)}</span>
                </li>
              ))}
            </ol>
            <p className="mt-2 text-14 text-muted">
              算的是學生現在看到的版本。不到 {min} 人答過的題目不列：人太少，一個人答錯就差很多。
            </p>
          </div>
        </details>
      )}
    </>
  )
}

function Report({
  report,
  mayAnswer,
  onPlace,
}: {
  report: ModuleReport
  mayAnswer: boolean
  onPlace(path: string): void
}) {
  const { id, code, content, path, where, created_at } = report
  return (
    <div className="flex gap-3">
      <Flag aria-hidden="true" className="mt-0.5 flex-none" />
      <div className="min-w-0">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <b>有人回報{where && `：${where}`}</b>
          <span className="text-14 tabular-nums">
            {code}・{taipeiTime(created_at)}
          </span>
        </p>
        <p translate="no" className="break-words whitespace-pre-wrap text-ink">
          {content}
        </p>
        <p className="flex flex-wrap gap-x-5">
          {path !== '' && (
            <button
              type="button"
              className="min-h-8 underline underline-offset-4"
              onClick={() => onPlace(path)}
            >
              到那一個
            </button>
          )}
          {mayAnswer && (
            <Link
              to={`/admin/feedback/${id}`}
              className="inline-flex min-h-8 items-center underline underline-offset-4"
            >
              看這則回報
            </Link>
          )}
        </p>
      </div>
    </div>
  )
}
