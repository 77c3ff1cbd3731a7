import { TungBlossom } from './Blossom.tsx'

/** Where blossoms sit, the first of them in the middle of the crown. */
const PLACES = [
  [150, 62],
  [196, 44],
  [232, 70],
  [120, 88],
  [172, 92],
  [258, 96],
  [212, 100],
  [98, 112],
  [142, 118],
  [184, 66],
  [282, 112],
  [236, 122],
  [128, 64],
  [210, 22],
  [162, 36],
  [264, 66],
  [110, 136],
  [196, 126],
  [286, 88],
  [92, 88],
  [232, 40],
  [176, 18],
  [148, 92],
  [260, 124],
  [222, 82],
  [136, 40],
  [164, 128],
  [300, 104],
  [84, 124],
  [246, 52],
  [118, 110],
] as const

/** The month's tung tree: as many blossoms as days of study. They never fall. */
export function StudyTree({ count, className }: { count: number; className?: string }) {
  return (
    <svg
      viewBox="0 0 376 200"
      role="img"
      aria-label={`這個月的桐花樹，開了 ${count} 朵花`}
      className={className}
    >
      <path
        d="M-800 176C-500 160-200 176 0 172C60 152 120 164 188 160S320 150 376 170C600 176 900 160 1176 174V200H-800Z"
        fill="#CBE3D2"
      />
      <path
        d="M-800 188C-500 178-200 190 0 186C90 172 180 184 260 178S350 176 376 184C600 190 900 178 1176 188V200H-800Z"
        fill="#9CD0AE"
      />
      <path
        d="M176 178C182 150 180 128 170 108M186 178C186 146 194 124 222 104M180 140C168 122 148 116 126 112"
        stroke="#7A5B3A"
        strokeWidth="11"
        strokeLinecap="round"
        fill="none"
      />
      <g fill="#5FB27E">
        <circle cx="120" cy="104" r="40" />
        <circle cx="168" cy="64" r="52" />
        <circle cx="228" cy="70" r="50" />
        <circle cx="268" cy="106" r="38" />
        <circle cx="196" cy="106" r="42" />
      </g>
      <g fill="#6DB888">
        <circle cx="112" cy="94" r="27" />
        <circle cx="162" cy="50" r="34" />
        <circle cx="230" cy="56" r="31" />
        <circle cx="272" cy="98" r="22" />
      </g>
      {PLACES.slice(0, count).map(([x, y], no) => (
        <g
          key={`${x} ${y}`}
          transform={`translate(${x} ${y}) rotate(${(no * 37) % 70}) scale(${0.27 + (no % 3) * 0.04})`}
        >
          <TungBlossom pale />
        </g>
      ))}
    </svg>
  )
}
