import { escapeHtml } from '../../kernel/html.ts'
import type { MailContent } from '../../ports/mail.ts'

const FONT = "font-family:'Noto Sans TC','PingFang TC','Microsoft JhengHei',sans-serif"
const FOOTER = '此信由系統自動寄出，請勿直接回覆。'
const BY_HAND = '如果按鈕無法點選，請把下面的網址貼到瀏覽器：'

/** The same mail for programs that show HTML and for those that don't. Styles stand inline: most know no others. */
export function mailBodies(
  { title, paragraphs, button }: MailContent,
  siteName: string,
): { html: string; text: string } {
  const text = [
    title,
    ...paragraphs,
    ...(button ? [`${button.text}：\n${button.url}`] : []),
    `——\n${siteName}\n${FOOTER}`,
  ].join('\n\n')
  return {
    html: page(title, siteName, body({ title, paragraphs, ...(button ? { button } : {}) })),
    text: `${text}\n`,
  }
}

function body({ title, paragraphs, button }: MailContent): string {
  const lines = paragraphs.map(
    (own) => `<p style="margin:0 0 16px;font-size:16px;line-height:1.75;color:#1f2430">${lined(own)}</p>`,
  )
  const heading = `<h1 style="margin:0 0 20px;font-size:24px;line-height:1.4;color:#1b3a6b">${escapeHtml(title)}</h1>`
  return [heading, ...lines, ...(button ? [action(button)] : [])].join('\n')
}

const lined = (text: string) => escapeHtml(text).replaceAll('\n', '<br>')

function action({ text, url }: { text: string; url: string }): string {
  const address = escapeHtml(url)
  return `<p style="margin:24px 0"><a href="${address}" style="display:inline-block;padding:14px 28px;border-radius:24px;background:#1b3a6b;color:#ffffff;font-size:16px;font-weight:700;text-decoration:none">${escapeHtml(text)}</a></p>
<p style="margin:0;font-size:14px;line-height:1.6;color:#545b6b">${BY_HAND}<br><a href="${address}" style="color:#1b3a6b;word-break:break-all">${address}</a></p>`
}

const page = (title: string, siteName: string, content: string) => `<!doctype html>
<html lang="zh-Hant-TW">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title>
</head>
<body style="margin:0;background:#fbfaf6">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#fbfaf6;${FONT}">
<tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;text-align:left">
<tr><td style="padding:0 8px 16px;font-size:18px;font-weight:700;color:#1b3a6b">${escapeHtml(siteName)}</td></tr>
<tr><td style="padding:32px;border:1px solid #e7e3d8;border-radius:20px;background:#ffffff">
${content}
</td></tr>
<tr><td style="padding:16px 8px 0;font-size:13px;line-height:1.6;color:#545b6b">${FOOTER}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`
