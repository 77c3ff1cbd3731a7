import { playMindmap, playWordRelation } from './blanks.ts'
import { playHakkaToChinese } from './hakka-to-chinese.ts'
import { playAnimation } from './kid-animation.ts'
import { playPlaylist } from './kid-async-learning.ts'
import { playMatching } from './matching.ts'
import { playMatching2 } from './matching-2.ts'
import { playVideos } from './multiple-videos.ts'
import type { Player } from './player.ts'
import { playPractice } from './practice.ts'
import { playQAndA } from './q-and-a.ts'
import { playRankingBar } from './ranking-bar.ts'
import { playRecoverSentence } from './recover-sentence.ts'
import { playSentenceGame } from './sentence-game.ts'
import { playSentencePatternPractice } from './sentence-pattern-practice.ts'
import { playLineUp } from './sentence-pattern-practice-line-up.ts'
import { playSlidoPostit, playSlidoPostit } from './slido-postit.ts'
import { playSlidoWordCloud } from './slido-word-cloud.ts'
import { playWordGames } from './word-games.ts'
import { playWordMatching } from './word-matching.ts'

/** How each exercise is worked to its end; a type without an own way is turned like a reading. */
export const players: Readonly<Record<string, Player>> = {
  article_review: playPractice,
import { playShortArticle } from './short-article.ts'

/** How each exercise is worked to its end; a type without an own way is turned like a reading. */
export const players: Readonly<Record<string, Player>> = {
  hakka_to_chinese: playHakkaToChinese,
  matching: playMatching,
  organizational_mindmap: playMindmap,
  kid_animation: playAnimation,
  kid_async_learning: playPlaylist,
  matching: playMatching,
  multiple_videos: playVideos,
  matching_2: playMatching2,
  practice: playPractice,
  q_and_a: playQAndA,
  recover_sentence: playRecoverSentence,
  sentence_game: playSentenceGame,
  slido_postit: playSlidoPostit,
  word_relation_ver: playWordRelation,
  short_article: playShortArticle,
import { playClassification } from './classification.ts'
import { playMatching } from './matching.ts'
import { playMatchingInDiagram } from './matching-in-diagram.ts'
import type { Player } from './player.ts'
import { playPractice } from './practice.ts'
import { playTimelineCloze } from './timeline-cloze.ts'
import { playVennDiagram } from './venn-diagram.ts'

/** How each exercise is worked to its end; a type without an own way is turned like a reading. */
export const players: Readonly<Record<string, Player>> = {
  classification: playClassification,
  matching: playMatching,
  matching_in_diagram: playMatchingInDiagram,
  practice: playPractice,
  timeline_cloze: playTimelineCloze,
  venn_diagram: playVennDiagram,
  sentence_pattern_practice: playSentencePatternPractice,
  sentence_pattern_practice_line_up: playLineUp,
  word_games: playWordGames,
  ranking_bar: playRankingBar,
  slido_postit: playSlidoPostit,
  slido_word_cloud: playSlidoWordCloud,
  word_matching: playWordMatching,
}
