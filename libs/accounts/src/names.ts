/** What a name may not be: somebody could take such a player for the system, or for one of ours. */
const reserved = /^(guest|deleted|system|administrator|admin|kronika|bot|manager|moderator|nobody|anonymous)([^\p{L}]|$)/u;

export const nameLimits = { shortest: 2, longest: 30 } as const;

export type NameVerdict = { readonly ok: true; readonly name: string } | { readonly ok: false; readonly message: string };

/** A name as it is shown: composed, without white space at its ends or twice in a row. */
export function checkName(text: string): NameVerdict {
  const name = text.normalize('NFC').trim().replace(/\s+/gu, ' ');
  const length = Array.from(name).length;
  if (length < nameLimits.shortest) return refused(`A name has at least ${nameLimits.shortest} characters.`);
  if (length > nameLimits.longest) return refused(`A name has at most ${nameLimits.longest} characters.`);
  if (!/^[\p{L}\p{M}\p{N} ._'’-]+$/u.test(name)) return refused("A name is made of letters, digits, spaces and . _ ' -");
  if (!/^\p{L}/u.test(name)) return refused('A name starts with a letter.');
  if (reserved.test(foldName(name))) return refused('This name is reserved.');
  return { ok: true, name };
}

/** What two names that would be taken for each other have in common: claims are made on this. */
export function foldName(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/ł/gu, 'l')
    .replace(/[\p{M}\s._'’-]/gu, '')
    .normalize('NFC');
}

function refused(message: string): NameVerdict {
  return { ok: false, message };
}

/** The name of a guest, from a random number. */
export function guestName(number: number): string {
  return `Guest ${1000 + (number % 9000)}`;
}
