/** A voice that hums: a fundamental and three overtones, at the pitch asked for at each second. */
export function hum(
  hzAt: (second: number) => number,
  seconds: number,
  rate = 16_000,
): Float32Array<ArrayBuffer> {
  const samples = new Float32Array(Math.round(seconds * rate))
  let phase = 0
  for (let at = 0; at < samples.length; at++) {
    phase += (2 * Math.PI * hzAt(at / rate)) / rate
    samples[at] = 0.3 * Math.sin(phase) + 0.2 * Math.sin(2 * phase) + 0.1 * Math.sin(3 * phase)
  }
  return samples
}

export const silence = (seconds: number, rate = 16_000) => new Float32Array(Math.round(seconds * rate))

export function joined(...parts: Float32Array[]): Float32Array<ArrayBuffer> {
  return Float32Array.from(parts.flatMap((part) => [...part]))
}
