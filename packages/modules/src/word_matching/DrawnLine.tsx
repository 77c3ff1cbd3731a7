import type { RefObject } from 'react'

/** The line that is being drawn: it follows the pointer past React, over both columns. */
export function DrawnLine({ line }: { line: RefObject<SVGLineElement | null> }) {
  return (
    <svg
      width="100%"
      height="100%"
      className="pointer-events-none absolute inset-0 z-10 overflow-visible text-brand"
      aria-hidden="true"
    >
      <line
        ref={line}
        data-drawn
        stroke="currentColor"
        strokeWidth="4"
        strokeLinecap="round"
        strokeDasharray="2 9"
      />
    </svg>
  )
}
