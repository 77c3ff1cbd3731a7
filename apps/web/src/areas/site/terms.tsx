import { pageMeta } from '../../app/meta.ts'
import { Prose } from './Prose.tsx'

export const headers = () => ({ 'Cache-Control': 'public, max-age=60' })
export const meta = () => pageMeta('服務條款')

export default function TermsPage() {
  return (
    <Prose title="服務條款">
      <p>
        歡迎使用客語學堂。本網站提供十二年國民基本教育的客語教材、練習與教學工具，任何人都可以免費瀏覽課程。
      </p>
      <h2>帳號</h2>
      <ul>
        <li>請保管好自己的帳號與密碼，不要借給別人使用。</li>
        <li>學生帳號由學校、老師或本人建立；未滿十八歲的使用者，應取得法定代理人同意。</li>
        <li>若發現帳號被盜用，請儘快通知老師或網站管理員。</li>
      </ul>
      <h2>使用規範</h2>
      <ul>
        <li>請尊重其他使用者，不張貼攻擊、歧視、廣告或違法的內容。</li>
        <li>成績與學習時間由伺服器計算；以程式或其他不正當方式取得的成績可能不列入排行。</li>
        <li>請勿干擾網站運作，或嘗試取得未經授權的資料。</li>
      </ul>
      <h2>教材與著作權</h2>
      <p>
        教材的授權方式標示於各教材包與下載頁面。標示「合成語音」的聲音由電腦合成，發音僅供參考，請以老師示範與正式錄音為準。
      </p>
      <h2>條款的修改</h2>
      <p>本條款修改時會公布在最新消息；修改後繼續使用本網站，視為同意修改後的內容。</p>
    </Prose>
  )
}
