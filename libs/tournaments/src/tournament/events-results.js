//# sourceMappingURL=events-results.js.map
