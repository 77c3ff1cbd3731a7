import type { LoginCard } from '@hakka/contract/school-class-shapes'
import { QrCode } from '../../app/qr/QrCode.tsx'
import { taipeiDate } from '../../app/taipei-time.ts'
import './cards.css'

export interface CardLook {
  qr: boolean
  large: boolean
  /** A sheet for the teacher: who has which account, without any PIN. */
  roster: boolean
}

const PER_PAGE = { small: 8, large: 4 }

/** How many sheets of cards there are, without the teacher's. */
export const pagesOf = (count: number, { large }: Pick<CardLook, 'large'>) =>
  Math.ceil(count / PER_PAGE[large ? 'large' : 'small'])

/** In two groups, as they are read out. */
const halves = (pin: string) => [pin.slice(0, pin.length / 2), pin.slice(pin.length / 2)]

/** Cards to cut out, several on a sheet of A4. The QR code has the account and never the PIN. */
export function CardPages({
  cards,
  className,
  place,
  look,
}: {
  cards: readonly LoginCard[]
  className: string
  /** The school. */
  place: string | null
  look: CardLook
}) {
  const per = PER_PAGE[look.large ? 'large' : 'small']
  const pages = pagesOf(cards.length, look)
  const today = taipeiDate(new Date().toISOString())
  return (
    <>
      {Array.from({ length: pages }, (_, page) => (
        <section
          key={cards[page * per]?.account}
          aria-label={`登入卡第 ${page + 1} 張`}
          className="card-page"
          data-large={look.large || undefined}
        >
          <p className="card-page-head">
            <span>
              <b>
                <span translate="no">{className}</span> 登入卡
              </b>
              {[place, '沿虛線剪開，一人一張'].filter(Boolean).join('．')}
            </span>
            <span>
              第 {page + 1} / {pages} 張　{today}
            </span>
          </p>
          <div className="card-grid">
            {cards.slice(page * per, (page + 1) * per).map((card) => (
              <Card key={card.account} card={card} className={className} qr={look.qr} />
            ))}
          </div>
        </section>
      ))}
      {look.roster && (
        <section aria-label="教師名單" className="card-page">
          <p className="card-page-head">
            <span>
              <b translate="no">{className}</b>教師名單（不含 PIN）
            </span>
            <span>{today}</span>
          </p>
          <table className="card-roster">
            <thead>
              <tr>
                <th scope="col">座號</th>
                <th scope="col">姓名</th>
                <th scope="col">帳號</th>
              </tr>
            </thead>
            <tbody>
              {cards.map(({ account, name, seat_no }) => (
                <tr key={account} translate="no">
                  <td>{seat_no}</td>
                  <td>{name}</td>
                  <td>{account}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </>
  )
}

function Card({
  card: { name, seat_no, account, pin },
  className,
  qr,
}: {
  card: LoginCard
  className: string
  qr: boolean
}) {
  return (
    <article className="login-card" aria-label={`${name}的登入卡`}>
      <p className="login-card-head">
        <span>
          <img src="/images/logo.svg" alt="" width={24} height={24} />
          客語學堂
        </span>
        <span translate="no">{[className, seat_no && `${seat_no} 號`].filter(Boolean).join(' ')}</span>
      </p>
      <div>
        {/* Account and PIN have to be on the card, however long the name is. */}
        <h3 translate="no" className="line-clamp-2">
          {name}
        </h3>
        <dl translate="no">
          <dt>帳號</dt>
          <dd>{account}</dd>
          <dt>PIN</dt>
          <dd>
            {halves(pin).map((half) => (
              <span key={half}>{half}</span>
            ))}
          </dd>
        </dl>
      </div>
      {qr && (
        <div className="login-card-qr">
          <QrCode url={`${window.location.origin}/login?account=${account}`} says={`${name}的登入 QR Code`} />
        </div>
      )}
      <p>
        {qr ? '掃 QR Code，輸入 PIN 就可以上課。' : '在登入頁輸入帳號和 PIN 就可以上課。'}
        卡片不見了，請老師發新的 PIN。
      </p>
    </article>
  )
}
