import { Flag, UsersRound } from 'lucide-react'
import type { Remark } from './editor-host.tsx'
import { ui } from './ui.ts'

/** What is to be known of an item, in words: what was reported as a note, how pupils answered quietly. */
export function Remarks({ remarks }: { remarks: readonly Remark[] }) {
  if (remarks.length === 0) return null
  return (
    <ul className="grid gap-1.5 px-3 pt-1 pb-2 md:px-4">
      {remarks.map((own) => (
        <li
          key={`${own.kind} ${own.text}`}
          className={`flex items-start gap-2 ${own.kind === 'report' ? 'rounded-option border border-warning/40 bg-warning-soft px-3 py-2 text-warning-deep' : 'text-14 text-muted'}`}
        >
          {own.kind === 'report' ? (
            <Flag size={18} aria-hidden="true" className="mt-1 flex-none" />
          ) : (
            <UsersRound size={16} aria-hidden="true" className="mt-1 flex-none" />
          )}
          <span className="min-w-0">
            {own.kind === 'report' && <b>{ui.reported}</b>}
            <span translate="no" className="break-words whitespace-pre-wrap">
              {own.text}
            </span>
          </span>
        </li>
      ))}
    </ul>
  )
}

/** The same on the line of an item that is closed: that there is something. */
export function RemarkMarks({ remarks }: { remarks: readonly Remark[] }) {
  const reports = remarks.filter(({ kind }) => kind === 'report').length
  const missed = remarks.find(({ kind }) => kind === 'missed')
  if (remarks.length === 0) return null
  return (
    <p className="flex flex-wrap items-center gap-x-3">
      {reports > 0 && (
        <span className="inline-flex flex-none items-center gap-1 rounded-option bg-warning-soft px-2 text-14 leading-7 text-warning-deep">
          <Flag size={16} aria-hidden="true" />
          {ui.reports(reports)}
        </span>
      )}
      {missed && <span className="text-14 text-muted">{missed.text}</span>}
    </p>
  )
}
