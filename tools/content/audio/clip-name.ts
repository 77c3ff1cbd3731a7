import { createHash } from 'node:crypto'

const MOST_LETTERS = 40

/** The file name of a text's sound: its pinyin, short, and a hash of text and pinyin ('ngai11-he55-1a2b3c4d.mp3'). */
export function clipName(text: string, pinyin: string): string {
  const slug = pinyin
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .substring(0, MOST_LETTERS)
    .replace(/-$/, '')
  const hash = createHash('sha256').update(`${text}\n${pinyin}`).digest('hex').substring(0, 8)
  return `${slug}-${hash}.mp3`
}
