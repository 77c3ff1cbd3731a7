import { Button } from '@hakka/ui/Button.tsx'
import { Dialog } from '@hakka/ui/Dialog.tsx'

/** Asked before a play is given up. */
export function LeaveDialog({ open, onStay, onLeave }: { open: boolean; onStay(): void; onLeave(): void }) {
  return (
    <Dialog
      open={open}
      onClose={onStay}
      title="要離開嗎？"
      footer={
        <>
          <Button kind="ghost" onClick={onLeave}>
            離開
          </Button>
          <Button kind="primary" onClick={onStay}>
            繼續玩
          </Button>
        </>
      }
    >
      <p>離開會放棄這一局，時間也還在走。</p>
    </Dialog>
  )
}
