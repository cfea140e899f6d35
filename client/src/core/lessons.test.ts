import { beforeEach, describe, expect, it } from 'vitest'
import { declineLesson, isOffered, lessonDone, lessonOf, lessonStep, rememberDone, rememberStep } from './lessons'

beforeEach(() => localStorage.clear())

describe('lessons on this device', () => {
  it('go on where they were left', () => {
    expect(lessonStep('fae')).toBeNull()
    rememberStep('fae', 6)
    expect([lessonStep('fae'), lessonStep('land')]).toEqual([6, null])
  })

  it('are done once, even if they are looked at again', () => {
    rememberDone('fae')
    rememberStep('fae', 2)
    expect([lessonDone('fae'), lessonStep('fae')]).toEqual([true, null])
  })

  it('are offered until they are finished or declined', () => {
    expect(isOffered('fae')).toBe(true)
    rememberStep('fae', 3)
    expect(isOffered('fae')).toBe(true)
    declineLesson('fae')
    rememberDone('land')
    expect([isOffered('fae'), isOffered('land'), isOffered('trails')]).toEqual([false, false, true])
  })

  it('differ for a game that is played alone', () => {
    expect([lessonOf('trails'), lessonOf('trails', true), lessonOf('fae', true)]).toEqual([
      'trails',
      'trails_solo',
      'fae',
    ])
  })
})
