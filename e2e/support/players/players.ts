import { playHakkaToChinese } from './hakka-to-chinese.ts'
import { playMatching } from './matching.ts'
import type { Player } from './player.ts'
import { playPractice } from './practice.ts'
import { playQAndA } from './q-and-a.ts'
import { playRecoverSentence } from './recover-sentence.ts'
import { playSentenceGame } from './sentence-game.ts'
import { playShortArticle } from './short-article.ts'

/** How each exercise is worked to its end; a type without an own way is turned like a reading. */
export const players: Readonly<Record<string, Player>> = {
  hakka_to_chinese: playHakkaToChinese,
  matching: playMatching,
  practice: playPractice,
  q_and_a: playQAndA,
  recover_sentence: playRecoverSentence,
  sentence_game: playSentenceGame,
  short_article: playShortArticle,
}
