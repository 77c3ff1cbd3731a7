import { z } from 'zod'

/**
 * A file as the server has received it: bytes on its disk, gone after the answer. A class, so that no JSON of a
 * client can pass for one and name a path.
 */
export class UploadedFile {
  /** Absolute. */
  readonly path: string
  /** As the sender calls it: for showing, never a path and never a proof of its type. */
  readonly name: string
  /** In bytes. */
  readonly size: number

  constructor(path: string, name: string, size: number) {
    this.path = path
    this.name = name
    this.size = size
  }
}

/**
 * A file field of a call with `multipart`. A browser gives a `Blob`, the server's handler gets an
 * {@link UploadedFile}.
 * @param message what is said when there is no file
 */
export const uploaded = (message = '請選擇檔案') =>
  z
    .custom<Blob>((value) => value instanceof UploadedFile, message)
    .transform((value: unknown): UploadedFile => (value instanceof UploadedFile ? value : z.NEVER))
    .meta({ type: 'string', format: 'binary' })

/** A file of a call with `inMemory`: its bytes, which nobody else holds. */
export class UploadedBytes {
  readonly bytes: Uint8Array<ArrayBuffer>

  constructor(bytes: Uint8Array<ArrayBuffer>) {
    this.bytes = bytes
  }
}

/** As {@link uploaded}, for a call with `inMemory`: the handler gets {@link UploadedBytes}. */
export const uploadedBytes = (message = '請選擇檔案') =>
  z
    .custom<Blob>((value) => value instanceof UploadedBytes, message)
    .transform((value: unknown): UploadedBytes => (value instanceof UploadedBytes ? value : z.NEVER))
    .meta({ type: 'string', format: 'binary', contentMediaType: 'audio/wav' })
