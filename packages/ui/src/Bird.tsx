/** Petal and stamens of one fifth of a tung blossom, pointing up from the centre. */
const FIFTHS = [0, 72, 144, 216, 288]
const PETAL = 'M0 2C-11-7-16-24-10-35C-7-40-3-38 0-34C3-38 7-40 10-35C16-24 11-7 0 2Z'

const POSES = {
  standing: [
    'M-44 4C-30-8-4-2 4 14C2 34-18 42-36 36C-50 30-54 14-44 4Z',
    'M-34 16C-22 14-12 18-6 24M-34 26C-24 25-18 28-14 31',
  ],
  'wing-up': [
    'M-34 2C-58-10-70-34-66-54C-44-50-20-34-10-10C-8 4-24 8-34 2Z',
    'M-58-40C-46-34-30-22-22-10M-52-22C-44-16-36-10-30-6',
  ],
}

function Blossom() {
  return (
    <g transform="translate(-8 -54) rotate(-18) scale(0.413)">
      {FIFTHS.map((turn) => (
        <path
          key={turn}
          d={PETAL}
          transform={`rotate(${turn})`}
          fill="#fff"
          stroke="#ebd3d6"
          strokeWidth="1.6"
        />
      ))}
      {FIFTHS.map((turn) => (
        <path
          key={turn}
          d="M0-7V-18M-3-7L-5-14M3-7L5-14"
          transform={`rotate(${turn})`}
          fill="none"
          stroke="#d8636e"
          strokeWidth="2"
          strokeLinecap="round"
        />
      ))}
      <circle r="6" fill="#d8636e" />
      <circle r="2.6" fill="#f6cb5c" />
    </g>
  )
}

/** The mascot: a blue magpie with a tung blossom on its head. Decoration; whatever it stands beside says it in words. */
export function Bird({ pose = 'standing', width }: { pose?: keyof typeof POSES; width: number }) {
  const [wing, feathers] = POSES[pose]
  return (
    <svg
      viewBox="-122 -80 216 162"
      width={width}
      height={Math.round(width * 0.75)}
      aria-hidden="true"
      className="flex-none"
      strokeLinecap="round"
    >
      <path d="M-46 6C-78 4-104 20-118 40C-92 38-76 34-44 30Z" fill="#144478" />
      <path d="M-50 18C-80 22-98 36-108 54C-84 48-66 42-42 36Z" fill="#2b6fb8" />
      <path d="M-108 37l8-1M-100 52l8-3" stroke="#fff" strokeWidth="5" />
      <path
        d="M-58 12C-58-34-26-58 8-58C42-58 62-32 62 0C62 38 34 60 2 60C-30 60-58 44-58 12Z"
        fill="#1d5fa8"
      />
      <path d="M8-2C32-2 50 10 50 26C46 46 26 60 2 60C-16 60-30 54-40 44C-34 18-16-2 8-2Z" fill="#fff" />
      <path d="M6-58C40-58 62-34 62-4C50-12 36-10 24-6C4-12-14-30-16-50C-9-55-1-58 6-58Z" fill="#12325c" />
      <circle cx="32" cy="-24" r="9" fill="#fff" />
      <circle cx="34" cy="-23" r="5" fill="#1f2430" />
      <circle cx="36" cy="-25" r="1.8" fill="#fff" />
      <path d="M58-20C74-20 84-12 86-6C78-4 66-4 58-6Z" fill="#e2553d" />
      <path d="M58-8C66-6 74-5 80-5C76 0 66 2 58-1Z" fill="#c2410c" />
      <circle cx="44" cy="-6" r="6.5" fill="#f7b9cf" opacity=".85" />
      <path d={wing} fill="#144478" />
      <path d={feathers} stroke="#9cc6f0" strokeWidth="3.4" fill="none" />
      <path d="M-8 60v12m-8 0h14M18 58v14m-6 0h14" stroke="#e2553d" strokeWidth="5" fill="none" />
      <Blossom />
    </svg>
  )
}
