/** The text of a file in UTF-8, or in UTF-16 as some spreadsheets save it; `undefined` of what is neither. */
export function decodeText(bytes: Buffer): string | undefined {
  const isWide = bytes[0] === 0xff && bytes[1] === 0xfe
  try {
    const text = new TextDecoder(isWide ? 'utf-16le' : 'utf-8', { fatal: true }).decode(bytes)
    return text.includes('\0') ? undefined : text
  } catch {
    return undefined
  }
}
