import { readFileSync } from 'node:fs'
import { inflateRawSync } from 'node:zlib'

const DIRECTORY_ENTRY = Buffer.from('PK\x01\x02', 'latin1')
const CONTENT = 'content.xml'
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', apos: "'", quot: '"' }

/** Every character of the Ministry's dictionary (an OpenDocument sheet), less those that no font can have. */
export function dictionaryCharacters(path: string): Set<number> {
  const text = contentOf(readFileSync(path))
    .replace(/<[^>]*>/g, '')
    .replace(/&(\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .replace(/&#x([0-9a-f]+);/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
  const visible = [...new Set(text)].filter((character) => !/[\p{C}\p{Z}]/u.test(character))
  return new Set(visible.map((character) => character.codePointAt(0) ?? 0))
}

function contentOf(archive: Buffer): string {
  for (let at = archive.indexOf(DIRECTORY_ENTRY); at >= 0; at = archive.indexOf(DIRECTORY_ENTRY, at + 1)) {
    const nameLength = archive.readUInt16LE(at + 28)
    if (archive.toString('utf8', at + 46, at + 46 + nameLength) !== CONTENT) continue
    const local = archive.readUInt32LE(at + 42)
    const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28)
    return inflateRawSync(archive.subarray(start, start + archive.readUInt32LE(at + 20))).toString('utf8')
  }
  throw new Error(`The dictionary holds no ${CONTENT}: is it the Ministry's .ods?`)
}
