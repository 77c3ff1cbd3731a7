import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { STAGE } from './draw.ts'
import type { Move } from './films.ts'

const run = promisify(execFile)

const FPS = 25
const SIZE = '1280:720'
const PAPER = '0xfbfaf6'

/** Seconds before a scene's sound begins, and after it ends. */
export const LEAD = 0.6
const TAIL = 1

export async function ffmpeg(...args: string[]): Promise<void> {
  await run('ffmpeg', ['-hide_banner', '-loglevel', 'error', '-y', ...args])
}

/** Length of a sound in seconds. */
export async function secondsOf(file: string): Promise<number> {
  const { stdout } = await run('ffprobe', [
    ...['-v', 'error', '-show_entries', 'format=duration', '-of', 'csv=p=0'],
    file,
  ])
  return Number(stdout)
}

interface Layer {
  file: string
  left: number
  top: number
  width: number
  move: Move
}

/** Where a layer is at the time `t`; `until` is when its scene's sound ends. */
function place({ left, top, width, move }: Layer, index: number, until: number): string {
  const eased = '(1-pow(1-min(t/1.1,1),3))'
  const phase = (index * 1.3).toFixed(1)
  switch (move) {
    case 'still':
      return `x=${left}:y=${top}`
    case 'talk':
      return `x=${left}:y='${top}-if(between(t,${LEAD},${until.toFixed(2)}),22*abs(sin((t-${LEAD})*7)),0)'`
    case 'float':
      return `x=${left}:y='${top}+16*sin(t*2.2+${phase})'`
    case 'from-left':
      return `x='${-width}+(${left + width})*${eased}':y=${top}`
    case 'from-right':
      return `x='${STAGE.width}-(${STAGE.width - left})*${eased}':y=${top}`
    case 'fall':
      return `x='${left}+60*sin(t*1.4+${phase})':y='${top}+240*t'`
  }
}

/** Films one scene: ground, layers that move, sound; it comes out of the paper's colour and goes back into it. */
export async function filmScene(
  ground: string,
  layers: readonly Layer[],
  sound: { file: string; seconds: number } | undefined,
  to: string,
): Promise<number> {
  const spoken = sound?.seconds ?? 1.5
  const seconds = Math.ceil((LEAD + spoken + TAIL) * FPS) / FPS
  const still = (file: string) => ['-loop', '1', '-framerate', String(FPS), '-t', String(seconds), '-i', file]
  const steps = layers.map(
    (layer, index) =>
      `[p${index}][${index + 1}]overlay=${place(layer, index, LEAD + spoken)}:eval=frame[p${index + 1}]`,
  )
  const audio = sound
    ? `[${layers.length + 1}]aresample=44100,aformat=channel_layouts=mono,adelay=${LEAD * 1000},apad,atrim=0:${seconds}[a]`
    : `anullsrc=r=44100:cl=mono,atrim=0:${seconds}[a]`
  const fades = `fade=t=in:d=0.25:color=${PAPER},fade=t=out:st=${(seconds - 0.25).toFixed(2)}:d=0.25:color=${PAPER}`
  await ffmpeg(
    ...still(ground),
    ...layers.flatMap(({ file }) => still(file)),
    ...(sound ? ['-i', sound.file] : []),
    '-filter_complex',
    [
      '[0]null[p0]',
      ...steps,
      `[p${layers.length}]scale=${SIZE}:flags=area,${fades},format=yuv420p[v]`,
      audio,
    ].join(';'),
    ...['-map', '[v]', '-map', '[a]', '-t', String(seconds), '-r', String(FPS)],
    ...['-c:v', 'libx264', '-preset', 'ultrafast', '-qp', '8', '-c:a', 'pcm_s16le', '-threads', '1'],
    to,
  )
  return seconds
}

/** Joins scenes to an MP4 that every browser plays and begins to show before all of it is there. */
export async function join(list: string, to: string): Promise<void> {
  await ffmpeg(
    ...['-f', 'concat', '-safe', '0', '-i', list, '-map_metadata', '-1', '-fflags', '+bitexact'],
    ...['-c:v', 'libx264', '-profile:v', 'main', '-preset', 'slow', '-crf', '25', '-g', '50'],
    ...['-flags:v', '+bitexact', '-c:a', 'aac', '-b:a', '96k', '-flags:a', '+bitexact'],
    ...['-movflags', '+faststart', '-threads', '1'],
    to,
  )
}
