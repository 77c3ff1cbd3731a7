/** How deep lists and objects may nest, and how many values there may be in all of them. */
export interface JsonBounds {
  depth: number
  values: number
}

/** Bytes as UTF-8 has them: none of these is part of another character. */
const [QUOTE, BACKSLASH] = [0x22, 0x5c]
const OPENS = new Set([0x5b, 0x7b])
const CLOSES = new Set([0x5d, 0x7d])
const COMMA = 0x2c

/** Whether JSON holds more than that: told from its bytes, before anything is made of them. */
export function isBeyond({ depth, values }: JsonBounds, json: Uint8Array): boolean {
  // One is what holds all others, and each comma parts two.
  let [level, seen] = [0, 1]
  let inText = false
  for (let at = 0; at < json.length; at++) {
    const byte = json[at] ?? 0
    if (inText) {
      if (byte === BACKSLASH) at += 1
      else if (byte === QUOTE) inText = false
    } else if (byte === QUOTE) inText = true
    else if (OPENS.has(byte)) {
      level += 1
      seen += 1
    } else if (CLOSES.has(byte)) level -= 1
    else if (byte === COMMA) seen += 1
    if (level > depth || seen > values) return true
  }
  return false
}
