import { createHash } from 'node:crypto'
import type { ErrorBody } from '@hakka/contract/errors'
import { escapeHtml } from '../../kernel/html.ts'

const STYLE = `body{font:18px/1.7 system-ui,'Noto Sans TC',sans-serif;color:#1f2430;background:#fbfaf6;margin:0}
header{padding:1rem 1.5rem;background:#1b3a6b;color:#fff;font-weight:700}
main{max-width:34rem;margin:12vh auto 0;padding:0 1.5rem;text-align:center}h1{font-size:1.6rem;line-height:1.4}
a{display:inline-block;margin-top:1rem;padding:.6rem 1.8rem;border-radius:2rem;background:#1b3a6b;color:#fff;font-weight:700;text-decoration:none}
a:hover{background:#12294d}a:focus-visible{outline:3px solid #1b3a6b;outline-offset:3px}small{color:#545b6b}`

/** The page for when the real ones can't be made: the bundle failed, the database is away, what was sent is no form. */
export function errorPage({ message, error_id }: ErrorBody, siteName: string): string {
  const name = escapeHtml(siteName)
  const id = error_id ? `<p><small>錯誤編號 ${error_id}</small></p>` : ''
  return `<!doctype html>
<html lang="zh-Hant-TW"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(message)} - ${name}</title><style>${STYLE}</style></head>
<body><header>${name}</header><main><h1>${escapeHtml(message)}</h1>${id}<p><a href="/">回${name}首頁</a></p></main></body></html>`
}

const hash = createHash('sha256').update(STYLE).digest('base64')
export const errorPagePolicy = `default-src 'none'; style-src 'sha256-${hash}'; frame-ancestors 'self'; base-uri 'none'; form-action 'none'`
