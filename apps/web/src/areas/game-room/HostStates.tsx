import { Bird } from '@hakka/ui/Bird.tsx'
import { buttonClass } from '@hakka/ui/Button.tsx'
import { Spinner } from '@hakka/ui/Loading.tsx'
import { Notice } from '@hakka/ui/Notice.tsx'
import { Download, Images } from 'lucide-react'
import type { ReactNode } from 'react'

/** A page of the host's that is no board. */
const Aside = ({ children }: { children: ReactNode }) => (
  <main
    id="main"
    tabIndex={-1}
    className="room-page grid min-h-dvh place-content-center bg-page outline-none"
  >
    <h1 className="sr-only">課堂活動</h1>
    {children}
  </main>
)

/** Before the line stands; and where it never will, what to tell whoever keeps the network. */
export function Opening({ blocked }: { blocked: boolean }) {
  return (
    <Aside>
      {blocked ? (
        <Notice picture={<Bird width={150} />} title="這裡的網路擋住了即時連線">
          <p>
            課堂活動要用「WebSocket」即時連線，可能被學校的防火牆或代理伺服器擋住了。換一個網路（例如手機的熱點），或請資訊老師開放這個網站的即時連線，就能用了。這一頁會一直再試。
          </p>
        </Notice>
      ) : (
        <p className="flex items-center gap-3 text-20" role="status">
          <Spinner />
          正在打開房間…
        </p>
      )}
    </Aside>
  )
}

/** A room that has ended, or that is not this teacher's. */
export function HostAside({ ended, roomId }: { ended: boolean; roomId: number }) {
  return (
    <Aside>
      {ended ? (
        <Notice
          picture={<Bird pose="wing-up" width={170} />}
          title="這個房間結束了"
          action={
            <div className="flex flex-wrap justify-center gap-3">
              <a href={`/my/teaching-class/room?id=${roomId}`} className={buttonClass({ kind: 'brand' })}>
                <Images aria-hidden="true" />
                看結果和重播
              </a>
              <a
                href={`/api/game_room/export?room_id=${roomId}`}
                download
                className={buttonClass({ kind: 'ghost' })}
              >
                <Download aria-hidden="true" />
                下載結果（CSV）
              </a>
            </div>
          }
        >
          <p>同學的手機都回到再見的畫面了。結果也可以從「個人專區」的「課堂活動」找到。</p>
        </Notice>
      ) : (
        <Notice
          picture={<Bird width={150} />}
          title="這個房間不是你的，或已經不在了"
          action={
            <a href="/lesson/menu" className={buttonClass({ kind: 'brand' })}>
              去選一課
            </a>
          }
        >
          <p>請用開房間的帳號登入，或從課程再開一次。連結只能用一次，用過了請老師再給一個。</p>
        </Notice>
      )}
    </Aside>
  )
}

/** A colleague's link that was opened without a login, or by somebody who is no teacher. */
export function CohostLogin({ roomId, as }: { roomId: number; as: 'nobody' | 'no-teacher' }) {
  const next = encodeURIComponent(`/game_room/host/${roomId}`)
  return (
    <Aside>
      {as === 'nobody' ? (
        <Notice
          picture={<Bird width={150} />}
          title="先登入，再一起主持"
          action={
            <a href={`/login?next=${next}`} className={buttonClass({ kind: 'brand' })}>
              登入
            </a>
          }
        >
          <p>這個連結是給另一位老師的。用教師帳號登入，就會回到這個房間。</p>
        </Notice>
      ) : (
        <Notice
          picture={<Bird width={150} />}
          title="一起主持要用教師帳號"
          action={
            <a href="/" className={buttonClass({ kind: 'ghost' })}>
              到首頁
            </a>
          }
        >
          <p>這個連結是給另一位老師的，現在登入的不是教師。請到首頁登出，再用教師帳號打開同一個連結。</p>
        </Notice>
      )}
    </Aside>
  )
}
