//# sourceMappingURL=card-face.js.map
