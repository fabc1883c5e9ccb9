import { Field, Float, InputType, Int, ObjectType } from '@nestjs/graphql';
import type { Json } from '@kronika/event-log';
import { DateTimeScalar } from '../scalars/date-time.scalar';
import { JsonScalar } from '../scalars/json.scalar';
import { RegistrationKind, TournamentClockKind, TournamentVenue } from './format-enums';
import { SeatRange } from '../games/catalogue.resolver';
import { TimeOutPolicy } from '../tables/clock';

@ObjectType({ description: 'How time is kept.' })
export class TournamentClock {
  @Field(() => TournamentClockKind, { description: 'What kind.' })
  readonly kind!: TournamentClockKind;

  @Field(() => Float, { nullable: true, description: 'ROUND: how long a round takes, in milliseconds.' })
  readonly durationMs!: number | null;

  @Field(() => Float, { nullable: true, description: 'ASYNC: milliseconds in the bank.' })
  readonly bankMs!: number | null;

  @Field(() => Float, { nullable: true, description: 'ASYNC: milliseconds added after each committed turn.' })
  readonly incrementMs!: number | null;

  @Field(() => Float, { nullable: true, description: 'ASYNC: milliseconds of each turn that are not charged.' })
  readonly graceMs!: number | null;

  @Field(() => Int, { nullable: true, description: 'ASYNC: days of vacation that a player may take.' })
  readonly vacationDays!: number | null;
}

@InputType({ description: 'How time is kept.' })
export class TournamentClockInput {
  @Field(() => TournamentClockKind, { description: 'What kind.' })
  readonly kind!: TournamentClockKind;

  @Field(() => Float, { nullable: true, description: 'ROUND: how long a round takes, in milliseconds.' })
  readonly durationMs?: number | null;

  @Field(() => Float, { nullable: true, description: 'ASYNC: milliseconds in the bank.' })
  readonly bankMs?: number | null;

  @Field(() => Float, { nullable: true, description: 'ASYNC: milliseconds added after each committed turn.' })
  readonly incrementMs?: number | null;

  @Field(() => Float, { nullable: true, description: 'ASYNC: milliseconds of each turn that are not charged.' })
  readonly graceMs?: number | null;

  @Field(() => Int, { nullable: true, description: 'ASYNC: days of vacation that a player may take.' })
  readonly vacationDays?: number | null;
}

@ObjectType({ description: 'When a round is to be published.' })
export class PlannedRound {
  @Field(() => Int, { description: 'The stage, from 1.' })
  readonly stage!: number;

  @Field(() => Int, { description: 'The round, from 1.' })
  readonly round!: number;

  @Field(() => DateTimeScalar, { description: 'When.' })
  readonly at!: number;
}

@InputType({ description: 'When a round is to be published.' })
export class PlannedRoundInput {
  @Field(() => Int, { description: 'The stage, from 1.' })
  readonly stage!: number;

  @Field(() => Int, { description: 'The round, from 1.' })
  readonly round!: number;

  @Field(() => DateTimeScalar, { description: 'When.' })
  readonly at!: number;
}

@ObjectType({ description: 'What a tournament is held by.' })
export class TournamentSettings {
  @Field({ description: 'The game, as the catalogue calls it.' })
  readonly game!: string;

  @Field(() => JsonScalar, { nullable: true, description: 'Its options, for tables on line.' })
  readonly options!: Json | null;

  @Field(() => SeatRange, { description: 'How many a table of the game seats.' })
  readonly seats!: SeatRange;

  @Field(() => TournamentVenue, { description: 'Where it is played.' })
  readonly venue!: TournamentVenue;

  @Field(() => RegistrationKind, { description: 'Who may enter.' })
  readonly registration!: RegistrationKind;

  @Field(() => Int, { nullable: true, description: 'Entries beyond this many wait.' })
  readonly capacity!: number | null;

  @Field({ description: 'Whether those who do not check in are left out.' })
  readonly checkIn!: boolean;

  @Field({ description: 'Whether somebody may enter after the start.' })
  readonly lateEntry!: boolean;

  @Field(() => TournamentClock, { description: 'How time is kept.' })
  readonly clock!: TournamentClock;

  @Field(() => TimeOutPolicy, { description: 'What happens to somebody whose time is up.' })
  readonly timeOut!: TimeOutPolicy;

  @Field({ description: 'Whether its games count for ratings.' })
  readonly rated!: boolean;

  @Field(() => Boolean, { nullable: true, description: 'Whether it goes on without a person: rounds, stages and the end.' })
  readonly autopilot!: boolean | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it is to start.' })
  readonly startsAt!: number | null;

  @Field(() => [PlannedRound], { nullable: true, description: 'When rounds are to be published.' })
  readonly plan!: readonly PlannedRound[] | null;
}

@InputType({ description: 'What a tournament is held by. The seats of a table follow from the game.' })
export class TournamentSettingsInput {
  @Field({ description: 'The game, as the catalogue calls it.' })
  readonly game!: string;

  @Field(() => JsonScalar, { nullable: true, description: 'Its options, for tables on line; otherwise the usual ones.' })
  readonly options?: Json | null;

  @Field(() => TournamentVenue, { defaultValue: TournamentVenue.ONLINE, description: 'Where it is played.' })
  readonly venue!: TournamentVenue;

  @Field(() => RegistrationKind, { defaultValue: RegistrationKind.OPEN, description: 'Who may enter.' })
  readonly registration!: RegistrationKind;

  @Field(() => Int, { nullable: true, description: 'Entries beyond this many wait.' })
  readonly capacity?: number | null;

  @Field({ defaultValue: false, description: 'Whether those who do not check in are left out.' })
  readonly checkIn!: boolean;

  @Field({ defaultValue: true, description: 'Whether somebody may enter after the start.' })
  readonly lateEntry!: boolean;

  @Field(() => TournamentClockInput, { nullable: true, description: 'How time is kept; not at all where nothing is said.' })
  readonly clock?: TournamentClockInput | null;

  @Field(() => TimeOutPolicy, { defaultValue: TimeOutPolicy.ADJUDICATE, description: 'What happens to somebody whose time is up.' })
  readonly timeOut!: TimeOutPolicy;

  @Field({ defaultValue: true, description: 'Whether its games count for ratings.' })
  readonly rated!: boolean;

  @Field({ defaultValue: false, description: 'Whether it goes on without a person: rounds, stages and the end.' })
  readonly autopilot!: boolean;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it is to start; with the autopilot, when it starts.' })
  readonly startsAt?: number | null;

  @Field(() => [PlannedRoundInput], { nullable: true, description: 'When rounds are to be published.' })
  readonly plan?: readonly PlannedRoundInput[] | null;
}

@InputType({ description: 'What is to be changed; what is left out stays.' })
export class TournamentSettingsChangeInput {
  @Field(() => String, { nullable: true, description: 'The game, as the catalogue calls it.' })
  readonly game?: string | null;

  @Field(() => JsonScalar, { nullable: true, description: 'Its options, for tables on line.' })
  readonly options?: Json | null;

  @Field(() => TournamentVenue, { nullable: true, description: 'Where it is played.' })
  readonly venue?: TournamentVenue | null;

  @Field(() => RegistrationKind, { nullable: true, description: 'Who may enter.' })
  readonly registration?: RegistrationKind | null;

  @Field(() => Int, { nullable: true, description: 'Entries beyond this many wait.' })
  readonly capacity?: number | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether those who do not check in are left out.' })
  readonly checkIn?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether somebody may enter after the start.' })
  readonly lateEntry?: boolean | null;

  @Field(() => TournamentClockInput, { nullable: true, description: 'How time is kept.' })
  readonly clock?: TournamentClockInput | null;

  @Field(() => TimeOutPolicy, { nullable: true, description: 'What happens to somebody whose time is up.' })
  readonly timeOut?: TimeOutPolicy | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether its games count for ratings.' })
  readonly rated?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether it goes on without a person.' })
  readonly autopilot?: boolean | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it is to start.' })
  readonly startsAt?: number | null;

  @Field(() => [PlannedRoundInput], { nullable: true, description: 'When rounds are to be published.' })
  readonly plan?: readonly PlannedRoundInput[] | null;
}
