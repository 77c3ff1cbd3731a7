/** Rooms, kitchen and furniture of the books, and the stalls of the street. */
import { at, BROWN, fill, GOLD, INDIGO, line, oval, WOOD, WOOD_DARK } from './ink.ts'

export function room(wall = '#F7E7CC', floor = '#C79A6B', trim = '#B5855A'): string {
  return (
    fill('M0 0h1600v640H0Z', wall) +
    fill('M0 640h1600v560H0Z', floor) +
    fill('M0 628h1600v22H0Z', trim) +
    line('M0 740h1600M0 850h1600', trim, 4, ' opacity=".6"') +
    line('M240 654l-90 246M620 654l-30 246M1000 654l30 246M1380 654l90 246', trim, 4, ' opacity=".6"')
  )
}

export function windowPane(x: number, y: number, inside: string, wood = WOOD_DARK): string {
  return `<g transform="translate(${x} ${y})">${fill('M0 0h300v240H0Z', '#fff')}<svg width="300" height="240" viewBox="0 0 300 240">${inside}</svg>${line('M0 0h300v240H0ZM150 0v240M0 120h300', wood, 14)}${line('M-16 252h332', wood, 18)}</g>`
}

export function stove(x: number, y: number): string {
  const bricks = [0, 1, 2, 3]
    .map(
      (r) =>
        line(`M-240 ${-190 + r * 46}h480`, '#8E3B25', 4) +
        line(
          Array.from({ length: 5 }, (_, i) => `M${-200 + i * 100 + (r % 2) * 50} ${-190 + r * 46}v46`).join(
            '',
          ),
          '#8E3B25',
          4,
        ),
    )
    .join('')
  return at(
    x,
    y,
    1,
    fill('M-250 0v-200h500V0Z', '#B5533A') +
      bricks +
      fill('M-276-226h552v34H-276Z', '#D9C7B0') +
      fill('M-60 0v-80a60 60 0 0 1 120 0V0Z', '#3B1F18') +
      fill('M-34 0c-8-36 14-44 16-74 22 14 14 34 28 44 4-10 4-16 2-24 22 18 24 36 18 54Z', '#F39A3D') +
      fill('M-12 0c0-18 10-22 12-36 12 10 16 22 12 36Z', GOLD),
  )
}

export function wok(x: number, y: number, inside = ''): string {
  return at(
    x,
    y,
    1,
    fill('M-120 0h240c-10 50-60 70-120 70S-110 50-120 0Z', '#2B2A33') +
      oval(0, 0, 122, 20, '#45444F') +
      inside +
      line('M-128-4q-20 4-20 18M128-4q20 4 20 18', '#2B2A33', 9),
  )
}

export function steam(x: number, y: number, scale: number): string {
  return at(
    x,
    y,
    scale,
    line(
      'M-40 0c-20-30 20-40 0-74M10-6c-20-34 20-46 0-84M56 0c-16-28 16-38 0-66',
      '#fff',
      12,
      ' opacity=".75"',
    ),
  )
}

export function table(x: number, y: number, w: number, h: number): string {
  return at(
    x,
    y,
    1,
    line(`M${-w / 2 + 36} ${-h + 20}V0M${w / 2 - 36} ${-h + 20}V0`, WOOD_DARK, 24) +
      fill(`M${-w / 2} ${-h}h${w}v30h${-w}Z`, WOOD) +
      line(`M${-w / 2} ${-h + 32}h${w}`, WOOD_DARK, 6),
  )
}

export function stool(x: number, y: number, scale = 1): string {
  return at(
    x,
    y,
    scale,
    line('M-34-58l-10 58M34-58l10 58M-36-24h72', WOOD_DARK, 11) + fill('M-56-74h112v18H-56Z', WOOD),
  )
}

export function bed(x: number, y: number, quilt = INDIGO, dark = '#144478'): string {
  return at(
    x,
    y,
    1,
    line('M-390-280V0M390-160V0', WOOD_DARK, 26) +
      fill('M-390-270c60-30 80 20 80 20v130h-80Z', WOOD) +
      fill('M-380-150h760v56h-760Z', WOOD) +
      fill('M-376-178h752v34h-752Z', '#F4EEE4') +
      oval(-270, -190, 96, 34, '#fff') +
      fill('M-170-150c-10-60 30-76 90-76h300c100 0 150 20 152 76v40h-542Z', quilt) +
      line('M-160-126h528', dark, 6) +
      [-60, 70, 200, 320].map((fx) => at(fx, -180, 0.42, '<use href="#five" fill="#DCE9F7"/>')).join(''),
  )
}

export function jar(x: number, y: number, scale: number, water = '#3E6C9E', inside = ''): string {
  return at(
    x,
    y,
    scale,
    fill('M-120-190c-40 70-30 150 40 190h160c70-40 80-120 40-190Z', '#7A4A35') +
      fill('M-134-206h268v26h-268Z', '#8F5A42') +
      oval(0, -206, 134, 38, '#8F5A42') +
      oval(0, -206, 114, 29, water) +
      inside +
      line('M-104-110c60 24 150 24 208 0', '#64392A', 8),
  )
}

export function shop(
  x: number,
  y: number,
  scale: number,
  awning: string,
  goods: string,
  wall = '#F4E3CB',
): string {
  const stripes = Array.from({ length: 8 }, (_, i) =>
    fill(`M${-200 + i * 50}-330h50v50a25 22 0 0 1-50 0Z`, i % 2 ? '#fff' : awning),
  ).join('')
  return at(
    x,
    y,
    scale,
    fill('M-200 0v-420h400V0Z', wall) +
      fill('M-220-440h440v40h-440Z', BROWN) +
      fill('M-170 0v-250h340V0Z', '#5C4436') +
      stripes +
      fill('M-180-110h360V0h-360Z', WOOD) +
      line('M-180-70h360M-180-34h360', WOOD_DARK, 5) +
      goods,
  )
}
