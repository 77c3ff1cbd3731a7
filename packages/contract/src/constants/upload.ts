const KB = 1024

const MB = 1024 * KB

/** Of a body beside its files: short fields, texts of some thousand characters, HTML; of a page's form with its files. */
export const BODY_BYTES = { fields: 64 * KB, texts: 256 * KB, html: MB, page_with_files: 6 * MB } as const

/** What may be uploaded (0-reading): bytes of each file, and how large a picture may be drawn. */
export const UPLOADS = {
  image_bytes: 10 * MB,
  image_pixels: 25_000_000,
  screenshots: 5,
  pdf_bytes: 50 * MB,
  download_bytes: 200 * MB,
  sound_bytes: 30 * MB,
  table_bytes: 5 * MB,
  sound_seconds: 600,
} as const
