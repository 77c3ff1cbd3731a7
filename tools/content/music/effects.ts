import { noise, pluck, RATE } from './pluck.ts'

/** What is heard of the games beside voices and music: made of plucked strings, swept tones and noise, all ours. */
export interface EffectSound {
  /** The file it becomes. */
  file: string
  render(): Float32Array
}

const PEAK = 0.5

interface Part {
  /** When it begins, in seconds. */
  at: number
  gain: number
  samples: Float32Array
}

/** Parts over one another, with no click at the end. */
function mixed(seconds: number, parts: readonly Part[]): Float32Array {
  const out = new Float32Array(Math.round(seconds * RATE))
  for (const { at, gain, samples } of parts) {
    const start = Math.round(at * RATE)
    for (const [i, value] of samples.entries()) {
      if (start + i < out.length) out[start + i] = (out[start + i] ?? 0) + value * gain
    }
  }
  const loudest = out.reduce((most, value) => Math.max(most, Math.abs(value)), 0)
  const fade = 0.02 * RATE
  return out.map((value, i) => (value / loudest) * PEAK * Math.min(1, (out.length - 1 - i) / fade))
}

/** A tone that slides from one pitch to another while it dies away. */
function sweep(from: number, to: number, seconds: number, { wood = 0, attack = 0.004 } = {}): Float32Array {
  const out = new Float32Array(Math.round(seconds * RATE))
  let phase = 0
  for (let i = 0; i < out.length; i += 1) {
    const part = i / out.length
    phase += (2 * Math.PI * from * (to / from) ** part) / RATE
    const body = Math.sin(phase) + wood * Math.sin(phase * 2.76)
    out[i] = body * Math.min(1, i / (attack * RATE)) * Math.exp(-4.5 * part)
  }
  return out
}

/** A bell: partials that are no whole multiples, each dying in its own time. */
function bell(frequency: number, seconds: number): Float32Array {
  const partials = [
    [1, 1, 3],
    [2, 0.5, 4],
    [2.76, 0.34, 6],
    [5.4, 0.16, 10],
  ] as const
  const out = new Float32Array(Math.round(seconds * RATE))
  for (let i = 0; i < out.length; i += 1) {
    const t = i / RATE
    const sum = partials.reduce(
      (all, [times, gain, decay]) =>
        all + gain * Math.sin(2 * Math.PI * frequency * times * t) * Math.exp((-decay * t) / seconds),
      0,
    )
    out[i] = sum * Math.min(1, i / 60)
  }
  return out
}

/** Air: noise through a filter that opens or shuts. */
function air(seconds: number, soft: number, { attack = 0.01, seed = 5 } = {}): Float32Array {
  const random = noise(seed)
  const out = new Float32Array(Math.round(seconds * RATE))
  let smooth = 0
  for (let i = 0; i < out.length; i += 1) {
    const part = i / out.length
    smooth += (random() - smooth) * soft * (1 - 0.7 * part)
    out[i] = smooth * Math.min(1, i / (attack * RATE)) * Math.exp(-4 * part)
  }
  return out
}

/** Wood that is struck. */
const knock = (pitch: number, seconds: number) =>
  sweep(pitch, pitch * 0.82, seconds, { wood: 0.5, attack: 0.001 })

const part = (samples: Float32Array, at = 0, gain = 1): Part => ({ at, gain, samples })
const string = (pitch: number, seconds: number, seed: number) => pluck(pitch, seconds, 0.5, seed)

/** Notes one after the other, on a string or a bell. */
const run = (
  pitches: readonly number[],
  apart: number,
  sound: (pitch: number, index: number) => Float32Array,
) => pitches.map((pitch, index) => part(sound(pitch, index), index * apart))

/** 宮 on d′: re, mi, sol, la, ti of the bell's scale. */
const [D, E, G, A, B, D2, E2, G2] = [293.66, 329.63, 392, 440, 493.88, 587.33, 659.26, 783.99] as const

export const EFFECTS: EffectSound[] = [
  {
    file: 'right.mp3',
    render: () =>
      mixed(
        0.4,
        run([E2, A * 2], 0.09, (pitch) => bell(pitch, 0.3)),
      ),
  },
  {
    file: 'wrong.mp3',
    render: () =>
      mixed(
        0.4,
        run([E / 1.335, A / 2], 0.13, (pitch, at) => string(pitch, 0.34, at + 3)),
      ),
  },
  // A piece or a choice that is taken, and one that is laid down.
  { file: 'tick.mp3', render: () => mixed(0.09, [part(knock(1180, 0.08))]) },
  {
    file: 'lay.mp3',
    render: () => mixed(0.16, [part(knock(520, 0.14)), part(knock(1040, 0.05), 0.004, 0.3)]),
  },
  { file: 'dull.mp3', render: () => mixed(0.14, [part(sweep(150, 96, 0.13)), part(air(0.05, 0.2), 0, 0.4)]) },
  // The kitchen.
  {
    file: 'plop.mp3',
    render: () =>
      mixed(0.26, [
        part(sweep(320, 900, 0.12)),
        part(sweep(500, 1250, 0.09), 0.1, 0.45),
        part(air(0.1, 0.5), 0.02, 0.25),
      ]),
  },
  {
    file: 'ready.mp3',
    render: () => mixed(0.6, [part(bell(B * 2, 0.58)), part(bell(D2 * 2, 0.48), 0.1, 0.8)]),
  },
  {
    file: 'plate.mp3',
    render: () => mixed(0.24, [part(air(0.16, 0.5, { attack: 0.06 }), 0, 0.7), part(knock(860, 0.1), 0.12)]),
  },
  {
    file: 'puff.mp3',
    render: () =>
      mixed(0.36, [part(air(0.34, 0.14, { attack: 0.03 })), part(sweep(190, 80, 0.26), 0.02, 0.25)]),
  },
  {
    file: 'coins.mp3',
    render: () =>
      mixed(
        0.4,
        run([2349, 2794, 3136, 2637], 0.07, (pitch) => bell(pitch, 0.2)),
      ),
  },
  { file: 'count.mp3', render: () => mixed(0.2, [part(knock(440, 0.18))]) },
  { file: 'go.mp3', render: () => mixed(0.5, [part(bell(A, 0.48)), part(knock(880, 0.14), 0, 0.6)]) },
  { file: 'hurry.mp3', render: () => mixed(0.1, [part(knock(1560, 0.08))]) },
  {
    file: 'over.mp3',
    render: () =>
      mixed(0.9, [part(bell(146.8, 0.88)), part(bell(220, 0.7), 0.02, 0.5), part(air(0.3, 0.1), 0, 0.4)]),
  },
  // The windows.
  {
    file: 'flip.mp3',
    render: () =>
      mixed(0.24, [
        part(sweep(210, 330, 0.18, { wood: 0.4, attack: 0.05 }), 0, 0.6),
        part(air(0.12, 0.3, { attack: 0.04 }), 0.02, 0.5),
        part(knock(340, 0.09), 0.14),
      ]),
  },
  {
    file: 'match.mp3',
    render: () =>
      mixed(
        0.5,
        run([D2, G2, B * 2], 0.08, (pitch) => bell(pitch, 0.34)),
      ),
  },
  {
    file: 'giggle.mp3',
    render: () =>
      mixed(
        0.4,
        run([880, 1046, 932, 1174, 988], 0.07, (pitch) =>
          sweep(pitch, pitch * 1.25, 0.065, { attack: 0.015 }),
        ),
      ),
  },
  {
    file: 'pop.mp3',
    render: () => mixed(0.22, [part(sweep(700, 1500, 0.08)), part(sweep(900, 1900, 0.08), 0.1, 0.8)]),
  },
  // The mountain song, and what was won.
  {
    file: 'drum.mp3',
    render: () => mixed(0.26, [part(sweep(170, 78, 0.24, { attack: 0.001 })), part(air(0.04, 0.4), 0, 0.35)]),
  },
  {
    file: 'star.mp3',
    render: () => mixed(0.4, [part(bell(E2 * 2, 0.36)), part(bell(B * 4, 0.24), 0.03, 0.4)]),
  },
  {
    file: 'pass.mp3',
    render: () =>
      mixed(
        0.8,
        run([G, A, B, D2], 0.11, (pitch, at) =>
          at === 3 ? bell(pitch * 2, 0.46) : string(pitch * 2, 0.4, at + 2),
        ),
      ),
  },
  {
    file: 'fanfare.mp3',
    render: () =>
      mixed(1.3, [
        ...run([D, G, B, D2], 0.12, (pitch, at) => string(pitch * 2, 0.6, at + 11)),
        part(string(G, 0.8, 21), 0.5, 0.7),
        part(bell(D2 * 2, 0.78), 0.5, 0.7),
        part(bell(G2 * 2, 0.7), 0.58, 0.5),
        part(string(D2 * 2, 0.7, 23), 0.52, 0.7),
      ]),
  },
]
