import { cx } from '@hakka/ui/cx.ts'
import { type ReactNode, useId } from 'react'

const SKIN = '#F4CFA8'
const SHADE = '#E5B588'
const HAIR = '#2B2A33'
const GREY = '#CDD1DA'

interface Person {
  ground: string
  cloth: string
  /** Behind the head, on the cloth, over the face. */
  behind?: ReactNode
  collar?: ReactNode
  over: ReactNode
  /** Eyes that laugh. */
  happy?: boolean
}

const collarLine = <path d="M51 76c6 4 14 6 22 22" fill="none" stroke="#9CC6F0" strokeWidth="3.5" />
const wrinkles = (
  <path
    d="M33 65q3 3 5 2M69 65q-3 3-5 2"
    stroke="#D39A76"
    strokeWidth="2"
    fill="none"
    strokeLinecap="round"
  />
)

const PEOPLE: Record<string, Person> = {
  boss: {
    ground: '#FDE9C8',
    cloth: '#15763A',
    collar: <path d="M38 76l13 28 13-28 6 4v24H32V80Z" fill="#F4F0E4" />,
    over: (
      <>
        <path
          d="M36 43q6-4 11-1M55 42q5-3 11 1"
          fill="none"
          stroke={HAIR}
          strokeWidth="2.6"
          strokeLinecap="round"
        />
        <path
          d="M26 44c-1-20 10-29 25-29s26 9 25 29c-4-4-6-8-7-12-12 2-26 1-35-2-2 5-4 9-8 14Z"
          fill={HAIR}
        />
        <path d="M22 32h58c0-4-4-6-8-7-2-9-10-15-21-15s-19 6-21 15c-4 1-8 3-8 7Z" fill="#F6CB5C" />
        <path d="M22 32h58" stroke="#D9A93A" strokeWidth="4" strokeLinecap="round" />
      </>
    ),
  },
  mother: {
    ground: '#DCEBF9',
    cloth: '#1D5FA8',
    behind: <path d="M22 52c-3-30 12-40 29-40s32 10 29 40c-1 12-4 20-8 24H30c-4-4-7-12-8-24Z" fill={HAIR} />,
    collar: collarLine,
    over: (
      <path d="M26 48c0-12 8-20 18-21 8 6 22 8 31 8 1 4 1 9 1 13 5-24-8-34-25-34S20 24 26 48Z" fill={HAIR} />
    ),
  },
  girl: {
    ground: '#FDE3E6',
    cloth: '#E2553D',
    behind: (
      <g fill={HAIR}>
        <circle cx="17" cy="40" r="12" />
        <circle cx="85" cy="40" r="12" />
      </g>
    ),
    collar: <path d="M40 75q11 9 22 0v6q-11 8-22 0Z" fill="#fff" />,
    over: (
      <path d="M25 48c-3-24 10-33 26-33s29 9 26 33c-3-6-5-9-6-14-14 0-28 0-40 0-1 5-3 8-6 14Z" fill={HAIR} />
    ),
  },
  grandmother: {
    ground: '#EBE4F8',
    cloth: '#144478',
    happy: true,
    behind: <circle cx="51" cy="13" r="11" fill="#B9BDC8" />,
    collar: collarLine,
    over: (
      <>
        <path d="M25 46c-2-22 10-30 26-30s28 8 26 30c-6-10-14-15-26-17-12 2-20 7-26 17Z" fill={GREY} />
        {wrinkles}
      </>
    ),
  },
  boy: {
    ground: '#E3F3E8',
    cloth: '#F6CB5C',
    over: (
      <path
        d="M25 46c-3-24 11-32 26-32s29 8 26 32l-6-10c-4 0-5-4-6-7-4 4-8 4-11 1-4 4-10 4-14 0-2 4-5 5-8 5Z"
        fill={HAIR}
      />
    ),
  },
  teacher: {
    ground: '#EEF3FA',
    cloth: '#6B3FB0',
    behind: <path d="M24 50c-2-26 10-37 27-37s29 11 27 37c0 10-2 16-5 19H29c-3-3-5-9-5-19Z" fill="#4A3B33" />,
    collar: <path d="M40 74l11 10 11-10" fill="none" stroke="#fff" strokeWidth="4" />,
    over: (
      <>
        <g fill="none" stroke="#1F2430" strokeWidth="2">
          <circle cx="42" cy="50" r="8" />
          <circle cx="60" cy="50" r="8" />
          <path d="M50 50h2" />
        </g>
        <path d="M26 46c0-20 10-30 25-30s25 10 25 30c-10-4-18-10-22-18-6 8-16 14-28 18Z" fill="#4A3B33" />
      </>
    ),
  },
  grandfather: {
    ground: '#FDF0DC',
    cloth: '#545B6B',
    happy: true,
    collar: <path d="M40 75l11 9 11-9" fill="none" stroke="#fff" strokeWidth="4" />,
    over: (
      <>
        <path
          d="M26 50c-4-10-2-20 4-25-2 8-1 14-1 19ZM76 50c4-10 2-20-4-25 2 8 1 14 1 19ZM36 25c8-8 22-8 30 0-9-3-21-3-30 0Z"
          fill={GREY}
        />
        <path
          d="M37 44q5-4 10-1M55 43q5-3 10 1"
          fill="none"
          stroke={GREY}
          strokeWidth="3.4"
          strokeLinecap="round"
        />
        <path d="M40 58q11-6 22 0" fill="none" stroke={GREY} strokeWidth="4" strokeLinecap="round" />
        {wrinkles}
      </>
    ),
  },
  father: {
    ground: '#E7EEF7',
    cloth: '#12325C',
    collar: <path d="M40 74l11 10 11-10 4 4v6l-15 8-15-8v-6Z" fill="#fff" />,
    over: (
      <>
        <path
          d="M36 43q6-4 11-1M55 42q5-3 11 1"
          fill="none"
          stroke={HAIR}
          strokeWidth="2.6"
          strokeLinecap="round"
        />
        <path
          d="M26 44c-2-22 10-30 27-30 15 0 25 9 23 30-3-3-5-6-6-10-9-1-14-4-17-7-7 6-15 8-21 7-2 4-3 7-6 10Z"
          fill={HAIR}
        />
      </>
    ),
  },
}

/** Head and shoulders of whoever speaks; its mouth is open while it does. Decoration: the name stands beside it. */
export function Face({
  face,
  talking = false,
  className,
}: {
  face: string
  talking?: boolean
  className?: string
}) {
  const id = useId()
  const own = PEOPLE[face] ?? PEOPLE.teacher
  if (!own) return null
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true" className={cx('flex-none rounded-full', className)}>
      <clipPath id={id}>
        <circle cx="50" cy="50" r="50" />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <rect width="100" height="100" fill={own.ground} />
        {own.behind}
        <path d="M14 104c2-24 18-32 37-32s35 8 37 32Z" fill={own.cloth} />
        <path d="M43 62h16v12a8 8 0 0 1-16 0Z" fill={SHADE} />
        <path d="M27 46c0-18 10-28 24-28s24 10 24 28-10 27-24 27-24-9-24-27Z" fill={SKIN} />
        <circle cx="26" cy="50" r="5" fill={SKIN} />
        <circle cx="76" cy="50" r="5" fill={SKIN} />
        {own.collar}
        {own.happy ? (
          <path
            d="M37 51q5-5 10 0M55 51q5-5 10 0"
            fill="none"
            stroke="#1F2430"
            strokeWidth="2.8"
            strokeLinecap="round"
          />
        ) : (
          <g fill="#1F2430">
            <circle cx="42" cy="50" r="3.2" />
            <circle cx="60" cy="50" r="3.2" />
          </g>
        )}
        <g fill="#F0A08A" opacity=".6">
          <circle cx="36" cy="58" r="4.5" />
          <circle cx="66" cy="58" r="4.5" />
        </g>
        {talking ? (
          <path d="M45 59h12c0 6-2.5 9-6 9s-6-3-6-9Z" fill="#A33A2C" />
        ) : (
          <path d="M45 60q6 6 12 0" fill="none" stroke="#A33A2C" strokeWidth="2.8" strokeLinecap="round" />
        )}
        {own.over}
      </g>
    </svg>
  )
}
