import type { FeedbackAttachment } from '@hakka/contract/feedback'

/** A file of the reply: one that is stored, or one that goes with the next save. */
export type Attachment = FeedbackAttachment | { description: string; file: File }

export const attachmentName = (own: Attachment) => own.description || ('file' in own ? own.file.name : '附件')
