import { Button } from '@hakka/ui/Button.tsx'
import { sizeText } from '../../../app/forms/size-text.ts'
import type { Chosen } from './use-uploads.ts'

/** Files of a draft: chosen once more, they have their lesson and kind again. */
export function MissingFiles({ files, onClose }: { files: readonly Chosen[]; onClose(): void }) {
  if (files.length === 0) return null
  return (
    <section aria-label="要重新選擇的檔案" className="grid gap-2 rounded-option bg-warning-soft px-4 py-3">
      <p className="font-medium">請重新選擇這些檔案，課次和種類會照原來的選好：</p>
      <ul className="list-disc pl-6">
        {files.map(({ name, size }) => (
          <li key={`${name} ${size}`} className="break-all">
            {name}
            <span className="ml-2 text-14 whitespace-nowrap text-muted">{sizeText(size)}</span>
          </li>
        ))}
      </ul>
      <Button kind="ghost" className="justify-self-start" onClick={onClose}>
        不用了
      </Button>
    </section>
  )
}
