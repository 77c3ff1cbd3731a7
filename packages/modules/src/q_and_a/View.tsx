import type { ViewProps } from '#kit/host.ts'
import { useHost } from '#kit/host-context.tsx'
import { Onward } from '#kit/round/DoneActions.tsx'
import { RoundList } from '#kit/round/RoundList.tsx'
import { RoundOnward, RoundsEnd } from '#kit/round/RoundsEnd.tsx'
import { useRounds } from '#kit/round/use-rounds.tsx'
import type { FirstTry } from '#kit/verdict.ts'
import { Item } from './Item.tsx'
import type { QAndAContent } from './module.ts'
import { ui } from './ui.ts'

/** Of questions and answers the second is open at first. */
const OPENED = 1

/** What is answered freely stays with its writer. */
const UNSCORED: FirstTry = { answer: {}, score: { kind: 'none' } }

/** Questions that fold; each is answered in one's own words, then compared with sample answers. */
export default function QAndAView({ content, moduleKey }: ViewProps<QAndAContent>) {
  const all = content.items
  const { oneScreen } = useHost()
  const rounds = useRounds(all.length, OPENED)
  const items = all.map((item, index) => {
    const following = rounds.following(index)
    return {
      key: `${index} ${item.text}`,
      title:
        item.lang === 'zh' ? (
          item.text
        ) : rounds.open.includes(index) ? (
          oneScreen ? (
            ui.asks
          ) : (
            ui.question(index + 1)
          )
        ) : (
          <span lang="hak-Hant-TW" className="font-reading text-26">
            {item.text}
          </span>
        ),
      body: (
        <Item
          item={item}
          name={`${moduleKey}.${index}`}
          onDone={() => rounds.finish(index, UNSCORED)}
          summary={oneScreen && rounds.allDone ? ui.done : undefined}
          onward={
            <RoundOnward
              next={
                following !== undefined && (
                  <Onward label={ui.next(following + 1)} onClick={() => rounds.moveOn(index, following)} />
                )
              }
            />
          }
        />
      ),
    }
  })
  return (
    <div className="fits grid gap-4">
      <RoundList rounds={rounds} items={items} progress={ui.progress} name={ui.question} />
      {rounds.allDone && <RoundsEnd title={ui.done}>{ui.doneMore}</RoundsEnd>}
    </div>
  )
}
