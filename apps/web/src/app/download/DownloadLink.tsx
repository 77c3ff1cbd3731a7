import { toast } from '@hakka/ui/toast.ts'
import type { MouseEvent, ReactNode } from 'react'
import { DOWNLOAD_FAILED, type Downloadable, startDownload } from './start-download.ts'

/** A link that saves a file; it works before the page is alive, and afterwards says so when the file can't be had. */
export function DownloadLink({
  file,
  label,
  className,
  children,
}: {
  file: Downloadable
  /** Where the visible words alone do not name the file. */
  label?: string
  className?: string
  children: ReactNode
}) {
  const start = async (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    if (!(await startDownload(file))) toast({ type: 'error', body: DOWNLOAD_FAILED })
  }
  return (
    <a
      href={file.url}
      download={`${file.title}.${file.extension}`}
      aria-label={label}
      onClick={start}
      className={className}
    >
      {children}
    </a>
  )
}
