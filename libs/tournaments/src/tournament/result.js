//# sourceMappingURL=result.js.map
