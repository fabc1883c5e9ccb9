/** Who has a say at the tables of a tournament. Answered by the tournaments' use cases. */
export interface Officials {
  /** Undefined for everybody else. Organisers, co-organisers and judges are arbiters. */
  roleIn(tournamentId: string, accountId: string): Promise<'arbiter' | 'commentator' | undefined>;
}

/** Where there are no tournaments. */
export const noOfficials: Officials = { roleIn: () => Promise.resolve(undefined) };
