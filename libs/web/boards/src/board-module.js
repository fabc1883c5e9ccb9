//# sourceMappingURL=board-module.js.map
