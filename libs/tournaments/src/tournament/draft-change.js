//# sourceMappingURL=draft-change.js.map
