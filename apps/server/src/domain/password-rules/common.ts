import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ROOT } from '../../kernel/root.ts'

const FILE = join(ROOT, 'apps/server/src/domain/password-rules/common.txt')
/** What may stand around a common word without making it a good password: `taiwan2026!`. */
const TRIMMINGS_MAX = 8

let words: Promise<ReadonlySet<string>> | undefined

/** Whether others have chosen it, or something so near that it is guessed among the first. */
export async function isCommon(password: string): Promise<boolean> {
  words ??= readFile(FILE, 'utf8').then((text) => new Set(text.split('\n').filter(Boolean)))
  const list = await words
  const lower = password.toLowerCase()
  return (
    isPattern(lower) ||
    [lower, readable(lower)].some((text) => {
      const stem = text.replace(/^[^a-z]+|[^a-z]+$/g, '')
      return (
        list.has(text) || (stem.length > 2 && list.has(stem) && text.length - stem.length <= TRIMMINGS_MAX)
      )
    })
  )
}

const LOOKALIKES: Record<string, string> = { '@': 'a', '0': 'o', '1': 'i', '3': 'e', $: 's', '5': 's' }

/** `p@ssw0rd` is read as password. */
const readable = (text: string) => text.replace(/[@013$5]/g, (sign) => LOOKALIKES[sign] ?? sign)

/** A date, a mobile number or an identity card's number: all of them stand in somebody's papers. */
const PAPERS = [
  /^(?:19|20)\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])$/,
  /^\d{2,3}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])$/,
  /^09\d{8}$/,
  /^[a-z][12]\d{8}$/,
]

/** One short piece again and again. */
const REPEATED = /^(.{1,4}?)\1+.{0,2}$/u

const isPattern = (text: string) =>
  REPEATED.test(text) || isRun(text) || PAPERS.some((shape) => shape.test(text))

/** Every character next to the one before it: abcdefgh, 98765432. */
function isRun(text: string): boolean {
  const codes = Array.from(text, (sign) => sign.codePointAt(0) ?? 0)
  const steps = new Set(codes.slice(1).map((code, index) => code - (codes[index] ?? 0)))
  return steps.size === 1 && (steps.has(1) || steps.has(-1))
}
