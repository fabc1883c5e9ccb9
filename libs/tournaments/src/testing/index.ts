export { bothAnswers } from './swiss/both-answers';
export { positionRequest, type RandomPosition } from './swiss/random-position';
export { playTournament, type RandomTournament } from './swiss/random-tournament';
