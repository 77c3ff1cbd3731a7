export const sine = (seconds: number, hertz: number, gain = 0.5, rate = 16_000): Float32Array =>
  Float32Array.from(
    { length: Math.round(seconds * rate) },
    (_, i) => gain * Math.sin((2 * Math.PI * hertz * i) / rate),
  )
