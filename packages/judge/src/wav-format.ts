export interface Format {
  kind: 'integer' | 'float'
  channels: number
  rate: number
  /** Of a sample. */
  bytes: number
}

const PCM = 1
const FLOAT = 3
const EXTENSIBLE = 0xfffe

/** What a `fmt ` chunk says; `undefined` where it contradicts itself, or is a format that is not read here. */
export function formatOf(
  view: DataView,
  { start, length }: { start: number; length: number },
): Format | undefined {
  if (length < 16) return undefined
  const tag = view.getUint16(start, true)
  const code = tag === EXTENSIBLE && length >= 40 ? view.getUint16(start + 24, true) : tag
  const channels = view.getUint16(start + 2, true)
  const rate = view.getUint32(start + 4, true)
  const perSecond = view.getUint32(start + 8, true)
  const block = view.getUint16(start + 12, true)
  const bits = view.getUint16(start + 14, true)
  const known = code === PCM ? [8, 16, 24, 32] : code === FLOAT ? [32, 64] : []
  const bytes = bits / 8
  const consistent = block === channels * bytes && perSecond === rate * block
  const usual = channels >= 1 && channels <= 8 && rate >= 8000 && rate <= 192_000
  if (!known.includes(bits) || !consistent || !usual) return undefined
  return { kind: code === FLOAT ? 'float' : 'integer', channels, rate, bytes }
}

/** Reads the sample at a byte, −1 to 1. */
export function sampleReader(view: DataView, { kind, bytes }: Format): (at: number) => number {
  if (kind === 'float') {
    return bytes === 8 ? (at) => view.getFloat64(at, true) : (at) => view.getFloat32(at, true)
  }
  switch (bytes) {
    case 1:
      return (at) => (view.getUint8(at) - 128) / 128
    case 2:
      return (at) => view.getInt16(at, true) / 32_768
    case 3:
      return (at) => ((view.getInt8(at + 2) << 16) | view.getUint16(at, true)) / 8_388_608
    default:
      return (at) => view.getInt32(at, true) / 2_147_483_648
  }
}
