/** What the files of an export are, for the person who opens it. */
export function exportReadme({ siteName, at }: { siteName: string; at: Date }): string {
  const time = at.toLocaleString('zh-TW', { timeZone: 'Asia/Taipei', hourCycle: 'h23' })
  const lines = [
    `${siteName}：我的資料`,
    `匯出時間：${time}（臺北時間）`,
    '',
    '這個壓縮檔是網站保存的、屬於你的全部資料。各檔案是 JSON 格式，可以用記事本開啟。',
    '',
    'profile.json        個人資料：帳號、姓名、電子郵件、身分、縣市、學校、年級、班級',
    'logins.json         登入方式：綁定的帳號、登入中的裝置，以及登入過的裝置與網路（只存雜湊值）',
    'study-history.json  學習歷程：每一次學習的頁面、起訖時間與分鐘數，以及自主學習讀到哪裡',
    'progress.json       作答紀錄：完成的活動、答案與得分',
    'compositions.json   你存的作文',
    'feedback.json       你送出的問題回報與回覆',
    'events.json         報名的活動，以及玩過的每一局',
    'classes.json        參加和任教的班級，以及網站給你的通知',
    'family.json         家長和孩子的連結，以及一天內併入的班級帳號',
    'assignments.json    派給你的和你派出去的作業、交了沒有、交給老師聽的錄音；做了什麼在作答紀錄裡',
    'rooms.json          你主持過的課堂房間，和你登入後在房間裡做的事',
    'recordings.json     你留下的錄音；聲音在 recordings 資料夾，檔名是編號',
    '',
    '檔案裡的時間是世界標準時間（UTC），加八小時就是臺北時間。',
    '密碼不在裡面：網站只保存無法還原的雜湊值，沒有人看得到你的密碼。',
    '檔案裡有你的個人資料，請自己收好，不要傳給別人。',
  ]
  return `${lines.join('\r\n')}\r\n`
}
