/**
 * Seeds (numbered from 0) laid out over g tables as a snake, short tables last: 16 by 4 gives (1,8,9,16)(2,7,10,15)(3,6,11,14)(4,5,12,13) in
 * seeds from 1. A last row that does not reach all tables fills the first ones.
 */
export function snake(players, tables) {
  const laid = Array.from({ length: tables }, () => []);
  for (let row = 0; row * tables < players; row++) {
    const width = Math.min(tables, players - row * tables);
    for (let i = 0; i < width; i++) laid[row % 2 === 0 ? i : width - 1 - i]?.push(row * tables + i);
  }
  return laid;
}
/** How many tables: ceil(N / k), fewer where tables would fall below the fewest seats of the game and the others can take the players. */
export function tableCount(players, size, seats) {
  const usual = Math.max(1, Math.ceil(players / size));
  for (let tables = usual; tables >= 1; tables--) {
    if (Math.floor(players / tables) >= seats.min && Math.ceil(players / tables) <= seats.max) return tables;
  }
  return usual;
}
//# sourceMappingURL=snake.js.map
