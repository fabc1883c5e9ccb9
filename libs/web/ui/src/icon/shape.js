//# sourceMappingURL=shape.js.map
