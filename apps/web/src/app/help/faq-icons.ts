import type { FaqIcon } from '@hakka/contract/constants'
import {
  BookOpen,
  ChartNoAxesColumn,
  CircleHelp,
  CircleUser,
  Download,
  Gamepad2,
  Languages,
  MessageSquareWarning,
  Mic,
  Presentation,
  TabletSmartphone,
  Volume2,
} from 'lucide-react'

/** The pictures of FAQ categories, and what they are called where one is chosen. */
export const ICONS: Record<FaqIcon, { label: string; Icon: typeof CircleHelp }> = {
  account: { label: '帳號', Icon: CircleUser },
  lesson: { label: '課程', Icon: BookOpen },
  dialect: { label: '腔調', Icon: Languages },
  sound: { label: '聲音', Icon: Volume2 },
  record: { label: '錄音', Icon: Mic },
  class: { label: '教學', Icon: Presentation },
  download: { label: '下載', Icon: Download },
  progress: { label: '紀錄', Icon: ChartNoAxesColumn },
  game: { label: '遊戲', Icon: Gamepad2 },
  device: { label: '裝置', Icon: TabletSmartphone },
  report: { label: '回報', Icon: MessageSquareWarning },
  help: { label: '其他', Icon: CircleHelp },
}
