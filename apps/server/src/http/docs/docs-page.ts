import { createHash } from 'node:crypto'
import type { Call } from '@hakka/contract/calls'
import { ERRORS } from '@hakka/contract/errors'
import { z } from 'zod'
import { escapeHtml } from '../../kernel/html.ts'
import type { Policy, Route } from '../route.ts'
import { schemaOf } from './openapi.ts'

const STYLE = `body{font:16px/1.6 system-ui,'Noto Sans TC',sans-serif;color:#2b2b2b;background:#faf8f4;margin:2rem auto;max-width:72rem;padding:0 1rem}
table{border-collapse:collapse;width:100%;margin:1rem 0 2.5rem}th,td{border:1px solid #d8d2c6;padding:.5rem .75rem;text-align:left;vertical-align:top}
th{background:#efe9dc}code,pre{font:14px/1.5 ui-monospace,monospace;overflow-wrap:anywhere}pre{margin:.5rem 0;white-space:pre-wrap;max-height:24rem;overflow:auto}
summary{cursor:pointer}a{color:#0b5c8a}.wide{overflow-x:auto}`

const hash = createHash('sha256').update(STYLE).digest('base64')
export const docsPolicy = `default-src 'none'; style-src 'sha256-${hash}'; frame-ancestors 'self'; base-uri 'none'; form-action 'none'`

function who(policy: Policy | undefined): string {
  if (policy === undefined) return '尚未開放'
  if (policy === 'anyone') return '所有人'
  if (policy === 'teacher') return '已確認的教師'
  if (policy === 'login') return '登入者'
  const codes = [policy.permission].flat().map((own) => `<code>${escapeHtml(own)}</code>`)
  return `權限 ${codes.join(' 或 ')}`
}

function schemaCell(schema: z.ZodType | undefined, io: 'input' | 'output'): string {
  if (!schema || schema instanceof z.ZodUndefined) return '無'
  const own = schemaOf(schema, io)
  const names = Object.keys(own.properties ?? {}).map((name) => `<code>${escapeHtml(name)}</code>`)
  const title = names.join('、') || '詳細格式'
  return `<details><summary>${title}</summary><pre tabindex="0">${escapeHtml(JSON.stringify(own, null, 1))}</pre></details>`
}

const row = (...cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`

/** The contract as one plain table, without a script. */
export function docsPage(calls: Record<string, Call>, routes: readonly Route[], siteName: string): string {
  const policies = new Map<string, Policy>(routes.map((route) => [route.name, route.policy]))
  const callRows = Object.entries(calls).map(([name, entry]) => {
    const input = [entry.params, entry.query, entry.body].filter((schema) => schema !== undefined)
    return row(
      `<code>${escapeHtml(name)}</code>`,
      escapeHtml(entry.summary),
      who(policies.get(name)),
      input.map((schema) => schemaCell(schema, 'input')).join('') || '無',
      schemaCell(entry.answer, 'output'),
    )
  })
  const errorRows = Object.entries(ERRORS).map(([code, { status, message }]) =>
    row(String(status), `<code>${code}</code>`, escapeHtml(message)),
  )
  return `<!doctype html>
<html lang="zh-Hant-TW"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>API 一覽 - ${escapeHtml(siteName)}</title><style>${STYLE}</style></head>
<body><main><h1>API 一覽</h1>
<p>會改變資料的呼叫要帶 <code>X-CSRF-TOKEN</code> 標頭或 <code>_token</code> 欄位（由 <code>GET /api/csrf</code> 取得）；
以 <code>Authorization: Bearer</code> 呼叫時不需要。機器可讀的版本：<a href="/api/openapi.json">openapi.json</a>。</p>
<div class="wide"><table><thead><tr><th>呼叫</th><th>用途</th><th>誰可以用</th><th>輸入</th><th>回答</th></tr></thead>
<tbody>${callRows.join('\n')}</tbody></table></div>
<h2>錯誤</h2><p>失敗時回答 <code>{ code, message, errors?, error_id? }</code>；<code>errors</code> 是各欄位的訊息。</p>
<div class="wide"><table><thead><tr><th>狀態</th><th>代碼</th><th>訊息</th></tr></thead><tbody>${errorRows.join('\n')}</tbody></table></div>
</main></body></html>`
}
