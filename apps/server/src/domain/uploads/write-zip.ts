import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'

/** A file of a ZIP that is being written. */
export interface ZipPart {
  path: string
  bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array>
}

/** Texts shrink to a tenth; sounds and pictures are packed as they are. */
const isText = (path: string) => /\.(?:json|md|txt)$/.test(path)

/** The bytes of a ZIP, made while they are sent: no more than a piece of one file is in memory. */
export async function* zipOf(parts: AsyncIterable<ZipPart> | Iterable<ZipPart>): AsyncGenerator<Uint8Array> {
  let made: Uint8Array[] = []
  let failure: Error | undefined
  const zip = new Zip((error, chunk) => {
    if (error) failure = error
    else made.push(chunk)
  })
  const take = () => {
    if (failure) throw failure
    const out = made
    made = []
    return out
  }
  for await (const { path, bytes } of parts) {
    const file = isText(path) ? new ZipDeflate(path, { level: 6 }) : new ZipPassThrough(path)
    zip.add(file)
    for await (const chunk of bytes) {
      file.push(chunk)
      yield* take()
    }
    file.push(new Uint8Array(0), true)
    yield* take()
  }
  zip.end()
  yield* take()
}
