import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { ConfirmDialog } from './ConfirmDialog.tsx'

/** Nobody loses what they have written by a click on a link, by going back or by closing the window. */
export function UnsavedGuard({
  when,
  isDirty,
  inQuery = true,
  onLeave,
}: {
  when: boolean
  /** As it is at that moment, which a page that has just saved knows before it is drawn again. */
  isDirty(): boolean
  /** Whether it is lost with another query of the same page too; what stands beside a list stays. */
  inQuery?: boolean
  /** Somebody leaves without saving. */
  onLeave?(): void
}) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty() &&
      (currentLocation.pathname !== nextLocation.pathname ||
        (inQuery && currentLocation.search !== nextLocation.search)),
  )
  useEffect(() => {
    if (!when) return
    const ask = (event: BeforeUnloadEvent) => {
      if (isDirty()) event.preventDefault()
    }
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [when, isDirty])
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      onClose={() => blocker.reset?.()}
      title="有變更還沒儲存"
      confirm="不儲存，離開"
      onConfirm={() => {
        onLeave?.()
        blocker.proceed?.()
      }}
    >
      現在離開這一頁，剛才的變更就不見了。
    </ConfirmDialog>
  )
}
