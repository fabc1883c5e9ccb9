export function accept(...events) {
  return { ok: true, value: events };
}
export function refuse(error) {
  return { ok: false, error };
}
//# sourceMappingURL=decision.js.map
