import { cell, frames, inSheet, sharedText } from '../apps/server/src/testing/hostile-files.ts'
import { meanwhile, percentile } from './meanwhile.ts'
import { memoryMb } from './processes.ts'
import { atMost, type Chosen, measured, type Row, told } from './row.ts'
import type { Site } from './site.ts'
import { editorHeaders } from './visitor.ts'

/** Whoever sends a file is told by then. */
const TOLD_SECONDS = 20
const LOOK_MS = 250

/** Files that have stopped a site, or kept it from answering. */
const FILES: readonly [title: string, name: string, make: () => Buffer][] = [
  ['格子在沒有的欄', 'table.xlsx', () => inSheet(cell('ZZZZZZZ99999999999'))],
  ['兩萬格共用一百萬字', 'table.xlsx', sharedText],
  ['二百五十萬個定位字元', 'table.tsv', () => Buffer.from('\t'.repeat(2_500_000))],
  ['490 萬個換行', 'table.tsv', () => Buffer.from('\n'.repeat(4_900_000))],
  ['格子在最後一欄最後一列', 'table.xlsx', () => inSheet(cell('XFD1048576'))],
  ['29 MB 的假聲音', 'sound.mp3', frames],
]

/** What one file of an editor can do to everybody else. */
export const foreignRows = (site: Site, chosen: Chosen): Promise<Row[]> =>
  measured(chosen, { foreign: () => hostileFiles(site) })

async function hostileFiles(site: Site): Promise<Row[]> {
  const headers = await editorHeaders(site)
  const before = memoryMb(site.pid)
  let most = before
  const watch = setInterval(() => {
    most = Math.max(most, memoryMb(site.pid))
  }, LOOK_MS)
  const took: [title: string, seconds: number][] = []
  const times = await meanwhile(site, async () => {
    for (const [title, name, make] of FILES) {
      const bytes = make()
      const began = performance.now()
      await refused(site.url, headers, name, bytes)
      took.push([title, (performance.now() - began) / 1000])
    }
  }).finally(() => clearInterval(watch))
  const slowest = Math.max(...took.map(([, seconds]) => seconds))
  const [calm, full] = [percentile(times.calm, 99), percentile(times.busy, 99)]
  return [
    atMost(
      '讀不得的檔案，最慢的回答',
      slowest,
      TOLD_SECONDS,
      '秒',
      took.map(([title, seconds]) => `${title} ${seconds.toFixed(1)}`).join('、'),
    ),
    atMost(
      '讀這些檔案時，快取頁的 p99',
      full / calm,
      2,
      '倍',
      `${full.toFixed(2)} 比 ${calm.toFixed(2)} 毫秒`,
    ),
    told(
      '讀這些檔案時多用的記憶體（MB）',
      most - before,
      `${Math.round(before)} → ${Math.round(most)} MB，含子程序與資料庫`,
    ),
  ]
}

/** Sends a file to where its kind is read. @throws Error where it is not refused with a sentence */
async function refused(
  url: string,
  headers: Record<string, string>,
  name: string,
  bytes: Buffer,
): Promise<void> {
  const isSound = name.endsWith('.mp3')
  const path = isSound ? '/api/audio/upload' : '/api/admin/self_study/classroom_term/import'
  const body = new FormData()
  body.append(isSound ? 'audio' : 'items_file', new Blob([new Uint8Array(bytes)]), name)
  const answer = await fetch(url + path, { method: 'POST', headers, body })
  const { data }: { data?: { faults?: unknown[] } } = await answer.json()
  if (answer.status === 422 || (answer.ok && data?.faults?.length)) return
  throw new Error(`${path} 回 ${answer.status}，沒有說 ${name} 哪裡不對`)
}
