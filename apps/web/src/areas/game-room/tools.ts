import { ROOM } from '@hakka/contract/constants/room'
import type { HostView } from '@hakka/contract/room-views'
import {
  ArrowRight,
  BarChart3,
  ChartBarDecreasing,
  Eye,
  EyeOff,
  ListPlus,
  Lock,
  LockOpen,
  Play,
  RotateCcw,
  ShieldCheck,
  Snowflake,
  SquareDashed,
  Timer,
  Trophy,
  Type,
} from 'lucide-react'
import type { Act } from './act.ts'
import { questionAfter, type RoomInfo } from './room-info.ts'
import type { MainTool, Tool } from './tool.ts'

/** How the board shows things: of this board alone, the room knows nothing of it. */
export interface BoardLook {
  pinyin: boolean
  scores: boolean
}

/** Seconds of a countdown. */
const COUNTDOWN = 20

/**
 * What the teacher can do at this moment, along the foot and beside the question, and the one action that leads on; the
 * same on board and remote.
 */
export function toolsOf({
  info,
  view,
  look,
  act,
  onLook,
  onNewGroup,
  onNewOption,
}: {
  info: RoomInfo
  view: HostView
  look: BoardLook
  act: Act
  onLook(change: Partial<BoardLook>): void
  onNewGroup(): void
  onNewOption(): void
}): { tools: Tool[]; aside: Tool[]; main: MainTool | undefined } {
  const { rules, stage, shown } = view
  const at = stage?.key ?? ''
  const rule = (change: Partial<HostView['rules']>) => void act({ do: 'room.rules', ...change })
  const next = questionAfter(info.modules, stage, info.moduleId)
  const onward: MainTool | undefined = next && {
    label: !stage
      ? '開始'
      : next.next === 'module'
        ? '下一個活動'
        : stage.kind === 'speaking'
          ? '下一句'
          : '下一題',
    icon: stage ? ArrowRight : Play,
    shownKey: stage ? '→' : '空白鍵',
    keys: stage ? ['ArrowRight', ' '] : [' ', 'ArrowRight'],
    press: () => void act({ do: 'room.show', module_id: next.module_id, question: next.question }),
  }
  const names: Tool = {
    id: 'names',
    label: '藏名字',
    icon: EyeOff,
    hotkey: 'N',
    on: !rules.names,
    press: () => rule({ names: !rules.names }),
  }
  const approve: Tool = {
    id: 'approve',
    label: shown?.kind === 'word-cloud' ? '先看再放' : '先看再貼',
    icon: ShieldCheck,
    hotkey: 'M',
    on: rules.approve,
    waiting: view.waiting.length,
    press: () => rule({ approve: !rules.approve }),
  }
  if (!stage || !shown) {
    const locked: Tool = {
      id: 'locked',
      label: rules.locked ? '開門' : '鎖上門',
      icon: rules.locked ? LockOpen : Lock,
      hotkey: 'L',
      on: rules.locked,
      press: () => rule({ locked: !rules.locked }),
    }
    return { tools: [locked, names, approve], aside: [], main: onward }
  }
  const closed = (label: string): Tool => ({
    id: 'closed',
    label: rules.closed ? '再開放' : label,
    icon: rules.closed ? LockOpen : Lock,
    hotkey: 'L',
    on: rules.closed,
    press: () => rule({ closed: !rules.closed }),
  })
  const frozen: Tool = {
    id: 'frozen',
    label: '凍結畫面',
    icon: Snowflake,
    hotkey: 'Z',
    on: rules.frozen,
    press: () => rule({ frozen: !rules.frozen }),
  }
  const pinyin: Tool = {
    id: 'pinyin',
    label: '拼音',
    icon: Type,
    hotkey: 'P',
    on: look.pinyin,
    press: () => onLook({ pinyin: !look.pinyin }),
  }
  const countdown: Tool = {
    id: 'timer',
    label: view.timer ? '加 20 秒' : '倒數',
    icon: Timer,
    hotkey: 'T',
    press: () =>
      void act(
        view.timer ? { do: 'room.extend', seconds: COUNTDOWN } : { do: 'room.timer', seconds: COUNTDOWN },
      ),
  }
  const aside = [countdown, pinyin]
  switch (shown.kind) {
    case 'post-it': {
      const group: Tool = { id: 'group', label: '新的組', icon: SquareDashed, hotkey: '+', press: onNewGroup }
      return { tools: [closed('停止收件'), frozen, names, approve, group], aside, main: onward }
    }
    case 'word-cloud':
      return { tools: [closed('停止收件'), frozen, names, approve], aside, main: onward }
    case 'ranking': {
      const shut = shown.bars.filter(({ points }) => points === null).length
      const all: MainTool | undefined = {
        label: '公布排名',
        icon: BarChart3,
        shownKey: '空白鍵',
        keys: [' ', 'ArrowRight'],
        press: () => void act({ do: 'rank.reveal', at, bars: null }),
      }
      const one: Tool = {
        id: 'one',
        label: '一條一條出',
        icon: ChartBarDecreasing,
        hotkey: 'B',
        disabled: shut === 0,
        press: () =>
          void act({ do: 'rank.reveal', at, bars: shut <= 1 ? null : shown.bars.length - shut + 1 }),
      }
      const scores: Tool = {
        id: 'scores',
        label: '藏分數',
        icon: EyeOff,
        hotkey: 'N',
        on: !look.scores,
        press: () => onLook({ scores: !look.scores }),
      }
      const again: Tool = {
        id: 'again',
        label: '重排',
        icon: RotateCcw,
        press: () => void act({ do: 'rank.again', at }),
      }
      const option: Tool = {
        id: 'option',
        label: '加選項',
        icon: ListPlus,
        hotkey: '+',
        // Where bars stand open it would come too late.
        disabled: shown.open !== 0 || shown.bars.length >= ROOM.optionsMax,
        press: onNewOption,
      }
      return {
        tools: [closed('停止排名'), one, scores, option, again],
        aside,
        main: shut > 0 ? all : onward,
      }
    }
    case 'speaking':
      return { tools: [closed('停止錄音'), frozen, names], aside, main: onward }
    case 'module': {
      if (!shown.revealed) {
        return {
          tools: [closed('停止作答')],
          aside,
          main: {
            label: '看結果',
            icon: BarChart3,
            shownKey: '空白鍵',
            keys: [' ', 'ArrowRight'],
            press: () => void act({ do: 'quiz.reveal', at }),
          },
        }
      }
      const again: Tool = {
        id: 'again',
        label: '再答一次',
        icon: RotateCcw,
        press: () => void act({ do: 'quiz.again', at }),
      }
      const counts: Tool = {
        id: 'counts',
        label: '藏人數',
        icon: shown.counts ? EyeOff : Eye,
        hotkey: 'N',
        on: !shown.counts,
        press: () => void act({ do: 'quiz.counts', at, shown: !shown.counts }),
      }
      const podium: Tool = {
        id: 'podium',
        label: '頒獎臺',
        icon: Trophy,
        hotkey: 'B',
        on: shown.podium !== null,
        press: () => void act({ do: 'quiz.podium', shown: shown.podium === null }),
      }
      // On the podium stand names and no answers.
      return { tools: [again, shown.podium ? names : counts, podium], aside: [pinyin], main: onward }
    }
  }
}

/** Turns full screen on and off; where the browser refuses, nothing happens. */
export async function flipFullScreen(): Promise<void> {
  if (document.fullscreenElement) await document.exitFullscreen()
  else await document.documentElement.requestFullscreen().catch(() => {})
}
