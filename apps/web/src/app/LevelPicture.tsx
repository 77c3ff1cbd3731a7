interface Props {
  no: number
  className: string
  loading?: 'lazy'
}

/** The picture of a level: the drawing, a tenth of the PNG that stands at its address for whoever takes no SVG. */
export function LevelPicture({ no, ...image }: Props) {
  return (
    <picture>
      <source type="image/svg+xml" srcSet={`/images/levels/level-${no}.svg`} />
      <img src={`/images/levels/level-${no}.png`} alt="" width={496} height={368} {...image} />
    </picture>
  )
}
