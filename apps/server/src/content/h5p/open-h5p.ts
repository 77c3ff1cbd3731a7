import { z } from 'zod'
import { unzip } from '../../domain/uploads/unzip.ts'
import { hostile } from './hostile.ts'

const MB = 1024 * 1024

/** What a file of one exercise may come to; those of whole courses are longer. */
const BOUNDS = { entries: 3000, bytes: 150 * MB }
const JSON_BYTES = 5 * MB

/** `h5p.json`: what the file is, as the libraries' own tools write it. */
const about = z.object({
  title: z.string().max(1000).default(''),
  mainLibrary: z.string().regex(/^[A-Za-z0-9.-]{1,100}$/),
})

/** An H5P file that may be read: no library of it was unpacked, and nothing in it runs or leads elsewhere. */
export interface OpenedH5p {
  title: string
  /** Machine name, as `H5P.MultiChoice`. */
  library: string
  params: unknown
  /** Files beside the content, by the paths that it names them by: `images/file-1.png`. */
  files: ReadonlyMap<string, Buffer>
}

/** Kinds of files that a browser would run, or show as a page. */
const RUNS = /\.(?:m?js|jsx|html?|xhtml|svgz?|xml|css|php\d?|phtml|phar|wasm|exe|com|bat|cmd|sh|jar|swf|py)$/i

const CONTENT = 'content/'

/**
 * Opens an H5P file. Of its folders only `content/` is unpacked: the others hold the libraries' programs, of which this site has
 * no use. A script, a foreign address or a wrong name in the content refuses all of it.
 */
export async function openH5p(path: string): Promise<OpenedH5p | { refused: string }> {
  const unzipped = await unzip(path, BOUNDS, (own) => own === 'h5p.json' || own.startsWith(CONTENT))
  if ('refused' in unzipped) return unzipped
  const { files } = unzipped
  const isProgram = [...files.keys()].find((own) => RUNS.test(own))
  if (isProgram) return { refused: `內容裡有程式或網頁（${isProgram.slice(0, 100)}），整份都不收` }
  const own = about.safeParse(jsonOf(files.get('h5p.json')))
  if (!own.success) return { refused: '這不是 H5P 檔：沒有正確的 h5p.json' }
  const params = jsonOf(files.get('content/content.json'))
  if (params === undefined) return { refused: '這不是 H5P 檔：沒有正確的 content/content.json' }
  const refused = hostile(params)
  if (refused) return { refused }
  const { title, mainLibrary: library } = own.data
  const media = [...files].flatMap(([name, bytes]) =>
    name.startsWith(CONTENT) ? [[name.slice(CONTENT.length), bytes] as const] : [],
  )
  return { title, library, params, files: new Map(media) }
}

function jsonOf(bytes: Buffer | undefined): unknown {
  if (!bytes || bytes.length > JSON_BYTES) return undefined
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    return undefined
  }
}
