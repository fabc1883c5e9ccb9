//# sourceMappingURL=events-rounds.js.map
