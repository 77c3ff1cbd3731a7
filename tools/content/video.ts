/**
 * Makes the demo's films of its drawn pictures and synthesised sentences, and prints when each sentence is heard
 * (the times of a lesson's captions). An authoring tool: it needs FFmpeg (Debian package `ffmpeg`), the site does
 * not; only the films and posters are committed. `node tools/content/video.ts [part of a name]`
 */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join as joinPath } from 'node:path'
import { fileURLToPath } from 'node:url'
import { drawFigure, drawGround, wordsFace } from './video/draw.ts'
import { ffmpeg, filmScene, join, LEAD, secondsOf } from './video/ffmpeg.ts'
import { type Film, films, type Scene } from './video/films.ts'

const PACK = fileURLToPath(new URL('../../content/demo/', import.meta.url))
const [wanted = ''] = process.argv.slice(2)

const work = await mkdtemp(joinPath(tmpdir(), 'hakka-films-'))
try {
  const face = joinPath(work, 'words.ttf')
  const words = films.flatMap(({ scenes }) => scenes.map((scene) => scene.words?.text ?? ''))
  await writeFile(face, await wordsFace(words.join('')))
  for (const film of films) if (film.name.includes(wanted)) await make(film, face)
} finally {
  await rm(work, { recursive: true })
}

async function make(film: Film, face: string): Promise<void> {
  const folder = joinPath(work, film.name)
  await mkdir(folder, { recursive: true })
  const target = joinPath(PACK, 'videos', `${film.name}.mp4`)
  await mkdir(dirname(target), { recursive: true })
  let at = 0
  const list: string[] = []
  for (const [index, scene] of film.scenes.entries()) {
    const to = joinPath(folder, `${index}.mkv`)
    const sound = scene.sound ? joinPath(PACK, scene.sound) : undefined
    const spoken = sound ? { file: sound, seconds: await secondsOf(sound) } : undefined
    const seconds = await filmScene(...(await draw(scene, folder, index, face)), spoken, to)
    const [from, until] = [at + LEAD, at + LEAD + (spoken?.seconds ?? 0)]
    console.log(`${film.name}  ${from.toFixed(1)}–${until.toFixed(1)}  ${scene.sound ?? ''}`)
    list.push(`file '${to}'`)
    at += seconds
  }
  const parts = joinPath(folder, 'parts.txt')
  await writeFile(parts, list.join('\n'))
  await join(parts, target)
  await drawPoster(film, joinPath(folder, `${film.poster}.mkv`))
}

async function draw(scene: Scene, folder: string, index: number, face: string) {
  const ground = joinPath(folder, `${index}-ground.png`)
  await writeFile(ground, await drawGround(scene, face))
  const layers = await Promise.all(
    (scene.figures ?? []).map(async (figure, place) => {
      const { png, height } = await drawFigure(figure)
      const file = joinPath(folder, `${index}-${place}.png`)
      await writeFile(file, png)
      const left = Math.round(figure.at[0] - figure.width / 2)
      const top = Math.round(figure.at[1] - height / 2)
      return { file, left, top, width: figure.width, move: figure.move ?? 'still' }
    }),
  )
  return [ground, layers] as const
}

async function drawPoster({ name }: Film, scene: string): Promise<void> {
  const to = joinPath(PACK, 'pictures/films', `${name.slice(name.lastIndexOf('/') + 1)}.webp`)
  await mkdir(dirname(to), { recursive: true })
  await ffmpeg('-ss', '1', '-i', scene, '-frames:v', '1', '-vf', 'scale=960:540', '-quality', '82', to)
}
