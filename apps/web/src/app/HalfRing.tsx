/** Begun and not done; its name, 學習中, stands beside it. Its colour is that of the text. */
export function HalfRing({ size }: { size: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2.5}
      strokeLinecap="round"
      aria-hidden="true"
    >
      <circle cx="12" cy="12" r="9.5" opacity="0.3" />
      <path d="M12 2.5a9.5 9.5 0 0 1 0 19" />
    </svg>
  )
}
