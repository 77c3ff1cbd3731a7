import { spacedCode } from '@hakka/contract/constants/room'
import { graphemes } from '@hakka/hakka/characters'
import type { ReactNode } from 'react'
import { TungBlossom } from '../../../app/study-time/Blossom.tsx'
import { OfflineBanner } from './OfflineBanner.tsx'
import '../wall.css'
import './phone.css'

/** Around whatever a phone shows: whose room it is, who one is there, and whether the line is down. */
export function PhoneFrame({
  title,
  code,
  name,
  level,
  offline,
  children,
}: {
  title: string
  code: string
  /** Nobody yet where it is missing. */
  name?: string | undefined
  level?: number | undefined
  offline?: boolean
  children: ReactNode
}) {
  return (
    <div className="room-page phone" data-level={level}>
      <header className="phone-top">
        <svg viewBox="-40 -40 80 80" aria-hidden="true" className="phone-blossom">
          <TungBlossom pale />
        </svg>
        <p className="phone-room">
          <b translate="no">{title}</b>
          <small>房間 {spacedCode(code)}</small>
        </p>
        {name && (
          <p className="phone-who">
            <span className="phone-face" aria-hidden="true">
              {graphemes(name)[0]}
            </span>
            <span translate="no">{name}</span>
          </p>
        )}
      </header>
      {offline && <OfflineBanner />}
      <main id="main" tabIndex={-1} className="phone-main outline-none">
        {children}
      </main>
    </div>
  )
}
