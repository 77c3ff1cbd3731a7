import { describe, expect, it } from 'vitest'
import { animationFile, videoSiteId } from './videos.ts'

describe('an address of the video site', () => {
  it.each([
    'https://www.youtube.com/watch?v=aB3_-567890&t=3',
    'https://youtu.be/aB3_-567890?si=x',
    'https://m.youtube.com/shorts/aB3_-567890',
    'https://www.youtube-nocookie.com/embed/aB3_-567890',
  ])('%s has its video’s id', (address) => {
    expect(videoSiteId(address)).toBe('aB3_-567890')
  })
  it.each([
    'http://www.youtube.com/watch?v=aB3_-567890',
    'https://www.youtube.com.evil.example/watch?v=aB3_-567890',
    'https://evil.example/youtube.com/aB3_-567890',
    'https://www.youtube.com/watch?v=..%2Fevil',
    'https://www.youtube.com/',
    'videos/a.mp4',
    'https://',
  ])('%s is none', (address) => {
    expect(videoSiteId(address)).toBeUndefined()
  })
})

describe('the file of an animation', () => {
  it('is told by step, half of the year, lesson and dialect', () => {
    const lesson = { step_no: 5, semester_no: 1, no: 3, dialect_id: 2 }
    expect(animationFile(lesson)).toBe('videos/kid_animation/5-up-3-2.mp4')
    expect(animationFile({ ...lesson, semester_no: 2 })).toBe('videos/kid_animation/5-down-3-2.mp4')
  })
})
