import type { FeedbackAttachment } from '@hakka/contract/feedback'
import { Paperclip } from 'lucide-react'

/** Files that came with a reply. */
export function ReplyFiles({ files }: { files: readonly FeedbackAttachment[] }) {
  if (files.length === 0) return null
  return (
    <ul className="mt-2 grid gap-1">
      {files.map(({ file_url, description }) => (
        <li key={file_url}>
          <a
            href={file_url}
            target="_blank"
            rel="noreferrer"
            className="inline-flex min-h-10 items-center gap-2 text-brand underline decoration-ghost underline-offset-4"
          >
            <Paperclip size={18} aria-hidden="true" className="flex-none" />
            <span translate="no">{description || '附件'}</span>
            <span className="sr-only">（在新分頁開啟）</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
