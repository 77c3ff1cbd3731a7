import type { Room } from '@hakka/rooms/room'

/** Hakka villages of Taiwan, each with what it is known for: a name for whoever would rather not write her own. */
const NAMES = [
  ...['美濃紙傘', '北埔擂茶', '三義木雕', '銅鑼杭菊', '新埔柿餅', '公館紅棗', '大湖草莓', '東勢水梨'],
  ...['卓蘭甜橙', '關西仙草', '龍潭花生', '楊梅茶香', '新屋荷花', '芎林海梨', '橫山老街', '峨眉湖水'],
  ...['寶山橄欖', '竹東山歌', '南庄桂花', '獅潭老店', '頭屋茶園', '造橋窯火', '頭份粄條', '苗栗桐花'],
  ...['石岡土牛', '新社花海', '國姓咖啡', '崙背布袋', '萬巒伯公', '內埔書香', '竹田驛站', '麟洛水圳'],
  ...['長治月光', '高樹樹影', '佳冬古厝', '新埤椰影', '杉林葫蘆', '六龜山風', '甲仙芋香', '鳳林菸樓'],
  ...['玉里稻浪', '富里米香', '瑞穗蜜柚', '吉安芋田', '關山稻香', '池上白雲', '鹿野紅茶', '觀音蓮花'],
] as const

/** A name that nobody in the room has, as long as there are some; chance is given. */
export function villageName({ members }: Pick<Room, 'members'>, random: () => number): string {
  const taken = new Set(Object.values(members).map(({ name }) => name))
  const free = NAMES.filter((name) => !taken.has(name))
  const own = free.length > 0 ? free : NAMES
  return own[Math.floor(random() * own.length)] ?? NAMES[0]
}
