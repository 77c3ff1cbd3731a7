import { z } from 'zod'

/** Bytes `start` to `end`, both included. */
interface Part {
  start: number
  end: number
}

/** What a call answers whose answer is a file and no JSON: browsers follow its address as a link or an `<img>`. */
export class AnsweredFile {
  readonly mediaType: string
  /** The header `Content-Disposition`. */
  readonly disposition: string
  /** Left out where it is made while it is sent: then no part of it can be asked for. */
  readonly size: number | undefined
  readonly stream: (part?: Part) => AsyncIterable<Uint8Array>
  /** The bytes' own name, where they have one: who has them already is not sent them again. */
  readonly etag: string | undefined

  constructor(file: {
    mediaType: string
    disposition: string
    size?: number
    stream: (part?: Part) => AsyncIterable<Uint8Array>
    etag?: string
  }) {
    this.mediaType = file.mediaType
    this.disposition = file.disposition
    this.size = file.size
    this.stream = file.stream
    this.etag = file.etag
  }
}

/** The `answer` of a call that gives a file. */
export const answeredFile = z.instanceof(AnsweredFile)
