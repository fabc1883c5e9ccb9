import type { Scope } from '@kronika/accounts';

/**
 * What a token must be allowed to do for each mutation: `anybody` needs no account, `session` is for people at the keyboard and never for tokens.
 * What is not listed here is not for tokens; a test names it.
 */
export const mutationScopes: Readonly<Record<string, Scope | 'session' | 'anybody'>> = {
  register: 'anybody',
  signIn: 'anybody',
  playAsGuest: 'anybody',
  setUpAdministrator: 'anybody',
  resetPassword: 'anybody',

  signOut: 'session',
  signOutEverywhere: 'session',
  closeSession: 'session',
  changeName: 'session',
  changePassword: 'session',
  changePreferences: 'session',
  takeVacation: 'session',
  deleteAccount: 'session',
  issueToken: 'session',
  revokeToken: 'session',

  giveAdministrator: 'administer',
  takeAdministrator: 'administer',
  issueResetLink: 'administer',

  openTable: 'play',
  joinTable: 'play',
  leaveTable: 'play',
  seatBot: 'play',
  clearSeat: 'play',
  nameCommentator: 'play',
  startTable: 'play',
  closeTable: 'play',
  answerAbandon: 'play',
  takeGameVacation: 'play',
  playMove: 'play',
  takeBack: 'play',
  resign: 'play',
  comeBack: 'play',
  say: 'play',
  importGame: 'play',
  adjudicateGame: 'organise',
  abandonGame: 'organise',
  substituteSeat: 'organise',
  eraseChat: 'administer',
};
