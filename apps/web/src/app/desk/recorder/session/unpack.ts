import { UPLOADS } from '@hakka/contract/constants'

/** Files that are taken at once. */
export const FILES_MAX = 500
/** Of a ZIP, unpacked. */
const BYTES_MAX = 400 * 1024 * 1024

const SOUND = /\.(?:mp3|wav|m4a|mp4|ogg|oga|opus)$/i
const TYPES: Record<string, string> = {
  mp3: 'audio/mpeg',
  wav: 'audio/wav',
  m4a: 'audio/mp4',
  mp4: 'audio/mp4',
}
const typeOf = (name: string): string => TYPES[name.split('.').at(-1)?.toLowerCase() ?? ''] ?? 'audio/ogg'

export type Unpacked = { files: File[] } | { refused: string }

/**
 * The sounds among files that somebody has chosen, those in a ZIP unpacked here. What comes out of a ZIP is counted before
 * it is unpacked.
 */
export async function unpacked(chosen: readonly File[]): Promise<Unpacked> {
  const files: File[] = []
  for (const file of chosen) {
    if (!/\.zip$/i.test(file.name)) {
      if (SOUND.test(file.name)) files.push(file)
      continue
    }
    const inside = await unzipped(file)
    if ('refused' in inside) return inside
    files.push(...inside.files)
  }
  if (files.length > FILES_MAX) return { refused: `一次最多 ${FILES_MAX} 個檔案，這裡有 ${files.length} 個` }
  if (files.length === 0) return { refused: '裡面沒有聲音檔（MP3、WAV、M4A、OGG）' }
  return { files }
}

async function unzipped(zip: File): Promise<Unpacked> {
  const { unzip } = await import('fflate')
  const bytes = new Uint8Array(await zip.arrayBuffer())
  let [count, size] = [0, 0]
  return new Promise((resolve) => {
    unzip(
      bytes,
      {
        filter: ({ name, originalSize }) => {
          if (!SOUND.test(name) || name.startsWith('__MACOSX/') || originalSize > UPLOADS.sound_bytes)
            return false
          count++
          size += originalSize
          return count <= FILES_MAX && size <= BYTES_MAX
        },
      },
      (error, found) => {
        if (error) return resolve({ refused: 'ZIP 檔壞了，或有密碼，請重新壓縮再試' })
        if (count > FILES_MAX) return resolve({ refused: `ZIP 裡的聲音太多，一次最多 ${FILES_MAX} 個` })
        if (size > BYTES_MAX) return resolve({ refused: 'ZIP 解壓縮後太大，請分成幾個' })
        const files = Object.entries(found).map(([path, own]) => {
          const name = nameOf(path)
          return new File([new Uint8Array(own)], name, { type: typeOf(name) })
        })
        resolve({ files })
      },
    )
  })
}

/** Windows in Taiwan writes names of a ZIP in Big5; without a mark for it they come as if they were Latin. */
function nameOf(path: string): string {
  const codes = Array.from(path, (own) => own.codePointAt(0) ?? 0)
  if (codes.every((code) => code < 0x80) || codes.some((code) => code > 0xff)) return path
  const bytes = Uint8Array.from(codes)
  try {
    return new TextDecoder('big5', { fatal: true }).decode(bytes)
  } catch {
    return path
  }
}
