/** Pink noise (Paul Kellet's filter of white noise), the same for the same seed; mono, 16 kHz. */
export function pinkNoise(seconds: number, amplitude = 0.05, seed = 1): Float32Array {
  let state = seed
  const white = () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return (state / 2 ** 32) * 2 - 1
  }
  let [a, b, c] = [0, 0, 0]
  return Float32Array.from({ length: Math.round(seconds * 16_000) }, () => {
    const w = white()
    a = 0.99765 * a + w * 0.099046
    b = 0.963 * b + w * 0.2965164
    c = 0.57 * c + w * 1.0526913
    return amplitude * (a + b + c + w * 0.1848)
  })
}
