import { taipeiTime } from '../taipei-time.ts'

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d/

/** A value of a form or of the audit list, as somebody reads it. HTML loses its tags. */
export function textOfValue(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return value ? '是' : '否'
  if (typeof value === 'string') return MOMENT.test(value) ? taipeiTime(value) : textOfHtml(value)
  if (Array.isArray(value)) return value.map(textOfValue).join('、')
  if (typeof value === 'object') {
    return Object.entries(value)
      .map(([name, own]) => `${name}：${textOfValue(own)}`)
      .join('\n')
  }
  return String(value)
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' }

function textOfHtml(text: string): string {
  if (!/<\w+[^>]*>/.test(text)) return text
  return text
    .replace(/<img[^>]*alt="([^"]*)"[^>]*>/g, '〔圖片：$1〕')
    .replace(/(<\/p>)?<\/t[dh]>/g, '　')
    .replace(/<\/(p|h[2-4]|li|tr|blockquote)>|<br\s*\/?>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => ENTITIES[name] ?? '')
    .replace(/　\n/g, '\n')
    .trim()
}
