import type { SchoolClass } from '@hakka/contract/school-class-shapes'
import { createPortal } from 'react-dom'
import { usePrinting } from './use-printing.ts'
import './consent.css'

/** What 個人資料保護法第八條 wants to be told, in its order. */
const TOLD: readonly { what: string; told: string }[] = [
  {
    what: '蒐集的目的',
    told: '客語課的教學與練習、學生資料管理（教育或訓練行政、學生資料管理）。',
  },
  {
    what: '資料的類別',
    told: '姓名、座號、班級；孩子在網站上的作答、學習時間、寫作，以及孩子自己選擇留下的錄音。不需要電子郵件、電話、地址或照片。',
  },
  {
    what: '利用的期間',
    told: '帳號使用期間。離開班級後，班級老師就看不到孩子新的學習；錄音 30 天後刪除；家長要求刪除帳號時，其餘資料一併刪除。',
  },
  {
    what: '地區、對象及方式',
    told: '在臺灣地區，由班級教師和網站管理人員，以電子方式用於教學。不做廣告，不提供給其他人；活動排行榜只顯示隱藏部分的姓名。',
  },
  {
    what: '家長與孩子的權利',
    told: '可以請老師或網站查詢、閱覽、提供複製本，補充或更正，停止蒐集、處理或利用，或刪除孩子的資料；也可以隨時收回同意。',
  },
  {
    what: '不同意的影響',
    told: '老師不會為孩子建立帳號。孩子照常上課、不影響成績；不登入也能使用教材，只是沒有學習紀錄。',
  },
]

/** The letter that a guardian signs, printed at once on one sheet of A4. */
export function ConsentSheet({ own, onDone }: { own: SchoolClass; onDone(): void }) {
  usePrinting(onDone)
  const school = own.school_name ?? '＿＿＿＿＿＿＿＿＿＿'
  return createPortal(
    <div className="print-sheet consent">
      <h1>
        <span translate="no">{school}</span>
        <span>學生使用「客語學堂」網站　個人資料蒐集告知暨家長同意書</span>
      </h1>
      <p>親愛的家長，您好：</p>
      <p className="consent-lead">
        <span translate="no">{own.name}</span>
        的客語課會使用「客語學堂」網站練習聽、說、讀、寫。為了讓孩子有自己的學習紀錄，老師會替孩子建立一個班級帳號，以帳號卡上的六位數
        PIN 登入。學校依《個人資料保護法》第八條，向您說明：
      </p>
      <table>
        <tbody>
          <tr>
            <th scope="row">蒐集的機關</th>
            <td>
              <span translate="no">{school}</span>（以下稱本校）
            </td>
          </tr>
          {TOLD.map(({ what, told }) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              <td>{told}</td>
            </tr>
          ))}
          <tr>
            <th scope="row">聯絡方式</th>
            <td>
              <span className="consent-contact">
                班級教師：<span translate="no">{own.teachers.map(({ name }) => name).join('、')}</span>
              </span>
              <span className="consent-contact">學校電話：＿＿＿＿＿＿＿＿　分機：＿＿＿＿</span>
            </td>
          </tr>
        </tbody>
      </table>
      <p>
        請您閱讀後填寫下方回條，讓孩子帶回學校。孩子未滿十八歲，須由法定代理人簽名。同意以後，隨時可以向班級老師收回。
      </p>
      <p className="consent-cut">請 沿 虛 線 撕 下，交 給 班 級 老 師</p>
      <h2>同意書回條</h2>
      <p>
        本人已閱讀並了解上述說明，
        <span className="consent-box">□ 同意</span>
        <span className="consent-box">□ 不同意</span>
        <span translate="no">{school}</span>
        為孩子建立「客語學堂」班級帳號，並依上述說明蒐集、處理及利用孩子的個人資料。
      </p>
      <dl>
        <div>
          <dt>班級</dt>
          <dd translate="no">{own.name}</dd>
        </div>
        <div>
          <dt>座號</dt>
          <dd />
        </div>
        <div>
          <dt>學生姓名</dt>
          <dd />
        </div>
        <div>
          <dt>法定代理人簽名</dt>
          <dd />
        </div>
        <div>
          <dt>與學生的關係</dt>
          <dd />
        </div>
        <div>
          <dt>日期</dt>
          <dd>中華民國　　　年　　　月　　　日</dd>
        </div>
      </dl>
    </div>,
    document.body,
  )
}
