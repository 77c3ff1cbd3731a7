import { z } from 'zod'
import type { Asked } from '../../ports/queue.ts'

/** The job that sends a mail. */
export const MAIL = {
  name: 'mail',
  schema: z.strictObject({ id: z.string() }),
} satisfies Asked<{ id: string }>
