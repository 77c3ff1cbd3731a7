import { playsToItsEnd } from './play.ts'

playsToItsEnd('multiple_videos')
