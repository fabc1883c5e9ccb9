/** The few words that faces need beside those of the game's own narrator. */
export const phrases = {
  en: {
    distance: 'Distance',
    spoils: 'Spoils',
    deal: 'Deal',
    defence: 'Defence',
    copies: 'Copies',
    base: 'base set',
    name: 'Polish name',
    ourName: 'our own translation',
    connection: 'Connection',
    pay: 'Pay',
    ruins: 'Ruins',
    source: {
      rulebook: 'Values from the rulebook.',
      public: 'Values from public sources.',
      designed: 'Values of our own design.',
    },
  },
  pl: {
    distance: 'Dystans',
    spoils: 'Łupy',
    deal: 'Umowa',
    defence: 'Obrona',
    copies: 'Liczba kart',
    base: 'zestaw podstawowy',
    name: 'Polska nazwa',
    ourName: 'nasze tłumaczenie',
    connection: 'Połączenie',
    pay: 'Wydaj',
    ruins: 'Ruiny',
    source: {
      rulebook: 'Wartości z instrukcji.',
      public: 'Wartości ze źródeł publicznych.',
      designed: 'Wartości naszego pomysłu.',
    },
  },
} as const;
