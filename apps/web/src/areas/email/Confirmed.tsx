import { buttonClass } from '@hakka/ui/Button.tsx'
import { Link } from 'react-router'

/** Where to go on from here. */
export function Confirmed({ isLoggedIn }: { isLoggedIn: boolean }) {
  return (
    <>
      <img src="/images/bird-wave.svg" alt="" width={200} height={200} className="mt-6 w-40" />
      <p className="mt-4" role="status">
        謝謝你！忘記密碼的時候，我們會寄信到這個電子郵件。以教師身分註冊的帳號，還要等網站管理員確認。
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        {isLoggedIn ? (
          <Link to="/lesson/menu" className={buttonClass({ kind: 'brand', size: 'l' })}>
            開始學習
          </Link>
        ) : (
          <Link to="/login" className={buttonClass({ kind: 'brand', size: 'l' })}>
            前往登入
          </Link>
        )}
      </div>
    </>
  )
}
