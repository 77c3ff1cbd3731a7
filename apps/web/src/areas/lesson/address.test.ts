import { describe, expect, it } from 'vitest'
import { lessonUrl, teachingMaterialUrl } from './address.ts'

const address = { step_no: 5, semester_no: 2, dialect_id: 2, type_no: 1, no: 3 }

describe('the address of a lesson', () => {
  it('names all five parts', () => {
    expect(lessonUrl(address)).toBe('/lesson?step_no=5&semester_no=2&dialect_id=2&type_no=1&no=3')
  })

  it('carries the place in the lesson', () => {
    expect(lessonUrl(address, { mod_no: 4, hash: '#no-2' })).toMatch(/&no=3&mod_no=4#no-2$/)
  })
})

describe('the address of teaching material', () => {
  it('has all six query names', () => {
    const url = new URL(teachingMaterialUrl('https://material.example/', address, 4))
    expect(url.origin + url.pathname).toBe('https://material.example/teaching-material/junior/basic/detail')
    expect(Object.fromEntries(url.searchParams)).toEqual({
      step: '5',
      semester: '2',
      lesson: '3',
      dialect: '2',
      view_mode: 'slide',
      mod: '4',
    })
  })

  it.each([
    [9, 1, 'junior/basic'],
    [10, 1, 'senior/basic'],
    [9, 2, 'junior/advanced'],
    [12, 2, 'senior/advanced'],
  ])('for school year %i and type %i lies under %s', (step_no, type_no, path) => {
    expect(teachingMaterialUrl('', { ...address, step_no, type_no }, 1)).toContain(
      `/teaching-material/${path}/detail?`,
    )
  })
})
