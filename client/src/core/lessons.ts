// Lessons on this device: which one teaches a game, and where the reader left it.

import type { GameFacts } from '../wire'
import { keep, kept } from './keep'

/** What is stored once the last screen has been reached, or the offer declined; before, the number of the step. */
const DONE = 'done'
const DECLINED = 'declined'

/** The name of a game's lesson, if it has one; alone, some games are played differently. */
export function lessonOf(game: Pick<GameFacts, 'lesson' | 'lesson_alone'> | null, alone = false): string | null {
  return (alone ? game?.lesson_alone : game?.lesson) ?? null
}

/** Whether the lesson has been followed to its end. */
export function lessonDone(lesson: string): boolean {
  return kept(`lesson.${lesson}`) === DONE
}

/** Whether to offer it: it was neither finished nor declined. */
export function isOffered(lesson: string): boolean {
  return ![DONE, DECLINED].includes(kept(`lesson.${lesson}`) ?? '')
}

export function declineLesson(lesson: string): void {
  keep(`lesson.${lesson}`, DECLINED)
}

/** The step at which it was left, from 1; null if it wasn't begun, or was finished. */
export function lessonStep(lesson: string): number | null {
  return Number.parseInt(kept(`lesson.${lesson}`) ?? '', 10) || null
}

export function rememberStep(lesson: string, step: number): void {
  if (!lessonDone(lesson)) keep(`lesson.${lesson}`, `${step}`)
}

export function rememberDone(lesson: string): void {
  keep(`lesson.${lesson}`, DONE)
}
