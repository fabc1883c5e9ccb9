export const tournamentRoles = ['organiser', 'co-organiser', 'judge', 'commentator'];
//# sourceMappingURL=desk.js.map
