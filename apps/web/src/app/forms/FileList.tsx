import { IconButton } from '@hakka/ui/IconButton.tsx'
import { FileText, X } from 'lucide-react'
import { sizeText } from './size-text.ts'

/** Chosen files with their sizes, and how much of them is sent. */
export function FileList({
  files,
  progress,
  onRemove,
}: {
  files: readonly File[]
  progress?: number | undefined
  onRemove(file: File): void
}) {
  if (files.length === 0) return null
  return (
    <div>
      <ul className="grid gap-1">
        {files.map((file) => (
          <li
            key={`${file.name} ${file.size} ${file.lastModified}`}
            className="flex items-center gap-3 rounded-option border border-line bg-white py-1 pr-1 pl-4"
          >
            <FileText size={20} aria-hidden="true" className="flex-none text-muted" />
            <span className="min-w-0 flex-1">
              {file.name}
              <span className="ml-2 text-14 whitespace-nowrap text-muted">{sizeText(file.size)}</span>
            </span>
            <IconButton
              label={`移除「${file.name}」`}
              kind="plain"
              disabled={progress !== undefined}
              onClick={() => onRemove(file)}
            >
              <X size={20} aria-hidden="true" />
            </IconButton>
          </li>
        ))}
      </ul>
      {progress !== undefined && (
        <p className="mt-2 flex items-center gap-3 text-16">
          <progress className="progress-bar h-3 w-0 flex-1" value={progress} max={1} aria-label="上傳進度" />
          <span className="tabular-nums" role="status">
            {progress < 1 ? `已上傳 ${Math.floor(progress * 100)}%` : '處理中…'}
          </span>
        </p>
      )}
    </div>
  )
}
