import { generate } from 'lean-qr'

/** Quiet around the code, in its own squares. */
const QUIET = 4

/** The dark squares of a text as one path, row by row. */
function pathOf(text: string): { path: string; size: number } | undefined {
  try {
    const code = generate(text)
    const runs: string[] = []
    for (let y = 0; y < code.size; y++) {
      for (let x = 0; x < code.size; x++) {
        let end = x
        while (end < code.size && code.get(end, y)) end += 1
        if (end > x) runs.push(`M${x} ${y}h${end - x}v1h${x - end}z`)
        x = end
      }
    }
    return { path: runs.join(''), size: code.size }
  } catch {
    return undefined
  }
}

/** A QR code of an address; as wide as its container. */
export function QrCode({ url, says }: { url: string; says: string }) {
  if (url === '') return <p role="status">無效連結，無法產生 QR Code</p>
  const code = pathOf(url)
  if (!code) return <p role="status">產生 QR Code 時發生錯誤</p>
  const side = code.size + 2 * QUIET
  return (
    <svg
      role="img"
      aria-label={says}
      viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`}
      className="block w-full text-brand-deep"
      shapeRendering="crispEdges"
    >
      <rect x={-QUIET} y={-QUIET} width={side} height={side} fill="#fff" />
      <path d={code.path} fill="currentColor" />
    </svg>
  )
}
