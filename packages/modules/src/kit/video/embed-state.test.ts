import { describe, expect, it } from 'vitest'
import { type EmbedEvent, embedReducer } from './embed-state.ts'
import { frameAddress, sourceOf } from './video-source.ts'

const happens = (...events: EmbedEvent[]) => events.reduce(embedReducer, 'covered')

describe('an embedded video', () => {
  it('plays once its player speaks', () => {
    expect(happens('tap', 'load', 'hello', 'timeout')).toBe('playing')
    expect(happens('tap', 'hello')).toBe('playing')
  })
  it('has failed when no frame comes in time, and can be tried again', () => {
    expect(happens('tap', 'timeout')).toBe('failed')
    expect(happens('tap', 'timeout', 'tap', 'load')).toBe('loaded')
    expect(happens('offline')).toBe('failed')
  })
  it('is silent when a frame came in which no player speaks, until one does', () => {
    expect(happens('tap', 'load', 'timeout')).toBe('silent')
    expect(happens('tap', 'load', 'timeout', 'hello')).toBe('playing')
  })
  it('asks for nothing before it is tapped', () => {
    expect(happens('load', 'hello', 'timeout')).toBe('covered')
  })
})

describe('where a video comes from', () => {
  it('is the video site by id or address, else a file', () => {
    const site = { kind: 'site', id: 'aB3_-567890' }
    expect(sourceOf({ id: 'aB3_-567890' })).toEqual(site)
    expect(sourceOf({ url: 'https://youtu.be/aB3_-567890' })).toEqual(site)
    expect(sourceOf({ url: '/files/a.mp4' })).toEqual({ kind: 'file', url: '/files/a.mp4' })
  })
  it('is framed without cookies', () => {
    expect(frameAddress('aB3_-567890', 'http://a:1')).toMatch(
      /^https:\/\/www\.youtube-nocookie\.com\/embed\/aB3_-567890\?.*origin=http%3A%2F%2Fa%3A1$/,
    )
  })
})
