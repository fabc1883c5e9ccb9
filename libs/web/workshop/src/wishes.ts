/** A wish in the address: `?page=play&seat=1`. */
export function wish(name: string): string | undefined {
  return new URLSearchParams(location.search).get(name) ?? undefined;
}

export function numberWish(name: string): number | undefined {
  const text = wish(name);
  return text === undefined ? undefined : Number(text);
}
