import { setTimeout as sleep } from 'node:timers/promises'
import { meanwhile, percentile } from './meanwhile.ts'
import { atMost, type Chosen, measured, type Row } from './row.ts'
import type { Site } from './site.ts'
import { editorHeaders } from './visitor.ts'

const ROWS = 20_000
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
  let [checkSeconds, seconds] = [0, 0]
  const times = await meanwhile(site, async () => {
    const began = performance.now()
    const checked = await editor.check(kind, table)
    checkSeconds = (performance.now() - began) / 1000
    await editor.write(checked)
    seconds = (performance.now() - began) / 1000
  })
  const [calm, full] = [percentile(times.calm, 95), percentile(times.busy, 95)]
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

/** Somebody who may bring tables, as a browser is. */
async function openEditor(site: Site) {
  const { url } = site
  const headers = await editorHeaders(site)
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
