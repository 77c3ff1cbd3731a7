import type { EventResult } from '@hakka/contract/event'
import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'

/** What can be done after a play. */
export function NextSteps({ result }: { result: EventResult }) {
  const steps = [
    {
      to: '/events',
      picture: '/images/events/scene-2.svg',
      title: '其他活動',
      text: '看看還有哪些遊戲',
    },
    {
      to: `/self_study/listening/menu?dialect_id=${result.dialect_id}`,
      picture: '/images/events/how-1-listen.svg',
      title: '自主學習：聽力',
      text: '慢慢聽，不計時',
    },
    {
      to: '/lesson/menu',
      picture: '/images/events/scene-1.svg',
      title: '課程專區',
      text: '跟著課本學更多語詞',
    },
  ]
  return (
    <section className="wrap next-steps" aria-labelledby="next-title">
      <h2 id="next-title">接下來</h2>
      <ul>
        {steps.map(({ to, picture, title, text }) => (
          <li key={to}>
            <Link to={to}>
              <img src={picture} alt="" width={72} height={72} loading="lazy" />
              <span>
                <b>{title}</b>
                <small>{text}</small>
              </span>
              <ArrowRight aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
