//# sourceMappingURL=events-lifecycle.js.map
