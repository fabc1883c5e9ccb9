export const usualPoints = { win: 1, draw: 0.5, loss: 0 };
export function opposite(colour) {
  return colour === 'white' ? 'black' : 'white';
}
//# sourceMappingURL=request.js.map
