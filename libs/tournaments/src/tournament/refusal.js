//# sourceMappingURL=refusal.js.map
