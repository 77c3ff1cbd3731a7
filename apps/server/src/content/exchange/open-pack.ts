import { type Unzipped, unzip } from '../../domain/uploads/unzip.ts'

const MB = 1024 * 1024

/** What a pack that comes as a ZIP may come to. */
const BOUNDS = { entries: 20_000, bytes: 400 * MB }

/** The files of a pack that was zipped: its own, or those of the one folder that it was zipped with. */
export async function openPack(from: string | Buffer): Promise<Unzipped> {
  const unzipped = await unzip(from, BOUNDS)
  if ('refused' in unzipped || unzipped.files.has('pack.json')) return unzipped
  const [first = ''] = unzipped.files.keys()
  const folder = `${first.split('/')[0]}/`
  if (!unzipped.files.has(`${folder}pack.json`)) return { refused: '這不是教材包：裡面沒有 pack.json' }
  const files = new Map<string, Buffer>()
  for (const [path, bytes] of unzipped.files) {
    if (!path.startsWith(folder)) return { refused: '教材包的外面還有別的檔案，請只壓縮教材包的資料夾' }
    files.set(path.slice(folder.length), bytes)
  }
  return { files }
}
