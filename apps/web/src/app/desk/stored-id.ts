import { ApiError } from '@hakka/contract/api-error'
import { toast } from '@hakka/ui/toast.ts'
import { isRefusal } from '../is-refusal.ts'

/**
 * The id of what a form has stored.
 * @param failed said where an answer has neither the fields' faults nor data
 */
export async function storedId(answer: Promise<{ data: { id: number } }>, failed: string): Promise<number> {
  try {
    const { data } = await answer
    return data.id
  } catch (error) {
    if (isRefusal(error)) throw error
    toast({ type: 'error', body: failed })
    throw new ApiError(0, { message: failed })
  }
}
