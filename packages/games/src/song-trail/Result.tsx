import { cx } from '@hakka/ui/cx.ts'
import { isStill } from '@hakka/ui/still.ts'
import { Trophy } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { ResultProps } from '#kit/result.tsx'
import { effect } from '#kit/sounds.tsx'
import type { SongContent } from './content.ts'
import { HINTED_POINTS, POINTS, type SongVerdict } from './rules.ts'
import { standing } from './tiers.ts'
import { CAPS, SHARES_TEXT, tierSays } from './ui.ts'

/** A step of the ladder. */
const HOP_MS = 220

/** What was sung: the tier of the rank on its ladder, and what the score is made of. */
export default function SongResult({
  userName,
  dialectName,
  score,
  usedTimeText,
  rank,
  place,
  players,
  content,
  verdict,
  children,
}: ResultProps<SongVerdict | null, SongContent | null>) {
  const tiers = content?.tiers ?? []
  const { tier, next } = place === undefined ? { tier: undefined, next: null } : standing(place, players)
  const name = tier === undefined ? undefined : tiers[tier]?.name
  const answers = verdict?.answers ?? []
  const alone = answers.filter(({ points }) => points === POINTS).length
  const hinted = answers.filter(({ points }) => points === HINTED_POINTS).length
  const wrong = answers.length - alone - hinted
  return (
    <div className="song-result">
      <Ladder names={tiers.map((own) => own.name)} tier={tier} />
      <div className="song-sum">
        <p className="song-who">
          {userName}
          <span>{dialectName}</span>
        </p>
        <h1>{name ?? '唱完一輪'}</h1>
        <p className="song-tiersays">
          {tier === undefined ? '這一局沒有名次，再唱一次吧！' : tierSays(tier)}
        </p>
        <dl className="song-figures">
          <div>
            <dt>分數</dt>
            <dd>
              {score} <small>分</small>
            </dd>
          </div>
          <div>
            <dt>名次</dt>
            <dd>
              {rank} {players > 0 && <small>{`/ ${players} 人`}</small>}
            </dd>
          </div>
          <div>
            <dt>時間</dt>
            <dd>{usedTimeText}</dd>
          </div>
        </dl>
        <table className="song-points">
          <caption className="sr-only">分數怎麼來的</caption>
          <tbody>
            <tr>
              <th scope="row">沒用提示答對</th>
              <td>{`${alone} 題 × ${POINTS} 分`}</td>
              <td>{alone * POINTS}</td>
            </tr>
            <tr>
              <th scope="row">用提示答對</th>
              <td>{`${hinted} 題 × ${HINTED_POINTS} 分`}</td>
              <td>{hinted * HINTED_POINTS}</td>
            </tr>
            <tr>
              <th scope="row">答錯</th>
              <td>{`${wrong} 題`}</td>
              <td>0</td>
            </tr>
          </tbody>
        </table>
        <ol className="song-tiers" aria-label="六種名號">
          {tiers.map((own, index) => (
            <li
              key={own.name}
              className={cx(index === tier && 'own')}
              aria-current={index === tier ? 'true' : undefined}
            >
              <img src={`/images/events/song-cap-${CAPS[index]}.svg`} alt="" width={160} height={84} />
              <b>{own.name}</b>
              <span>{SHARES_TEXT[index]}</span>
            </li>
          ))}
        </ol>
        {next && (
          <p className="song-further">
            <Trophy size={24} aria-hidden="true" />
            <span>
              再往前 <b>{`${next.by} 名`}</b>，就是{tiers[next.tier]?.name}
            </span>
          </p>
        )}
        {children}
      </div>
    </div>
  )
}

/** From the last tier up to the first; the bird hops up to its own. */
function Ladder({ names, tier }: { names: readonly string[]; tier: number | undefined }) {
  const bird = useRef<HTMLImageElement>(null)
  const count = names.length
  useEffect(() => {
    const own = bird.current
    const home = own?.closest('li')
    if (!own || !home || tier === undefined || isStill()) return
    const steps = [...(home.parentElement?.children ?? [])].slice(0, count - tier)
    const to = home.getBoundingClientRect()
    const ways = steps.map((step) => {
      const from = step.getBoundingClientRect()
      return [from.left - to.left, from.top - to.top] as const
    })
    const frames = ways.flatMap(([x, y], index) => {
      const after = ways[index + 1]
      const stand = { transform: `translate(${x}px, ${y}px)` }
      if (!after) return [stand]
      const [nextX, nextY] = after
      return [stand, { transform: `translate(${(x + nextX) / 2}px, ${Math.min(y, nextY) - 36}px)` }]
    })
    if (frames.length < 2) return
    const hop = own.animate(frames, {
      duration: HOP_MS * (ways.length - 1),
      delay: 300,
      fill: 'backwards',
      easing: 'ease-in-out',
    })
    const drums = ways.map((_, step) => setTimeout(() => effect('drum'), 300 + HOP_MS * step))
    const won = setTimeout(() => tier <= 2 && effect('fanfare'), 300 + HOP_MS * ways.length)
    return () => {
      hop.cancel()
      for (const timer of [...drums, won]) clearTimeout(timer)
    }
  }, [tier, count])
  return (
    <div className="song-ladder" aria-hidden="true">
      <img src="/images/events/song-dusk.svg" alt="" width={1440} height={836} />
      <ol>
        {names
          .map((name, index) => ({ name, index }))
          .toReversed()
          .map(({ name, index }) => (
            <li key={name} className={cx(index === tier && 'own')} data-tier={index}>
              <span className="song-stand">
                {index === tier && (
                  <img
                    ref={bird}
                    src="/images/events/bird-happy.svg"
                    alt=""
                    width={240}
                    height={190}
                    className="song-singer"
                  />
                )}
                <img src={`/images/events/song-cap-${CAPS[index]}.svg`} alt="" width={160} height={84} />
              </span>
              <b>{name}</b>
            </li>
          ))}
      </ol>
    </div>
  )
}
