import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import { pageMeta } from '../../app/meta.ts'
import { PageBanner } from '../../app/shell/PageBanner.tsx'
import './event.css'

export const headers = () => ({ 'Cache-Control': 'public, max-age=60' })

export const meta = () => pageMeta('活動專區', '五個客語闖關遊戲，全站和學校的比賽。')

export default function EventEntry() {
  return (
    <>
      <PageBanner
        title="活動專區"
        crumbs={[{ label: '活動專區' }]}
        picture="/images/events/banner-entry.svg"
      />
      <div className="wrap pb-24">
        <Link to="/events" className="event-tile">
          <img src="/images/events/entry-tile.svg" alt="" width={1232} height={420} />
          <span className="event-tile-text">
            <span>
              <b>學習活動</b>
              <small>五個遊戲、全站和學校比賽</small>
            </span>
            <ArrowRight size={28} aria-hidden="true" />
          </span>
        </Link>
      </div>
    </>
  )
}
