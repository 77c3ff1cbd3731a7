import { Button } from '@hakka/ui/Button.tsx'
import { Dialog } from '@hakka/ui/Dialog.tsx'
import { useState } from 'react'
import { type FileUse, useEditor } from './editor-host.tsx'
import { ui } from './ui.ts'

/** More of them nobody looks through. */
const SHOWN = 12

interface Asked {
  total: number
  uses: readonly FileUse[]
  /** What was to be done. */
  replace(): void
}

/**
 * Says where a file is used before another takes its place: only this place changes, and whoever replaces it should know.
 * @returns `before` does what it is given, at once where the file is used nowhere else; `dialog` is to be drawn
 */
export function useFileUses(url: string | undefined, label: string) {
  const { host } = useEditor()
  const [asked, setAsked] = useState<Asked>()
  const close = () => setAsked(undefined)
  const before = async (replace: () => void) => {
    // Where the server does not say, nobody is kept from the work.
    const told = url ? await host.usesOf?.(url).catch(() => undefined) : undefined
    if (!told || told.total < 2) return replace()
    setAsked({ ...told, replace })
  }
  const shown = asked?.uses.slice(0, SHOWN) ?? []
  const dialog = (
    <Dialog
      open={asked !== undefined}
      onClose={close}
      title={ui.usedIn(label, asked?.total ?? 0)}
      footer={
        <>
          <Button kind="ghost" onClick={close}>
            {ui.leaveIt}
          </Button>
          <Button
            kind="brand"
            onClick={() => {
              close()
              asked?.replace()
            }}
          >
            {ui.replaceHere}
          </Button>
        </>
      }
    >
      <p>{ui.onlyHere}</p>
      <ul className="mt-3 grid gap-1">
        {shown.map(({ name, url: to }) => (
          <li key={`${to} ${name}`}>
            <a
              href={to}
              target="_blank"
              rel="noreferrer"
              className="inline-flex min-h-8 items-center break-words"
            >
              {name}
              <span className="sr-only">{ui.newTab}</span>
            </a>
          </li>
        ))}
        {asked && asked.total > shown.length && (
          <li className="text-muted">{ui.moreUses(asked.total - shown.length)}</li>
        )}
      </ul>
    </Dialog>
  )
  return { before, dialog }
}
