//# sourceMappingURL=commands.js.map
