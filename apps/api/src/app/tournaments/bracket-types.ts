import { Field, Float, ID, Int, ObjectType } from '@nestjs/graphql';
import { BracketKind, BracketSide, SlotSource } from './format-enums';
import { TournamentParticipant } from './participant-types';

@ObjectType({ description: 'Somebody in a match, or the place that waits for them.' })
export class BracketSlot {
  @Field(() => TournamentParticipant, { nullable: true, description: 'Who, as far as it is known.' })
  readonly participant!: TournamentParticipant | null;

  @Field(() => Int, { nullable: true, description: 'Their seed.' })
  readonly seed!: number | null;

  @Field(() => ID, { nullable: true, description: 'The node that they come from.' })
  readonly from!: string | null;

  @Field(() => SlotSource, { nullable: true, description: 'As its winner or its loser.' })
  readonly as!: SlotSource | null;

  @Field(() => Int, { nullable: true, description: 'The place.' })
  readonly place!: number | null;

  @Field(() => Float, { nullable: true, description: 'Points.' })
  readonly points!: number | null;

  @Field(() => Float, { nullable: true, description: 'Victory points.' })
  readonly vp!: number | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether they go on; null while that is open.' })
  readonly advances!: boolean | null;

  @Field(() => ID, { nullable: true, description: 'The node that they play next: the next step of their path.' })
  readonly next!: string | null;
}

@ObjectType({ description: 'A match or a table, where it stands in the drawing.' })
export class BracketNode {
  @Field(() => ID, { description: 'Its id.' })
  readonly id!: string;

  @Field(() => BracketSide, { description: 'Its part of the bracket.' })
  readonly side!: BracketSide;

  @Field(() => Int, { description: 'Its round within that part.' })
  readonly round!: number;

  @Field(() => Int, { description: 'Its column, from 0 on the left.' })
  readonly column!: number;

  @Field(() => Float, { description: 'Its middle, in rows from the top.' })
  readonly row!: number;

  @Field(() => ID, { nullable: true, description: 'The table that it was played at.' })
  readonly table!: string | null;

  @Field(() => [BracketSlot], { description: 'Who plays.' })
  readonly slots!: readonly BracketSlot[];

  @Field({ description: 'Whether it is decided.' })
  readonly decided!: boolean;

  @Field({ description: 'Whether nobody has to play it.' })
  readonly unneeded!: boolean;
}

@ObjectType({ description: 'The bracket of an elimination, ready to be drawn.' })
export class Bracket {
  @Field(() => BracketKind, { description: 'What kind.' })
  readonly kind!: BracketKind;

  @Field(() => Int, { description: 'How wide it is.' })
  readonly columns!: number;

  @Field(() => Float, { description: 'How high it is.' })
  readonly rows!: number;

  @Field(() => [BracketNode], { description: 'Its matches or tables.' })
  readonly nodes!: readonly BracketNode[];
}
