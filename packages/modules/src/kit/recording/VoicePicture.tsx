import { cx } from '@hakka/ui/cx.ts'
import { barsPath, pitchPath } from './picture.ts'
import { ui } from './ui.ts'
import { pitchRange, type Voice } from './voice.ts'

const WIDTH = 600
const HEIGHT = 88
/** Semitones from the middle to the edge: a lively reading of six tones stays within. */
const REACH = 9

/** Loudness as soft bars, the pitch as a line over them. */
export function VoicePicture({
  voice,
  who,
  mine = false,
}: {
  voice: Voice | undefined
  who: string
  mine?: boolean
}) {
  return (
    <svg
      role="img"
      aria-label={voice ? ui.picture(who, ui.length(voice.seconds), pitchRange(voice)) : ui.pictureEmpty(who)}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      className="block h-18 w-full @md:h-22"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path
        d={`M0 ${HEIGHT / 2}H${WIDTH}`}
        className="stroke-line"
        strokeWidth="1.5"
        vectorEffect="non-scaling-stroke"
      />
      {voice && (
        <>
          <path
            d={barsPath(voice.loudness, WIDTH, HEIGHT * 0.8)}
            transform={`translate(0 ${HEIGHT * 0.1})`}
            className={mine ? 'stroke-light' : 'stroke-track'}
            strokeWidth="2"
            vectorEffect="non-scaling-stroke"
          />
          <path
            d={pitchPath(voice.pitch, WIDTH - 8, HEIGHT - 10, REACH)}
            transform="translate(4 5)"
            className={cx(mine ? 'stroke-primary' : 'stroke-muted')}
            strokeWidth="4"
            vectorEffect="non-scaling-stroke"
          />
        </>
      )}
    </svg>
  )
}
