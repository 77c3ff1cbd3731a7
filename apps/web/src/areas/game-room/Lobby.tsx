import { spacedCode } from '@hakka/contract/constants/room'
import { graphemes } from '@hakka/hakka/characters'
import { Bird } from '@hakka/ui/Bird.tsx'
import { QrCode } from '../../app/qr/QrCode.tsx'
import './lobby.css'

export interface Pupil {
  id: string
  name: string
  /** Whether the pupil's line is open at this moment. */
  here: boolean
}

/** How a class comes in, and who has come: each as a cloth on bamboo, the newest one yellow. */
export function Lobby({
  address,
  code,
  joinUrl,
  pupils,
  hidesNames,
}: {
  address: string
  code: string
  /** What the QR code holds. */
  joinUrl: string
  /** In the order they came. */
  pupils: readonly Pupil[]
  hidesNames: boolean
}) {
  return (
    <section className="lobby" aria-label="等同學進來">
      <img src="/images/rooms/lobby.svg" alt="" className="lobby-scene" />
      <JoinCard address={address} code={code} joinUrl={joinUrl} />
      <NameRack pupils={pupils} hidesNames={hidesNames} />
      <span className="lobby-bird">
        <Bird pose="wing-up" width={150} />
      </span>
    </section>
  )
}

/** The whole instruction of a room. */
function JoinCard({ address, code, joinUrl }: { address: string; code: string; joinUrl: string }) {
  return (
    <div className="join-card">
      <p className="join-say">拿起手機或平板，掃這個碼</p>
      <div className="join-qr">
        <QrCode url={joinUrl} says="加入房間的 QR 碼" />
      </div>
      <p className="join-or">或打開</p>
      <p className="join-url" translate="no">
        {address}
      </p>
      <p className="join-digits">輸入 9 個數字</p>
      <p className="room-code">{spacedCode(code)}</p>
    </div>
  )
}

/** So many hang on a pole, the smaller the more there are. */
const POLES = [
  { each: 6, most: 24 },
  { each: 7, most: 42 },
  { each: 8, most: 64 },
]

/** Characters of a name that are as large as a cloth is; more are smaller. */
const SHORT = 3

function NameRack({ pupils, hidesNames }: { pupils: readonly Pupil[]; hidesNames: boolean }) {
  const many = Math.max(
    0,
    POLES.findIndex(({ most }) => pupils.length <= most),
  )
  const large = pupils.length > (POLES.at(-1)?.most ?? 0)
  const step = large ? POLES.length - 1 : many
  const { each, most } = POLES[step] ?? { each: 6, most: 24 }
  // Of more than hang there, the last are seen: who has just come looks for the own name.
  const shown = pupils.slice(-most)
  const rows = Math.max(1, Math.ceil(shown.length / each))
  return (
    <div className="rack">
      <p className="rack-head">
        <b>{pupils.length}</b>
        <span>
          位同學進來了
          <small>不用帳號，寫名字就好</small>
        </span>
      </p>
      {!hidesNames && (
        <div className="rack-rows" data-many={step}>
          {Array.from({ length: rows }, (_, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: poles have no other name than their place
            <ul key={row} className="rack-tags">
              {shown.slice(row * each, (row + 1) * each).map((pupil) => (
                <li
                  key={pupil.id}
                  className="name-tag"
                  translate="no"
                  data-newest={pupil.id === pupils.at(-1)?.id || undefined}
                  data-away={!pupil.here || undefined}
                  data-long={graphemes(pupil.name).length > SHORT || undefined}
                >
                  <span>{pupil.name}</span>
                </li>
              ))}
            </ul>
          ))}
        </div>
      )}
    </div>
  )
}
