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
    const game = { lesson: 'trails', lesson_alone: 'trails_solo' }
    expect([lessonOf(game), lessonOf(game, true)]).toEqual(['trails', 'trails_solo'])
  })

  it('are missing for some games', () => {
    expect([lessonOf({ lesson: null, lesson_alone: null }), lessonOf(null)]).toEqual([null, null])
  })
})
