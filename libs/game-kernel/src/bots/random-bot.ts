import type { Bot } from './bot';

/** Any legal move, each equally likely. */
export const randomBot: Bot<unknown> = {
  name: 'random',
  choose: (sight, chance) => chance.pick('bot', sight.legal),
};
