//# sourceMappingURL=events-participants.js.map
