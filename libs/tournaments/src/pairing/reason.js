//# sourceMappingURL=reason.js.map
