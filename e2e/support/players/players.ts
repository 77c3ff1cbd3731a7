import { playMindmap, playWordRelation } from './blanks.ts'
import { playClassification } from './classification.ts'
import { playHakkaToChinese } from './hakka-to-chinese.ts'
import { playAnimation } from './kid-animation.ts'
import { playPlaylist } from './kid-async-learning.ts'
import { playMatching } from './matching.ts'
import { playMatching2 } from './matching-2.ts'
import { playMatchingInDiagram } from './matching-in-diagram.ts'
import { playVideos } from './multiple-videos.ts'
import type { Player } from './player.ts'
import { playPractice } from './practice.ts'
import { playQAndA } from './q-and-a.ts'
import { playRankingBar } from './ranking-bar.ts'
import { playRecoverSentence } from './recover-sentence.ts'
import { playSentenceGame } from './sentence-game.ts'
import { playSentencePatternPractice } from './sentence-pattern-practice.ts'
import { playLineUp } from './sentence-pattern-practice-line-up.ts'
import { playShortArticle } from './short-article.ts'
import { playSlidoPostit } from './slido-postit.ts'
import { playSlidoWordCloud } from './slido-word-cloud.ts'
import { playTimelineCloze } from './timeline-cloze.ts'
import { playVennDiagram } from './venn-diagram.ts'
import { playWordGames } from './word-games.ts'
import { playWordMatching } from './word-matching.ts'

/** How each exercise is worked to its end; a type without an own way is turned like a reading. */
export const players: Readonly<Record<string, Player>> = {
  article_review: playPractice,
  classification: playClassification,
  hakka_to_chinese: playHakkaToChinese,
  kid_animation: playAnimation,
  kid_async_learning: playPlaylist,
  matching: playMatching,
  matching_2: playMatching2,
  matching_in_diagram: playMatchingInDiagram,
  multiple_videos: playVideos,
  organizational_mindmap: playMindmap,
  practice: playPractice,
  q_and_a: playQAndA,
  ranking_bar: playRankingBar,
  recover_sentence: playRecoverSentence,
  sentence_game: playSentenceGame,
  sentence_pattern_practice: playSentencePatternPractice,
  sentence_pattern_practice_line_up: playLineUp,
  short_article: playShortArticle,
  slido_postit: playSlidoPostit,
  slido_word_cloud: playSlidoWordCloud,
  timeline_cloze: playTimelineCloze,
  venn_diagram: playVennDiagram,
  word_games: playWordGames,
  word_matching: playWordMatching,
  word_relation_ver: playWordRelation,
}

/** Exercises whose play needs more than their view: films, a cloud that is drawn, each kind of a ranking's questions. */
export const ON_A_PAGE: readonly string[] = [
  'kid_animation',
  'kid_async_learning',
  'multiple_videos',
  'ranking_bar',
  'slido_word_cloud',
]
