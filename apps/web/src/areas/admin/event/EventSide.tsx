import {
  EVENT,
  gameTitle,
  playMinutes,
  RANK_LEVELS,
  WITH_OWN_CLOCK,
  WITH_QUIZ_LENGTH,
} from '@hakka/contract/constants/event'
import type { EditedEvent } from '@hakka/contract/event-desk'
import { FORM_CARD } from '../../../app/desk/form-card.ts'
import { PicturesField } from '../../../app/desk/PicturesField.tsx'
import type { DeskFormState } from '../../../app/desk/use-desk-form.ts'
import { CheckField } from '../../../app/forms/CheckField.tsx'
import { RadioGroupField } from '../../../app/forms/RadioGroupField.tsx'
import { TextField } from '../../../app/forms/TextField.tsx'
import { type EventValues, LABELS, RANK_NAMES } from './form-values.ts'
import { StateChip } from './StateChip.tsx'

const RANK_HINTS = {
  V1: '每一局結束後，伺服器照過程重算一次分數',
  V2: '答案留在伺服器，一題一題問；有獎品或班級對抗時用',
} as const

/** What stands beside the form: who sees it, how it is played, its picture. */
export function EventSide({ form, item }: { form: DeskFormState<EventValues>; item: EditedEvent | null }) {
  const { event_game_id: gameId, image } = form.values
  return (
    <div className="grid content-start gap-5">
      <section className={FORM_CARD} aria-labelledby="event-publishing">
        <h2 id="event-publishing" className="flex items-center justify-between gap-3 text-18 font-bold">
          發布
          {item && <StateChip state={item.state} />}
        </h2>
        <CheckField
          {...form.field('is_published')}
          label={LABELS.is_published}
          hint="不公開就是草稿，只有後台看得到"
          look="switch"
        />
        <CheckField
          {...form.field('is_practice')}
          label={LABELS.is_practice}
          hint="不用報名、不計時、不排名"
          look="switch"
        />
      </section>
      <section className={FORM_CARD} aria-labelledby="event-signing">
        <h2 id="event-signing" className="text-18 font-bold">
          報名
        </h2>
        <CheckField
          {...form.field('needs_approval')}
          label={LABELS.needs_approval}
          hint="審核通過以後，成績才列入排行榜"
          look="switch"
        />
        <CheckField
          {...form.field('needs_email')}
          label={LABELS.needs_email}
          hint="要發獎品才需要；班級活動可以關掉"
          look="switch"
        />
      </section>
      <section className={FORM_CARD} aria-labelledby="event-playing">
        <h2 id="event-playing" className="text-18 font-bold">
          遊戲設定
        </h2>
        <TextField
          {...form.field('quiz_length')}
          label={LABELS.quiz_length}
          hint={
            gameId === null || WITH_QUIZ_LENGTH.includes(gameId)
              ? `1 到 ${EVENT.quiz_length}；空白就用遊戲原來的題數`
              : `${gameTitle(gameId)}的題數是固定的，請留空白`
          }
          inputMode="numeric"
        />
        <TextField
          {...form.field('time_limit')}
          label={LABELS.time_limit}
          hint={
            gameId === WITH_OWN_CLOCK
              ? `${gameTitle(gameId)}一局就是 3 分鐘，請留空白`
              : `1 到 ${playMinutes(gameId ?? 0)}；超過的成績不排名`
          }
          inputMode="numeric"
        />
        <RadioGroupField
          {...form.field('rank_requires')}
          label={LABELS.rank_requires}
          options={RANK_LEVELS.map((value) => ({ value, label: RANK_NAMES[value], hint: RANK_HINTS[value] }))}
        />
      </section>
      <section className={FORM_CARD} aria-labelledby="event-picture">
        <h2 id="event-picture" className="text-18 font-bold">
          圖片
        </h2>
        {image.length === 0 && gameId !== null && (
          <figure className="grid gap-2">
            <img
              src={`/images/events/scene-${gameId}.svg`}
              alt=""
              className="w-full rounded-option border border-line bg-pool"
            />
            <figcaption className="text-16 text-muted">沒有上傳圖片時，用遊戲的主圖。</figcaption>
          </figure>
        )}
        <PicturesField {...form.field('image')} label={LABELS.image} max={1} />
      </section>
    </div>
  )
}
