import {
  type AnnouncementSight,
  type BracketSight,
  bracketSight,
  type CallSight,
  type LeagueMemberSight,
  type ListedParticipant,
  type ParticipantSight,
  type StageSight,
  type StandingsSight,
  standingsSight,
  type TournamentSight,
} from '@kronika/application';
import type {
  CorrectionConsequence as DomainConsequence,
  RoleGrant,
  ScoringScheme as DomainScoring,
  StageFormat as DomainFormat,
} from '@kronika/tournaments';
import { Float, ID, Int, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { Player } from '../common/player';
import { Bracket } from './bracket-types';
import { CorrectionConsequence } from './draft-types';
import { LeagueMember } from './league-types';
import { JudgeCall, TournamentAnnouncement, TournamentParticipant, TournamentRoleGrant } from './participant-types';
import { ScoringScheme, StageFormat } from './spec-types';
import { GroupStandings } from './standings-types';
import { type GroupRound, StageGroup, Tournament, TournamentStage, TournamentWinner } from './tournament-types';

/** Accounts are random ids; processes have names. */
function playerOf(id: string | null): Player | null {
  return id === null || id.includes(':') || id === 'system' ? null : { id };
}

@Resolver(() => TournamentParticipant)
export class TournamentParticipantResolver {
  @ResolveField(() => Player, { nullable: true, description: 'The account that plays it.' })
  player(@Parent() { account }: ParticipantSight): Player | null {
    return playerOf(account);
  }

  @ResolveField(() => Player, { nullable: true, description: 'The account that says the entry is its own: for organisers and for itself.' })
  claimedBy(@Parent() { claimedBy }: ParticipantSight): Player | null {
    return playerOf(claimedBy);
  }
}

@Resolver(() => TournamentRoleGrant)
export class TournamentRoleGrantResolver {
  @ResolveField(() => Player, { nullable: true, description: 'Who.' })
  player(@Parent() { account }: RoleGrant): Player | null {
    return playerOf(account);
  }
}

@Resolver(() => TournamentAnnouncement)
export class TournamentAnnouncementResolver {
  @ResolveField(() => Player, { nullable: true, description: 'Who said it.' })
  by(@Parent() { by }: AnnouncementSight): Player | null {
    return playerOf(by);
  }
}

@Resolver(() => JudgeCall)
export class JudgeCallResolver {
  @ResolveField(() => Player, { nullable: true, description: 'Who called; null where it was no person.' })
  by(@Parent() { by }: CallSight): Player | null {
    return playerOf(by);
  }

  @ResolveField(() => Player, { nullable: true, description: 'The judge who answered.' })
  judge(@Parent() { judge }: CallSight): Player | null {
    return playerOf(judge);
  }
}

@Resolver(() => StageFormat)
export class StageFormatResolver {
  @ResolveField(() => Int, {
    nullable: true,
    description: 'Table elimination: how many of the others go on; null for as many as fill the last table.',
  })
  wildcards(@Parent() format: DomainFormat): number | null {
    return format.kind === 'table-elimination' && format.wildcards !== 'fill' ? format.wildcards : null;
  }
}

@Resolver(() => ScoringScheme)
export class ScoringSchemeResolver {
  @ResolveField(() => [[Float]], { nullable: true, description: 'Points by place, for one or more sizes of tables.' })
  tables(@Parent() scheme: DomainScoring): readonly (readonly number[])[] | null {
    return scheme.kind === 'placement' ? scheme.tables : null;
  }
}

@Resolver(() => TournamentStage)
export class TournamentStageResolver {
  @ResolveField(() => [GroupStandings], { description: 'The standings as they are, open tables left out.' })
  standings(@Parent() { source, number }: StageSight): readonly StandingsSight[] {
    return standingsSight(source, number);
  }

  @ResolveField(() => Bracket, { nullable: true, description: 'The bracket of an elimination, once it has begun.' })
  bracket(@Parent() { source, number, spec }: StageSight): BracketSight | null {
    return bracketSight(source, number, spec) ?? null;
  }

  @ResolveField(() => [StageGroup], { description: 'Its groups, with their whole schedules.' })
  groups(@Parent() { groups }: StageSight): readonly StageGroup[] {
    return groups.map(({ group, division, design, members, schedule }) => ({
      group,
      division,
      design,
      members,
      rounds: schedule.map(({ tables, rests }, i): GroupRound => ({ round: i + 1, tables: tables.map((seats) => ({ seats })), rests })),
    }));
  }
}

@Resolver(() => Tournament)
export class TournamentFieldsResolver {
  @ResolveField(() => [[ID]], { description: 'Pairs of entries that must not meet, for organisers.' })
  forbiddenPairs(@Parent() { forbiddenPairs }: TournamentSight): readonly (readonly string[])[] {
    return forbiddenPairs;
  }

  @ResolveField(() => [Player], { description: 'Who is invited, for organisers and for themselves.' })
  invited(@Parent() { invited }: TournamentSight): readonly Player[] {
    return invited.map((id) => ({ id }));
  }
}

@Resolver(() => TournamentWinner)
export class TournamentWinnerResolver {
  @ResolveField(() => Player, { nullable: true, description: 'The account that played it.' })
  player(@Parent() { account }: ListedParticipant): Player | null {
    return playerOf(account);
  }
}

@Resolver(() => LeagueMember)
export class LeagueMemberResolver {
  @ResolveField(() => Player, { nullable: true, description: 'The account that plays it.' })
  player(@Parent() { account }: LeagueMemberSight): Player | null {
    return playerOf(account);
  }
}

@Resolver(() => CorrectionConsequence)
export class CorrectionConsequenceResolver {
  @ResolveField(() => [ID], { name: 'out', description: 'Who leaves.' })
  out(@Parent() consequence: DomainConsequence): readonly string[] {
    return 'out' in consequence ? [consequence.out].flat() : [];
  }

  @ResolveField(() => [ID], { name: 'in', description: 'Who comes.' })
  in(@Parent() consequence: DomainConsequence): readonly string[] {
    return 'in' in consequence ? [consequence.in].flat() : [];
  }
}

export const tournamentFieldResolvers = [
  TournamentParticipantResolver,
  TournamentRoleGrantResolver,
  TournamentAnnouncementResolver,
  JudgeCallResolver,
  StageFormatResolver,
  ScoringSchemeResolver,
  TournamentStageResolver,
  TournamentFieldsResolver,
  TournamentWinnerResolver,
  LeagueMemberResolver,
  CorrectionConsequenceResolver,
] as const;
