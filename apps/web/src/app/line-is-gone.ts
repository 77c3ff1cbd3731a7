import { toast } from '@hakka/ui/toast.ts'

/** Told to who has asked for something whose code did not arrive. */
export const lineIsGone = (): void => {
  toast({ type: 'warning', body: '網路斷了，連上以後再試一次。' })
}
