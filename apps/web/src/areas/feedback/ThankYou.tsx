import { FEEDBACK } from '@hakka/contract/constants'
import { Bird } from '@hakka/ui/Bird.tsx'
import { useEffect, useRef, useState } from 'react'

/** Thanks for a report, for three seconds; then it fades. Escape and a press beside it close it at once. */
export function ThankYou({ code, onClose }: { code: string; onClose(): void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [leaving, setLeaving] = useState(false)
  useEffect(() => {
    const element = dialog.current
    if (element && !element.open) element.showModal()
    const fade = setTimeout(() => setLeaving(true), FEEDBACK.thanks_ms)
    const close = setTimeout(() => element?.close(), FEEDBACK.thanks_ms + FEEDBACK.fade_ms)
    return () => {
      clearTimeout(fade)
      clearTimeout(close)
    }
  }, [])
  return (
    <dialog
      ref={dialog}
      className="dialog transition-opacity duration-500 data-leaving:opacity-0"
      data-leaving={leaving || undefined}
      aria-labelledby="thank-you"
      closedby="any"
      onClose={onClose}
    >
      <div className="flex flex-col items-center gap-2 px-8 py-10 text-center">
        <Bird width={120} />
        <h2 id="thank-you" className="font-reading text-32 leading-snug text-brand">
          謝謝你的回報！
        </h2>
        <p>
          你的回報編號是 <b className="whitespace-nowrap">{code}</b>
        </p>
      </div>
    </dialog>
  )
}
