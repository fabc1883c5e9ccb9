import type { Language } from '@kronika/game-kernel';
import type { Ability, Effect, ItemRecord, Slot } from './parse';

const en = {
  food: 'food',
  fuel: 'fuel',
  ammo: 'ammo',
  survivor: 'survivor',
  item: 'item',
  contamination: 'contamination',
  anyResource: 'any resource',
  any: 'anywhere',
  topRow: 'devices',
  bottomRow: 'vehicles',
  frontColumn: 'front column',
  truck: 'truck',
  column2: 'column 2',
  column3: 'column 3',
  column4: 'column 4',
  or: 'or',
  effect: {
    gain: 'gain {n} {what}',
    gainItem: 'draw {n} item',
    pay: 'pay {n} {what}',
    discardItem: 'give {n} item',
    damage: '{n} damage ({what})',
    repair: 'repair up to {n}',
    contaminate: '{n} contamination',
    decontaminate: 'decontaminate up to {n}',
    fame: '{n} fame',
    takeAllFromCard: 'take all tokens of the card',
    swapWithCard: 'exchange with the card',
    discardThisCard: 'the card is discarded',
    moveConvoy: 'drive up to {n}',
    attack: 'attack',
    upgradeFromDiscard: 'upgrade from the discard pile',
  },
  each: 'all players',
  eachLowest: 'those with the lowest fame',
  ability: {
    moveToRestInstead: 'rests instead of being exhausted',
    speed: 'speed +{n}',
    speedBehind: 'speed +{n} when behind',
    ignore: 'ignores {what} while exploring',
    fameLoss: 'loss of fame',
    restRepair: 'Rest: repair up to {n}',
    reviveOne: 'Rest: wakes one survivor',
    extraDamage: 'attacks +{n} damage',
    bonusFromAnySlot: 'bonus of any slot',
    ignoreEnemy: 'one enemy spares the convoy',
    gainMissingType: 'Rest: a resource that is missing',
    scoreFame: '{n} fame at the end',
    scoreFameLoot: '{n} fame at the end with loot',
  },
  slot: {
    cargo: 'cargo',
    armor: 'armour',
    weapon: 'weapon of level {n}',
    speed: 'speed +{n}',
    tracks: 'tracks',
    recycle: 'recycler',
    produce: 'makes {what}',
    roundRepair: 'repairs {n} each round',
    restDecontaminate: 'Rest: decontaminate up to {n}',
    scoreFame: '{n} fame at the end',
  },
  itemEffect: {
    revive: 'wake a survivor',
    decontaminate: 'decontaminate up to {n}',
    fire: 'fire without ammo, +{n} damage',
    fuel: 'drive without fuel, {n} damage to the truck',
    speed: 'speed +{n}',
    repair: 'repair up to {n}',
    setSkill: 'a survivor has base skill {n}',
    prevent: 'prevent {n} contamination',
    mine: 'lay a mine on a road',
  },
} as const;

type Words<Of> = { readonly [Key in keyof Of]: Of[Key] extends string ? string : Words<Of[Key]> };

const pl: Words<typeof en> = {
  food: 'żywność',
  fuel: 'paliwo',
  ammo: 'amunicja',
  survivor: 'ocalały',
  item: 'przedmiot',
  contamination: 'skażenie',
  anyResource: 'dowolny zasób',
  any: 'gdziekolwiek',
  topRow: 'urządzenia',
  bottomRow: 'pojazdy',
  frontColumn: 'przednia kolumna',
  truck: 'ciężarówka',
  column2: 'kolumna 2',
  column3: 'kolumna 3',
  column4: 'kolumna 4',
  or: 'albo',
  effect: {
    gain: 'zyskaj: {what} ×{n}',
    gainItem: 'dobierz przedmiot ×{n}',
    pay: 'zapłać: {what} ×{n}',
    discardItem: 'oddaj przedmiot ×{n}',
    damage: 'uszkodzenia: {n} ({what})',
    repair: 'napraw do {n}',
    contaminate: 'skażenie: {n}',
    decontaminate: 'odkaź do {n}',
    fame: 'sława: {n}',
    takeAllFromCard: 'weź wszystkie znaczniki z karty',
    swapWithCard: 'wymień się z kartą',
    discardThisCard: 'karta zostaje odrzucona',
    moveConvoy: 'jedź do {n}',
    attack: 'atak',
    upgradeFromDiscard: 'ulepszenie ze stosu odrzuconych',
  },
  each: 'wszyscy gracze',
  eachLowest: 'gracze z najmniejszą sławą',
  ability: {
    moveToRestInstead: 'odpoczywa zamiast się męczyć',
    speed: 'prędkość +{n}',
    speedBehind: 'prędkość +{n}, gdy konwój jest z tyłu',
    ignore: 'podczas eksploracji ignoruje: {what}',
    fameLoss: 'utrata sławy',
    restRepair: 'Odpoczynek: napraw do {n}',
    reviveOne: 'Odpoczynek: budzi ocalałego',
    extraDamage: 'ataki +{n}',
    bonusFromAnySlot: 'bonus z dowolnego pola',
    ignoreEnemy: 'jeden wróg oszczędza konwój',
    gainMissingType: 'Odpoczynek: brakujący zasób',
    scoreFame: 'sława na koniec: {n}',
    scoreFameLoot: 'sława na koniec: {n}, jeśli jest łup',
  },
  slot: {
    cargo: 'ładownia',
    armor: 'pancerz',
    weapon: 'broń poziomu {n}',
    speed: 'prędkość +{n}',
    tracks: 'gąsienice',
    recycle: 'przetwórnia',
    produce: 'wytwarza: {what}',
    roundRepair: 'co rundę naprawia {n}',
    restDecontaminate: 'Odpoczynek: odkaź do {n}',
    scoreFame: 'sława na koniec: {n}',
  },
  itemEffect: {
    revive: 'obudź ocalałego',
    decontaminate: 'odkaź do {n}',
    fire: 'strzał bez amunicji, obrażenia +{n}',
    fuel: 'jazda bez paliwa, uszkodzenia ciężarówki: {n}',
    speed: 'prędkość +{n}',
    repair: 'napraw do {n}',
    setSkill: 'ocalały ma podstawową umiejętność {n}',
    prevent: 'zapobiegnij skażeniu: {n}',
    mine: 'połóż minę na drodze',
  },
};

const table = { en, pl };

/** The words of a language for what stands on cards. */
export function wordsOf(language: Language): Words<typeof en> {
  return table[language];
}

const fill = (text: string, n: number | string = '', what = ''): string => text.replace('{n}', String(n)).replace('{what}', what);

/** The name of a token, a hit zone or a kind of waypoint. */
export function word(name: string, language: Language): string {
  const found: unknown = Object.hasOwn(en, name) ? table[language][name as keyof typeof en] : undefined;
  return typeof found === 'string' ? found : name;
}

/** An effect in words. */
export function effectWords(effect: Effect, language: Language): string {
  const words = table[language];
  switch (effect.do) {
    case 'choose':
      return effect.options.map((option) => effectsWords(option, language)).join(` ${words.or} `);
    case 'gain':
    case 'pay':
      return fill(words.effect[effect.do], effect.n, word(effect.res, language));
    case 'damage':
      return fill(words.effect.damage, effect.n, word(effect.zone, language));
    case 'fame':
      return fill(words.effect.fame, effect.n > 0 ? `+${effect.n}` : `−${-effect.n}`);
    case 'repair':
    case 'decontaminate':
    case 'moveConvoy':
      return fill(words.effect[effect.do], effect.upTo);
    case 'gainItem':
    case 'discardItem':
    case 'contaminate':
      return fill(words.effect[effect.do], effect.n);
    case 'takeAllFromCard':
    case 'swapWithCard':
    case 'discardThisCard':
    case 'attack':
    case 'upgradeFromDiscard':
      return words.effect[effect.do];
  }
}

export function effectsWords(effects: readonly Effect[], language: Language): string {
  return effects.map((effect) => effectWords(effect, language)).join(', ');
}

/** What a survivor can do. */
export function abilityWords(ability: Ability, language: Language): string {
  const words = table[language].ability;
  switch (ability.do) {
    case 'speed':
      return fill(ability.behindAtLeast > 0 ? words.speedBehind : words.speed, ability.n);
    case 'ignore':
      return fill(words.ignore, '', ability.what === 'fameLoss' ? words.fameLoss : table[language].contamination);
    case 'restRepair':
      return fill(words.restRepair, ability.upTo);
    case 'extraDamage':
      return fill(words.extraDamage, ability.n);
    case 'scoreFame':
      return fill(ability.lootAtLeast > 0 ? words.scoreFameLoot : words.scoreFame, ability.n);
    case 'moveToRestInstead':
    case 'reviveOne':
    case 'bonusFromAnySlot':
    case 'ignoreEnemy':
    case 'gainMissingType':
      return words[ability.do];
  }
}

/** What a slot of a convoy is. */
export function slotWords(slot: Slot, language: Language): string {
  const words = table[language].slot;
  if (slot.kind === 'cargo') return `${words.cargo}: ${slot.accepts.map((token) => word(token, language)).join(', ')}`;
  if (slot.kind === 'armor') return words.armor;
  if (slot.kind === 'weapon') return fill(words.weapon, slot.level);
  const { effect } = slot;
  switch (effect.do) {
    case 'tracks':
    case 'recycle':
      return words[effect.do];
    case 'produce':
      return fill(words.produce, '', word(effect.res, language));
    case 'speed':
    case 'scoreFame':
      return fill(words[effect.do], effect.n);
    case 'roundRepair':
    case 'restDecontaminate':
      return fill(words[effect.do], effect.upTo);
  }
}

/** What an item does. */
export function itemWords({ effect }: ItemRecord, language: Language): string {
  const text = table[language].itemEffect[effect.do];
  if (effect.do === 'fire') return fill(text, effect.extraDamage);
  if (effect.do === 'fuel') return fill(text, effect.damage);
  return fill(text, 'upTo' in effect ? effect.upTo : 'n' in effect ? effect.n : '');
}
