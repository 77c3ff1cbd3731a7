import type { OpenedModule } from '@hakka/contract/lesson-module'

/** What the editor shows in its preview, which stands in a frame of its own. */
export interface PreviewMessage {
  kind: typeof PREVIEW_SHOWS
  type: string
  /** Made whole: it can be drawn. */
  content: unknown
  /** Changes where the module is to start anew. */
  turn: number
  dialectId: number
  levelNo: number
  title: string
  code: string
  words: OpenedModule['words']
  /** The item that is being edited, from 0; `undefined`: all of them. */
  item: number | undefined
  projector: boolean
}

/** The frame is there and hears. */
export const PREVIEW_READY = 'hakka-preview-ready'

/** In the frame's window. */
export const PREVIEW_SHOWS = 'hakka-preview'

const isPreview = (told: unknown): told is PreviewMessage =>
  typeof told === 'object' && told !== null && 'kind' in told && told.kind === PREVIEW_SHOWS

/** What an event in the frame says is to be shown. */
export const previewOf = (event: Event): PreviewMessage | undefined =>
  'detail' in event && isPreview(event.detail) ? event.detail : undefined

/**
 * Tells a frame of this origin what to show. An event takes the content as it is, where a message would copy it: what
 * was not touched is then the same thing in the frame too, and is not drawn anew.
 */
export function showIn(frame: HTMLIFrameElement | null, message: PreviewMessage): void {
  frame?.contentWindow?.dispatchEvent(new CustomEvent(PREVIEW_SHOWS, { detail: message }))
}
