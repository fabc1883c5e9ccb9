import { Field, Float, ID, Int, ObjectType } from '@nestjs/graphql';
import { DateTimeScalar } from '../scalars/date-time.scalar';
import { ByeKind, JudgeCallStatus, ParticipantStatus, TournamentRole } from './enums';

@ObjectType({ description: 'An entry of a tournament. It may have no account, and be claimed later; a substitute plays on in its name.' })
export class TournamentParticipant {
  @Field(() => ID, { description: 'The id of the entry within the tournament.' })
  readonly id!: string;

  @Field(() => String, { nullable: true, description: 'The bot that plays it.' })
  readonly bot!: string | null;

  @Field(() => String, { nullable: true, description: 'The name of somebody without an account; null also where it was erased.' })
  readonly name!: string | null;

  @Field(() => Float, { nullable: true, description: 'The rating that it was seeded by.' })
  readonly rating!: number | null;

  @Field(() => Int, { nullable: true, description: 'Leagues: the division; 1 is the top.' })
  readonly division!: number | null;

  @Field(() => ParticipantStatus, { description: 'Where it stands.' })
  readonly status!: ParticipantStatus;

  @Field(() => Int, { nullable: true, description: 'The table in the hall at which they always sit.' })
  readonly fixedTable!: number | null;
}

@ObjectType({ description: 'Somebody who helps to hold a tournament.' })
export class TournamentRoleGrant {
  @Field(() => TournamentRole, { description: 'As what.' })
  readonly role!: TournamentRole;
}

@ObjectType({ description: 'A place in a ranking.' })
export class RankedEntry {
  @Field(() => Int, { description: 'The rank; shared where nothing tells participants apart.' })
  readonly rank!: number;

  @Field(() => TournamentParticipant, { description: 'Who has it.' })
  readonly participant!: TournamentParticipant;
}

@ObjectType({ description: 'A bye that somebody asked for.' })
export class ByeRequest {
  @Field(() => ID, { description: 'Who asked.' })
  readonly participant!: string;

  @Field(() => Int, { description: 'In which stage.' })
  readonly stage!: number;

  @Field(() => Int, { description: 'For which round.' })
  readonly round!: number;

  @Field(() => ByeKind, { description: 'What it is worth.' })
  readonly bye!: ByeKind;
}

@ObjectType({ description: 'Something told to everybody.' })
export class TournamentAnnouncement {
  @Field(() => ID, { description: 'Its id.' })
  readonly id!: string;

  @Field(() => String, { nullable: true, description: 'What was said; null where it was erased.' })
  readonly text!: string | null;

  @Field(() => DateTimeScalar, { description: 'When.' })
  readonly at!: number;
}

@ObjectType({ description: 'Somebody calls for a judge.' })
export class JudgeCall {
  @Field(() => ID, { description: 'Its id.' })
  readonly id!: string;

  @Field(() => ID, { description: 'The table.' })
  readonly table!: string;

  @Field(() => JudgeCallStatus, { description: 'Where it stands.' })
  readonly status!: JudgeCallStatus;

  @Field(() => String, { nullable: true, description: 'What was said.' })
  readonly note!: string | null;

  @Field(() => DateTimeScalar, { description: 'When.' })
  readonly at!: number;
}

@ObjectType({ description: 'What the caller is in a tournament.' })
export class MyTournamentPart {
  @Field(() => [TournamentRole], { description: 'The roles that were given to them.' })
  readonly roles!: readonly TournamentRole[];

  @Field({ description: 'Whether they may appoint organisers.' })
  readonly mayAppoint!: boolean;

  @Field({ description: 'Whether they may do what organisers do.' })
  readonly mayOrganise!: boolean;

  @Field({ description: 'Whether they may do what judges do.' })
  readonly mayJudge!: boolean;

  @Field(() => TournamentParticipant, { nullable: true, description: 'Their entry.' })
  readonly participant!: TournamentParticipant | null;
}
