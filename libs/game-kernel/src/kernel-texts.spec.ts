import { kernelEventTypes } from './kernel-events';
import { kernelTexts } from './kernel-texts';

const placeholders = (text: string | undefined) => (text?.match(/\{\w+\}/g) ?? []).sort();

it.each(['en', 'pl'] as const)('has a text for every kernel event in %s', (language) => {
  expect(Object.keys(kernelTexts[language]).sort()).toEqual([...kernelEventTypes].sort());
});

it('has the same placeholders in both languages', () => {
  for (const key of kernelEventTypes) expect(placeholders(kernelTexts.pl[key])).toEqual(placeholders(kernelTexts.en[key]));
});
