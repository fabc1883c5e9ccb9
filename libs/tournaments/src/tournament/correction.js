//# sourceMappingURL=correction.js.map
