export const REQUEST_TIMEOUT_MS = 30_000

/** A call that sends a file: 200 MB over a school's line take their time. */
export const UPLOAD_TIMEOUT_MS = 15 * 60_000

export const TOAST_MS = 3000
