/** Every player sits in every seat exactly once, and every pair meets equally often. */
export const cyclicDesigns = [
  { players: 4, block: [0, 1, 2], meetings: 2 },
  { players: 5, block: [0, 1, 2, 3], meetings: 3 },
  { players: 6, block: [0, 1, 2, 3, 4], meetings: 4 },
  { players: 7, block: [1, 2, 4], meetings: 1 },
  { players: 7, block: [0, 3, 5, 6], meetings: 2 },
  { players: 11, block: [1, 3, 4, 5, 9], meetings: 2 },
  { players: 13, block: [0, 1, 3, 9], meetings: 1 },
  { players: 21, block: [3, 6, 7, 12, 14], meetings: 1 },
];
export function cyclicDesign(players, size) {
  return cyclicDesigns.find((design) => design.players === players && design.block.length === size);
}
/** The games of a cyclic design, each in seat order: game i adds i modulo n. Players are numbered from 0. */
export function cyclicGames(design) {
  return Array.from({ length: design.players }, (_, game) => design.block.map((number) => (number + game) % design.players));
}
//# sourceMappingURL=cyclic-designs.js.map
