/** The hatching of what failed or is too much: told without its colour too. */
export function Hatch({ id }: { id: string }) {
  return (
    <defs>
      <pattern id={id} width="10" height="10" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width="10" height="10" className="fill-wrong-soft" />
        <rect width="6" height="10" className="fill-wrong" />
      </pattern>
    </defs>
  )
}
