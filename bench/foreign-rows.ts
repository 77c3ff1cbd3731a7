import { setTimeout as sleep } from 'node:timers/promises'
import { workbookOf } from '../apps/server/src/testing/workbook.ts'
import { latencies, requestBytes } from './load.ts'
import { memoryMb } from './processes.ts'
import { atMost, type Chosen, measured, type Row, told } from './row.ts'
import type { Site } from './site.ts'
import { logIn } from './visitor.ts'

const PAGE = '/lesson/menu?level_no=1'
const READS = 40
const REST_MS = 60
const CALM_LOOKS = 60
/** Whoever sends a file is told by then. */
const TOLD_SECONDS = 20

const oneCell = (ref: string) =>
  workbookOf({ sheets: [{ rows: `<row><c r="${ref}" t="inlineStr"><is><t>x</t></is></c></row>` }] })

/** A text of a megabyte that 20,000 cells share. */
const shared = () =>
  workbookOf({
    sheets: [
      {
        rows: Array.from(
          { length: 20_000 },
          (_, at) => `<row r="${at + 1}"><c r="A${at + 1}" t="s"><v>0</v></c></row>`,
        ).join(''),
      },
    ],
    shared: ['字'.repeat(350_000)],
  })

/** Nothing but the sign that a frame of an MP3 begins. */
function frames(): Buffer {
  const bytes = Buffer.alloc(29 * 1024 * 1024, 0xff)
  Buffer.from([0xff, 0xfb, 0x90, 0x00]).copy(bytes)
  return bytes
}

/** Files that have stopped a site, or kept it from answering. */
const FILES: readonly [name: string, make: () => Buffer][] = [
  ['格子在沒有的欄', () => oneCell('ZZZZZZZ99999999999')],
  ['兩萬格共用一百萬字', shared],
  ['二百五十萬個定位字元', () => Buffer.from('\t'.repeat(2_500_000))],
  ['490 萬個換行', () => Buffer.from('\n'.repeat(4_900_000))],
  ['格子在最後一欄最後一列', () => oneCell('XFD1048576')],
  ['29 MB 的假聲音', frames],
]

/** What one file of an editor can do to everybody else. */
export const foreignRows = (site: Site, chosen: Chosen): Promise<Row[]> =>
  measured(chosen, { foreign: () => hostileFiles(site) })

async function hostileFiles(site: Site): Promise<Row[]> {
  const send = await sender(site)
  const times: { calm: number[]; busy: number[] } = { calm: [], busy: [] }
  const looks = async (into: number[], going: () => boolean) => {
    while (going()) {
      into.push(
        ...(await latencies(site.url, requestBytes(site.url, PAGE, { 'Accept-Encoding': 'br' }), READS)),
      )
      await sleep(REST_MS)
    }
  }
  const calmly = () => {
    let left = CALM_LOOKS
    return looks(times.calm, () => left-- > 0)
  }
  await latencies(site.url, requestBytes(site.url, PAGE), READS)
  const before = memoryMb(site.pid)
  await calmly()
  let going = true
  let most = before
  const busy = looks(times.busy, () => going)
  const watch = setInterval(() => {
    most = Math.max(most, memoryMb(site.pid))
  }, 250)
  const took: [name: string, seconds: number, status: number][] = []
  for (const [name, make] of FILES) {
    const bytes = make()
    const began = performance.now()
    const status = await send(bytes)
    took.push([name, (performance.now() - began) / 1000, status])
  }
  going = false
  await busy
  clearInterval(watch)
  await calmly()
  const slowest = Math.max(...took.map(([, seconds]) => seconds))
  const [calm, full] = [p99(times.calm), p99(times.busy)]
  const figures = took
    .map(([name, seconds, status]) => `${name} ${seconds.toFixed(1)} 秒（${status}）`)
    .join('、')
  return [
    atMost('讀不得的檔案，最慢的回答', slowest, TOLD_SECONDS, '秒', figures),
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

const p99 = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? Number.NaN

/** Sends a file as an editor's browser does, to where its kind is read. @returns the answer's status */
async function sender({ url, passwords }: Site) {
  const cookie = await logIn(url, 'editor', passwords.editor ?? '')
  const given = await fetch(`${url}/api/csrf`, { headers: { Cookie: cookie } })
  const { data }: { data: { token: string } } = await given.json()
  return async (bytes: Buffer): Promise<number> => {
    const isSound = bytes[0] === 0xff
    const path = isSound ? '/api/audio/upload' : '/api/admin/self_study/classroom_term/import'
    const body = new FormData()
    body.append(
      isSound ? 'audio' : 'items_file',
      new Blob([new Uint8Array(bytes)]),
      isSound ? 'sound.mp3' : bytes[0] === 0x50 ? 'table.xlsx' : 'table.tsv',
    )
    const answer = await fetch(url + path, {
      method: 'POST',
      headers: { Cookie: cookie, 'X-CSRF-TOKEN': data.token },
      body,
    })
    await answer.arrayBuffer()
    if (answer.status >= 500) throw new Error(`${path} 回 ${answer.status}`)
    return answer.status
  }
}
