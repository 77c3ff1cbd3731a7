import { playsToItsEnd } from './play.ts'

playsToItsEnd('article_review')
