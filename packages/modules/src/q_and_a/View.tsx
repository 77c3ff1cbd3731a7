import { Accordion } from '#kit/Accordion.tsx'
import { NextActivity, Onward } from '#kit/DoneActions.tsx'
import { DoneBanner } from '#kit/DoneBanner.tsx'
import type { ViewProps } from '#kit/host.ts'
import { RoundHead } from '#kit/RoundHead.tsx'
import type { Score } from '#kit/score.ts'
import { useRounds } from '#kit/use-rounds.tsx'
import { Item } from './Item.tsx'
import type { QAndAContent } from './module.ts'
import { ui } from './ui.ts'

/** Specification 1-core §9: of questions and answers the second is open at first. */
const OPENED = 1

/** What is answered freely has no points. */
const unscored = (): Score => ({ kind: 'invalid', reason: 'not-an-answer' })

/** Questions that fold; each is answered in one's own words, then compared with sample answers. */
export default function QAndAView({ content, moduleKey }: ViewProps<QAndAContent>) {
  const all = content.items
  const rounds = useRounds(all.length, OPENED, unscored)
  const items = all.map((item, index) => {
    const following = rounds.following(index)
    return {
      key: `${index} ${item.text}`,
      head: (
        <RoundHead no={index + 1} of={all.length} done={rounds.isDone(index)}>
          {item.lang === 'zh' ? (
            item.text
          ) : rounds.open.includes(index) ? (
            ui.question(index + 1)
          ) : (
            <span lang="hak-Hant-TW" className="font-reading text-26">
              {item.text}
            </span>
          )}
        </RoundHead>
      ),
      body: (
        <Item
          item={item}
          name={`${moduleKey}.${index}`}
          onDone={() => rounds.finish(index, {})}
          onward={
            following === undefined ? null : (
              <Onward label={ui.next(following + 1)} onClick={() => rounds.moveOn(index, following)} />
            )
          }
        />
      ),
    }
  })
  return (
    <div className="grid gap-4">
      {all.length > 1 && (
        <p className="text-right text-16 font-medium text-muted">
          {ui.progress(rounds.finished, all.length)}
        </p>
      )}
      <Accordion items={items} open={rounds.open} onToggle={rounds.toggle} />
      {rounds.allDone && (
        <>
          <DoneBanner title={ui.done}>{ui.doneMore}</DoneBanner>
          <div className="flex justify-end">
            <NextActivity />
          </div>
        </>
      )}
    </div>
  )
}
