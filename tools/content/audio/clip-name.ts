import { createHash } from 'node:crypto'
import type { RoleSound } from './roles.ts'

const MOST_LETTERS = 40

/**
 * The file name of a text's sound: its pinyin, short, and a hash of text and pinyin ('ngai11-he55-1a2b3c4d.mp3'). A
 * sentence of a role is named by voice and pace too, so that the same text elsewhere keeps its own sound
 * ('ngai11-he55-girl-5e6f7a8b.mp3').
 */
export function clipName(text: string, pinyin: string, role?: RoleSound): string {
  const slug = pinyin
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .substring(0, MOST_LETTERS)
    .replace(/-$/, '')
  const manner = role ? `\n${role.voice}\n${role.pace}` : ''
  const hash = createHash('sha256').update(`${text}\n${pinyin}${manner}`).digest('hex').substring(0, 8)
  return `${slug}-${role ? `${role.voice}-` : ''}${hash}.mp3`
}
