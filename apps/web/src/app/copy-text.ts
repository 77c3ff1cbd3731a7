import { toast } from '@hakka/ui/toast.ts'

/** Puts a link where it can be pasted from, and says whether that went well. */
export async function copyLink(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url)
    toast({ type: 'success', body: '已複製連結' })
  } catch {
    toast({ type: 'error', body: '無法複製連結，請手動複製' })
  }
}
