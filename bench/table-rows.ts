import { setTimeout as sleep } from 'node:timers/promises'
import { latencies, requestBytes } from './load.ts'
import { atMost, type Chosen, measured, type Row } from './row.ts'
import type { Site } from './site.ts'
import { logIn } from './visitor.ts'

const ROWS = 20_000
const PAGE = '/lesson/menu?level_no=1'
const BROTLI = { 'Accept-Encoding': 'br' }
/** Reads of one look, and the rest before the next: what a busy school asks for, not what a core can bear. */
const READS = 40
const REST_MS = 60
/** Before, and once more after. */
const CALM_LOOKS = 60
const END_MS = 300_000

/** Tables of editors: how long the largest takes, and what pages feel of it. */
export const tableRows = (site: Site, chosen: Chosen): Promise<Row[]> =>
  measured(chosen, {
    table: async () => [
      ...(await importRows(site, 'classroom_term', '課室用語', termTable())),
      ...(await importRows(site, 'listening', '聽力對話', dialogueTable())),
    ],
  })

async function importRows(site: Site, kind: string, name: string, table: string): Promise<Row[]> {
  const editor = await openEditor(site)
  const look = () => latencies(site.url, requestBytes(site.url, PAGE, BROTLI), READS)
  const looks = async (going: () => boolean): Promise<number[]> => {
    const times: number[] = []
    while (going()) {
      times.push(...(await look()))
      await sleep(REST_MS)
    }
    return times
  }
  const calmLooks = () => {
    let left = CALM_LOOKS
    return looks(() => left-- > 0)
  }
  await look()
  const before = await calmLooks()
  let going = true
  const busy = looks(() => going)
  const began = performance.now()
  const checked = await editor.check(kind, table)
  const checkSeconds = (performance.now() - began) / 1000
  await editor.write(checked)
  const seconds = (performance.now() - began) / 1000
  going = false
  const full = p95(await busy)
  const calm = p95([...before, ...(await calmLooks())])
  return [
    atMost(
      `匯入${name} ${ROWS.toLocaleString('en')} 列，檢查和寫入`,
      seconds,
      30,
      '秒',
      `檢查 ${checkSeconds.toFixed(1)}、寫入 ${(seconds - checkSeconds).toFixed(1)} 秒，${(table.length / 1e6).toFixed(1)} 百萬字`,
    ),
    atMost(
      `匯入${name}時，快取頁的 p95`,
      full / calm,
      1.5,
      '倍',
      `${full.toFixed(2)} 比 ${calm.toFixed(2)} 毫秒`,
    ),
  ]
}

const p95 = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? Number.NaN

/** Somebody who may bring tables, as a browser is. */
async function openEditor({ url, passwords }: Site) {
  const cookie = await logIn(url, 'editor', passwords.editor ?? '')
  const given = await fetch(`${url}/api/csrf`, { headers: { Cookie: cookie } })
  const { data: own }: { data: { token: string } } = await given.json()
  const headers = { Cookie: cookie, 'X-CSRF-TOKEN': own.token }
  const ask = async (path: string, body?: FormData | string) => {
    const type = typeof body === 'string' ? { 'Content-Type': 'application/json' } : {}
    const method = body === undefined ? 'GET' : 'POST'
    const answer = await fetch(url + path, {
      method,
      headers: { ...headers, ...type },
      ...(body && { body }),
    })
    const { data, message }: { data: Progress; message?: string } = await answer.json()
    if (!answer.ok) throw new Error(`${path} 回 ${answer.status}：${message}`)
    return data
  }
  return {
    async check(kind: string, table: string): Promise<number> {
      const body = new FormData()
      body.append('items_file', new Blob([table]), 'table.tsv')
      const { id, faults } = await ask(`/api/admin/self_study/${kind}/import`, body)
      if (id === null) throw new Error(`表格有錯：${JSON.stringify(faults?.[0])}`)
      return id
    },
    async write(id: number): Promise<void> {
      await ask(`/api/admin/self_study/import/${id}`, '{}')
      const until = Date.now() + END_MS
      while (Date.now() < until) {
        const { state } = await ask(`/api/admin/self_study/import/${id}`)
        if (state === 'done') return
        if (state !== 'waiting' && state !== 'running') throw new Error(`匯入沒有完成：${state}`)
        await sleep(200)
      }
      throw new Error('匯入太久')
    },
  }
}

interface Progress {
  id: number | null
  state?: string
  faults?: unknown[]
}

const SAID = [
  ['你好，食飽吂？', 'ngi11 ho31 siid5 bau31 mang11', '你好，吃飽了嗎？'],
  ['食飽了，恁仔細。', 'siid5 bau31 le24 an31 zii31 se55', '吃飽了，謝謝。'],
  ['這係雞卵湯。', 'lia31 he55 gie24 lon31 tong24', '這是蛋花湯。'],
] as const
const said = (at: number) => SAID[at % SAID.length] ?? SAID[0]

const tsv = (rows: readonly (readonly (string | number)[])[]) => rows.map((row) => row.join('\t')).join('\n')

function termTable(): string {
  const rows = Array.from({ length: ROWS }, (_, at) => {
    const part = Math.floor(at / 1000) + 1
    return ['量測', `第 ${part} 組`, '四縣', (at % 1000) + 1, ...said(at)]
  })
  return tsv([['主題', '子主題', '腔調', '編號', '客語', '拼音', '華語'], ...rows])
}

function dialogueTable(): string {
  const lines = 8
  const rows = Array.from({ length: ROWS }, (_, at) => {
    const dialogue = Math.floor(at / lines)
    const role = at % 2 ? ['阿公', 'a24 gung24'] : ['阿姆', 'a24 me24']
    const theme = [
      (dialogue % 5) + 1,
      `量測 ${Math.floor(dialogue / 100)}`,
      '四縣',
      (Math.floor(dialogue / 5) % 20) + 1,
    ]
    return [...theme, '食飽吂', 'siid5 bau31 mang11', (at % lines) + 1, ...role, ...said(at)]
  })
  const heads = [
    '級別',
    '主題',
    '腔調',
    '對話編號',
    '標題',
    '標題拼音',
    '句次',
    '角色',
    '角色拼音',
    '客語',
    '拼音',
    '華語',
  ]
  return tsv([heads, ...rows])
}
