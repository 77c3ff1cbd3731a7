import { cx } from '@hakka/ui/cx.ts'
import { Check } from 'lucide-react'
import { useEffect } from 'react'
import type { ResultProps } from '#kit/result.tsx'
import { effect } from '#kit/sounds.tsx'
import type { ChefVerdict } from './rules.ts'
import { TIERS, tierText } from './ui.ts'

/** Half of the scale's last part: who earns more stands at its end. */
const SCALE = 1500

/** What was earned: the verdict, the sum on its scale, and the other two. */
export default function ChefResult({
  userName,
  dialectName,
  score,
  rank,
  players,
  verdict: { tier, completedCount },
  children,
}: ResultProps<ChefVerdict>) {
  const own = tierText(tier)
  useEffect(() => effect(own.picture === 'best' ? 'fanfare' : 'coins'), [own.picture])
  return (
    <div className="chef-result" data-tier={own.picture}>
      <div className="chef-scene" aria-hidden="true">
        <img src={`/images/events/chef-result-${own.picture}.svg`} alt="" width={620} height={640} />
        {own.picture === 'best' && <Confetti />}
      </div>
      <div className="chef-sum">
        <p className="chef-who">
          {userName}
          <span>{dialectName}</span>
        </p>
        <h1>{`${own.name}！`}</h1>
        <p className="chef-says">{own.says}</p>
        <dl className="chef-figures">
          <div>
            <dt>營業額</dt>
            <dd>
              {score.toLocaleString('zh-TW')} <small>元</small>
            </dd>
          </div>
          <div>
            <dt>完成客人</dt>
            <dd>
              {completedCount} <small>位</small>
            </dd>
          </div>
          <div>
            <dt>目前排名</dt>
            <dd>
              {rank} {players > 0 && <small>{`／ ${players} 人`}</small>}
            </dd>
          </div>
        </dl>
        <div className="chef-scale" aria-hidden="true">
          <i style={{ left: `${Math.min(98, Math.max(2, (score / SCALE) * 100))}%` }} />
        </div>
        <ol className="chef-tiers" aria-label="三種評語">
          {TIERS.map(({ name, from, picture }, index) => (
            <li key={name} className={cx(index === tier && 'own')} aria-current={index === tier}>
              <img src={`/images/events/chef-tier-${picture}.svg`} alt="" width={124} height={70} />
              <b>
                {index === tier && <Check size={20} strokeWidth={3.4} aria-hidden="true" />}
                {name}
              </b>
              <span>{from}</span>
            </li>
          ))}
        </ol>
        {children}
      </div>
    </div>
  )
}

const COLOURS = ['#f6cb5c', '#e2553d', '#9cc6f0', '#97d6ac', '#f7b3c4']

/** Over the top verdict alone, once. */
const Confetti = () => (
  <span className="chef-confetti">
    {Array.from({ length: 20 }, (_, index) => index).map((index) => (
      <i
        key={index}
        style={{
          left: `${(index * 37) % 100}%`,
          animationDelay: `${(index * 53) % 400}ms`,
          background: COLOURS[index % COLOURS.length],
        }}
      />
    ))}
  </span>
)
