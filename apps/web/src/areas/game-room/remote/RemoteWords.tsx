import type { CloudView } from '@hakka/contract/room-views'
import { IconButton } from '@hakka/ui/IconButton.tsx'
import { Eye, EyeOff } from 'lucide-react'
import type { HostProps } from '../HostBoard.tsx'
import { shownPinyin } from '../shown-pinyin.ts'
import { Moderation } from './Moderation.tsx'

/** The words of the cloud with how many wrote each and who; what is hidden can come back. */
export function RemoteWords({ view, stage, act, shown }: HostProps & { shown: CloudView }) {
  const at = view.stage?.key ?? ''
  const dialectId = stage?.dialect_id ?? 1
  const hidden = [...new Map(view.hidden.map((own) => [own.text, own])).values()]
  return (
    <>
      {(view.rules.approve || view.waiting.length > 0) && (
        <Moderation
          waiting={view.waiting}
          unit="個"
          dialectId={dialectId}
          onAnswer={({ text }, up) => void act({ do: 'cloud.approve', at, word: text, up })}
        />
      )}
      <h2>
        {view.answered} / {Math.max(view.present, view.answered)} 人寫了 · {shown.written} 個詞
      </h2>
      <ul>
        {shown.words.map(({ word, text, pinyin, count }) => (
          <li key={word} className="remote-row">
            <div className="min-w-0 leading-snug">
              <p className="flex flex-wrap items-baseline gap-x-2">
                <b translate="no">{text}</b>
                {pinyin && (
                  <span lang="hak-Latn-TW" className="text-16 text-primary">
                    {shownPinyin(pinyin, dialectId)}
                  </span>
                )}
              </p>
              <p className="text-16 text-muted" translate="no">
                {view.writers[word]?.join('、')}
              </p>
            </div>
            <span className="remote-many">{count} 人</span>
            <IconButton
              label={`藏起來：${text}`}
              onClick={() => void act({ do: 'cloud.hide', at, word, hidden: true })}
            >
              <Eye aria-hidden="true" />
            </IconButton>
          </li>
        ))}
      </ul>
      {hidden.length > 0 && (
        <>
          <h2 className="mt-5">藏起來的</h2>
          <ul>
            {hidden.map(({ id, text }) => (
              <li key={id} className="remote-row">
                <b translate="no" className="mr-auto">
                  {text}
                </b>
                <IconButton
                  label={`再放上去：${text}`}
                  onClick={() => void act({ do: 'cloud.hide', at, word: text, hidden: false })}
                >
                  <EyeOff aria-hidden="true" />
                </IconButton>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}
