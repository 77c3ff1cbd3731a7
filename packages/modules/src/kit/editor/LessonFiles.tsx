import { Dialog } from '@hakka/ui/Dialog.tsx'
import { Picture } from '@hakka/ui/Picture.tsx'
import { SoundButton } from '@hakka/ui/SoundButton.tsx'
import { useEffect, useState } from 'react'
import type { Sound } from '#kit/content.ts'
import { type FileKind, useEditor } from './editor-host.tsx'
import { fileName } from './file-name.ts'
import { ui } from './ui.ts'

/** What the lesson has already, to choose from; each says how many modules use it. */
export function LessonFiles({
  open,
  kind,
  label,
  onClose,
  onFile,
}: {
  open: boolean
  kind: FileKind
  label: string
  onClose(): void
  onFile(file: Sound): void
}) {
  const { host } = useEditor()
  const counts = useCounts(open)
  const files = open ? host.files.filter((own) => own.kind === kind) : []
  return (
    <Dialog open={open} onClose={onClose} title={ui.chooseOf(label)} kind="wide">
      {files.length === 0 && <p className="text-muted">{ui.nothingToPick}</p>}
      <ul className={kind === 'picture' ? 'grid grid-cols-2 gap-3 sm:grid-cols-4' : 'grid gap-2'}>
        {files.map(({ file, name }) => (
          <li key={file.url} className="flex items-center gap-2">
            {kind === 'sound' && <SoundButton sound={file} iconOnly label={ui.listen} says={name || label} />}
            <button
              type="button"
              className="flex min-h-12 w-full flex-col items-center gap-1 rounded-option border border-line bg-white p-2 hover:border-ink"
              onClick={() => onFile(file)}
            >
              {kind === 'picture' && (
                <Picture src={file.url} alt="" width={120} height={90} className="rounded-xl bg-pool" />
              )}
              <span className="min-w-0 break-words">{name || (fileName(file.url) ?? label)}</span>
              <span className="text-14 text-muted empty:hidden">
                {ui.inModules(counts.get(file.url) ?? 0)}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

const NONE: ReadonlyMap<string, number> = new Map()

/** Asked each time that somebody is about to choose; without an answer nothing is said. */
function useCounts(open: boolean): ReadonlyMap<string, number> {
  const { host } = useEditor()
  const [counts, setCounts] = useState(NONE)
  useEffect(() => {
    if (open) host.countsOfFiles?.().then(setCounts, () => {})
  }, [open, host])
  return counts
}
