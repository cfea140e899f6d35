// The names of the bots' levels, as the server's log calls them; a test compares the two.
// Older tables call the hazel a druid.

import type { Language } from '../core/contract'

export const levels: Record<Language, Record<string, string>> = {
  en: { seedling: 'Seedling', sapling: 'Sapling', hazel: 'Hazel', oak: 'Oak', elder: 'Elder', druid: 'Hazel' },
  fr: {
    seedling: 'Jeune pousse',
    sapling: 'Arbrisseau',
    hazel: 'Noisetier',
    oak: 'Chêne',
    elder: 'Ancien',
    druid: 'Noisetier',
  },
  'pt-BR': {
    seedling: 'Broto',
    sapling: 'Muda',
    hazel: 'Aveleira',
    oak: 'Carvalho',
    elder: 'Ancião',
    druid: 'Aveleira',
  },
}
