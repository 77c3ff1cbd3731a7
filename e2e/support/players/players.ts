import { playAnimation } from './kid-animation.ts'
import { playPlaylist } from './kid-async-learning.ts'
import { playMatching } from './matching.ts'
import { playVideos } from './multiple-videos.ts'
import type { Player } from './player.ts'
import { playPractice } from './practice.ts'

/** How each exercise is worked to its end; a type without an own way is turned like a reading. */
export const players: Readonly<Record<string, Player>> = {
  kid_animation: playAnimation,
  kid_async_learning: playPlaylist,
  matching: playMatching,
  multiple_videos: playVideos,
  practice: playPractice,
}
