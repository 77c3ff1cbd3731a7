import { Button } from '@hakka/ui/Button.tsx'
import { Copy } from 'lucide-react'
import { copyLink } from '../../app/copy-text.ts'

/** A link to be copied; an empty one is none. */
export function LinkLine({ label, url }: { label: string; url: string }) {
  return (
    <div>
      <p className="text-16 text-muted">{label}</p>
      {url === '' ? (
        <p className="font-bold">無效連結</p>
      ) : (
        <div className="flex flex-wrap gap-2.5">
          <input
            readOnly
            aria-label={label}
            value={url}
            className="field-input min-w-0 flex-1 basis-40 text-ellipsis"
            onFocus={(event) => event.target.select()}
          />
          <Button
            kind="brand"
            icon={<Copy aria-hidden="true" />}
            aria-label={`複製連結：${label}`}
            className="max-sm:w-full"
            onClick={() => void copyLink(url)}
          >
            複製連結
          </Button>
        </div>
      )}
    </div>
  )
}
