import { Field, Float, ID, InputType, Int } from '@nestjs/graphql';

import { ReasonCode } from './action-enums';

@InputType({ isAbstract: true })
export abstract class TournamentCommandInput {
  @Field(() => ID, { description: 'A fresh random id; a repeat with the same id gets the first answer.' })
  readonly commandId!: string;

  @Field(() => ID, { description: 'The tournament.' })
  readonly tournamentId!: string;
}

@InputType({ description: 'A tournament, and nothing else.' })
export class TournamentInput extends TournamentCommandInput {}

@InputType({ description: 'Why something is done.' })
export class ReasonInput {
  @Field(() => ReasonCode, { description: 'A code that can be counted.' })
  readonly code!: ReasonCode;

  @Field(() => String, { nullable: true, description: 'What there is to say about it, for organisers and judges; it can be erased.' })
  readonly note?: string | null;
}

@InputType({ description: 'How a seat finished.' })
export class FinishInput {
  @Field(() => ID, { description: 'Whose seat.' })
  readonly participant!: string;

  @Field(() => Int, { description: 'The place, from 1; shared where tied.' })
  readonly place!: number;

  @Field(() => Float, { nullable: true, description: 'Victory points.' })
  readonly vp?: number | null;
}

@InputType({ description: 'An entry: of an account, of a bot, or of somebody with a name alone.' })
export class EntryInput {
  @Field(() => ID, { nullable: true, description: 'The account.' })
  readonly accountId?: string | null;

  @Field(() => String, { nullable: true, description: 'The bot, by its name.' })
  readonly bot?: string | null;

  @Field(() => String, { nullable: true, description: 'The name of somebody without an account; it can be erased.' })
  readonly name?: string | null;

  @Field(() => Float, { nullable: true, description: 'What to seed it by.' })
  readonly rating?: number | null;

  @Field(() => Int, { nullable: true, description: 'Leagues: the division.' })
  readonly division?: number | null;
}
