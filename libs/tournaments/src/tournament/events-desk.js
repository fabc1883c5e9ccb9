//# sourceMappingURL=events-desk.js.map
