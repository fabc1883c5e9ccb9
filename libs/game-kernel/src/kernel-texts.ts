import type { TextTable } from './sentence';

/** The words for kernel events, the same for all games; a test holds both languages to the same keys. */
export const kernelTexts: Readonly<Record<'en' | 'pl', TextTable>> = {
  en: {
    GameStarted: 'The game begins.',
    SeatTakenOver: 'Somebody else plays for {seat} from now on.',
    Resigned: '{seat} resigns.',
    TimedOut: '{seat} has run out of time.',
    TakenBack: 'A move is taken back.',
    RulesChanged: 'The game goes on under version {to} of the rules.',
    Adjudicated: 'The arbiter has decided the game.',
    Abandoned: 'The game is abandoned.',
    Ended: 'The game is over.',
    Released: 'Everything is open now: the game can be verified.',
  },
  pl: {
    GameStarted: 'Gra się zaczyna.',
    SeatTakenOver: 'Od teraz za {seat} gra kto inny.',
    Resigned: '{seat} poddaje grę.',
    TimedOut: '{seat} przekracza czas.',
    TakenBack: 'Ruch zostaje cofnięty.',
    RulesChanged: 'Gra toczy się dalej według wersji {to} zasad.',
    Adjudicated: 'Sędzia rozstrzyga grę.',
    Abandoned: 'Gra zostaje przerwana.',
    Ended: 'Koniec gry.',
    Released: 'Wszystko jest jawne: grę można sprawdzić.',
  },
};
