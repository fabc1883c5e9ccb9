//# sourceMappingURL=round.js.map
