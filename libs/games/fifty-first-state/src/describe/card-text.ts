import type { Rules } from '../pack/rules';
import { cardNamed } from '../pack/rules';
import type { Ability, CostItem, Effect, LocationType } from '../pack/vocabulary';
import { counted, type Language, named } from './words';

/** A phrase in both languages. */
type Phrase = Readonly<Record<Language, string>>;

/** What a location does, in words made from its data: one line for each ability and one for the building bonus. */
export function cardText(rules: Rules, language: Language, id: string): readonly string[] {
  const { record } = cardNamed(rules, id);
  const say = (phrase: Phrase) => phrase[language];
  const type = (of: LocationType) => typeName(rules, language, of);
  const lines = record.abilities.map((ability) => abilityText(ability, language, type));
  if (record.buildBonus.length > 0) {
    lines.push(`${say({ en: 'Building bonus', pl: 'Bonus za zbudowanie' })}: ${effectsText(record.buildBonus, language, type)}.`);
  }
  if (record.printedShield) lines.push(say({ en: 'Counts as carrying a shield.', pl: 'Liczy się jak Lokacja z żetonem obrony.' }));
  return lines;
}

function typeName(rules: Rules, language: Language, id: LocationType): string {
  const found = rules.pack.types.find((type) => type.id === id);
  return (language === 'en' ? found?.nameEn.toLowerCase() : found?.namePl) ?? id;
}

type TypeName = (type: LocationType) => string;

function abilityText(ability: Ability, language: Language, type: TypeName): string {
  const say = (phrase: Phrase) => phrase[language];
  switch (ability.kind) {
    case 'production':
      return `${say(ability.open ? { en: 'Open production', pl: 'Otwarta produkcja' } : { en: 'Production', pl: 'Produkcja' })}: ${effectsText(ability.effects, language, type)}.`;
    case 'action': {
      const uses =
        ability.maxPerRound === 2
          ? say({ en: ' (twice a round)', pl: ' (dwa razy w rundzie)' })
          : ability.maxPerRound === null
            ? say({ en: ' (any number of times)', pl: ' (dowolną liczbę razy)' })
            : '';
      const cost = ability.cost.map((item) => costText(item, language)).join(', ');
      const pay = cost === '' ? '' : `${say({ en: 'pay', pl: 'wydaj' })} ${cost}: `;
      return `${say({ en: 'Action', pl: 'Akcja' })}${uses}: ${pay}${effectsText(ability.effects, language, type)}.`;
    }
    case 'storage': {
      const slots = ability.slots.map(({ of, max }) => {
        const goods =
          of.length === 4 ? say({ en: 'basic resources', pl: 'surowce podstawowe' }) : of.map((good) => named(language, good)).join('/');
        return max === null
          ? say({ en: `any number of ${goods}`, pl: `dowolną liczbę: ${goods}` })
          : say({ en: `up to ${max} ${goods}`, pl: `do ${max}: ${goods}` });
      });
      return `${say({ en: 'Store in Clean-up', pl: 'Przechowaj podczas Czyszczenia' })}: ${slots.join(', ')}.`;
    }
    case 'trigger': {
      const events = ability.on.map((event) =>
        say(event === 'razed' ? { en: 'raze a location', pl: 'plądrujesz Lokację' } : { en: 'sign a deal', pl: 'podpisujesz Umowę' }),
      );
      const when = events.join(say({ en: ' or ', pl: ' lub ' }));
      return `${say({ en: `Each time you ${when}`, pl: `Za każdym razem, gdy ${when}` })}: ${effectsText(ability.effects, language, type)}.`;
    }
    case 'productionThreshold': {
      const goods =
        ability.of.length === 4
          ? say({ en: 'basic resources', pl: 'surowców podstawowych' })
          : ability.of.map((good) => named(language, good)).join('/');
      const when = say({
        en: `If Production brought you at least ${ability.min} ${goods}`,
        pl: `Jeśli Produkcja dała ci co najmniej ${ability.min} (${goods})`,
      });
      return `${when}: ${effectsText(ability.effects, language, type)}.`;
    }
    case 'keepHandInCleanup':
      return say({ en: 'You keep your hand in Clean-up.', pl: 'Zachowujesz karty na ręce podczas Czyszczenia.' });
  }
}

function costText(item: CostItem, language: Language): string {
  const say = (phrase: Phrase) => phrase[language];
  switch (item.pay) {
    case 'good':
      return counted(language, item.res, item.n);
    case 'anyBasic':
      return say({ en: `${item.n} of any basic resources`, pl: `dowolne surowce podstawowe: ${item.n}` });
    case 'handCard':
      return say({ en: `${item.n} cards from hand`, pl: `karty z ręki: ${item.n}` });
    case 'ownDeal':
      return say({ en: `${item.n} of your deals`, pl: `własne Umowy: ${item.n}` });
  }
}

export function effectsText(effects: readonly Effect[], language: Language, type: TypeName): string {
  return effects.map((effect) => effectText(effect, language, type)).join(', ');
}

function effectText(effect: Effect, language: Language, type: TypeName): string {
  const say = (phrase: Phrase) => phrase[language];
  switch (effect.do) {
    case 'gain':
      return counted(language, effect.res, effect.n);
    case 'gainPerType':
      return say({
        en: `${counted('en', effect.res, effect.n)} per location of type ${type(effect.type)} in your State (at most ${effect.max})`,
        pl: `${counted('pl', effect.res, effect.n)} za każdą Lokację typu ${type(effect.type)} w twoim Stanie (maks. ${effect.max})`,
      });
    case 'gainPerProduced':
      return say({
        en: `${counted('en', effect.res, effect.n)} per ${named('en', effect.per)} gained in this Production (at most ${effect.max})`,
        pl: `${counted('pl', effect.res, effect.n)} za każdy zasób (${named('pl', effect.per)}) z tej Produkcji (maks. ${effect.max})`,
      });
    case 'chooseOne':
      return effect.options.map((option) => effectsText(option, language, type)).join(say({ en: ' or ', pl: ' lub ' }));
    case 'cache':
      return say({
        en: `put ${effect.goods.map(({ res, n }) => counted('en', res, n)).join(', ')} here, to be spent in your turns`,
        pl: `połóż tu ${effect.goods.map(({ res, n }) => counted('pl', res, n)).join(', ')} do wydania w twoich turach`,
      });
    case 'copyProduction':
      return copyText(effect.from, effect.divert)[language];
    case 'useDeals':
      return say(
        effect.from === 'own'
          ? { en: `gain the goods of up to ${effect.max} of your deals`, pl: `zyskaj zasoby z Umów, najwyżej: ${effect.max}` }
          : { en: `gain the goods of ${effect.max} deal of an opponent`, pl: `zyskaj zasoby z Umowy przeciwnika: ${effect.max}` },
      );
    case 'steal':
      return say({
        en: `take ${effect.n} basic resource from another player`,
        pl: `zabierz innemu graczowi surowce podstawowe: ${effect.n}`,
      });
    case 'clearLocations':
      return say({
        en: `remove the goods spent on up to ${effect.max} other locations of yours, which may be used again`,
        pl: `usuń zasoby wydane na innych twoich Lokacjach (maks. ${effect.max}), można ich użyć ponownie`,
      });
    case 'gainRuins':
      return say({ en: `${effect.n} Ruins`, pl: `Ruiny: ${effect.n}` });
    case 'repeatFactionAction':
      return say({ en: 'repeat a faction action that you have used', pl: 'powtórz użytą akcję frakcji' });
  }
}

function copyText(from: 'own' | 'own-other' | 'opponent', divert: boolean): Phrase {
  if (divert)
    return {
      en: "take the goods of an opponent's production location instead of its owner",
      pl: 'przejmij zasoby z Lokacji produkcyjnej przeciwnika',
    };
  if (from === 'opponent')
    return { en: "gain the goods of an opponent's production location", pl: 'zyskaj zasoby z Lokacji produkcyjnej przeciwnika' };
  if (from === 'own')
    return { en: 'gain the goods of one of your production locations', pl: 'zyskaj zasoby z jednej twojej Lokacji produkcyjnej' };
  return { en: 'gain the goods of another of your production locations', pl: 'zyskaj zasoby z innej twojej Lokacji produkcyjnej' };
}
