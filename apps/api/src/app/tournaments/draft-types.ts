import { Field, Float, ID, Int, ObjectType } from '@nestjs/graphql';
import { ForfeitKind } from './enums';
import { TournamentParticipant } from './participant-types';
import { PairingQuality, RoundBye, TableReason } from './round-types';

@ObjectType({ description: 'A table of a round that is not published yet.' })
export class DraftTable {
  @Field(() => ID, { description: 'Its id.' })
  readonly id!: string;

  @Field(() => Int, { description: 'The number in the hall.' })
  readonly number!: number;

  @Field(() => [TournamentParticipant], { description: 'Who sits there, in order.' })
  readonly seats!: readonly TournamentParticipant[];

  @Field(() => [TableReason], { description: 'Why it is as it is.' })
  readonly reasons!: readonly TableReason[];

  @Field(() => String, { nullable: true, description: 'Its match of the bracket.' })
  readonly match!: string | null;

  @Field(() => Int, { nullable: true, description: 'Its group.' })
  readonly group!: number | null;
}

@ObjectType({ description: 'How the search for tables went.' })
export class PairingSearch {
  @Field(() => Int, { description: 'How many swaps it tried.' })
  readonly swaps!: number;

  @Field(() => Float, { description: 'What its answer costs.' })
  readonly cost!: number;
}

@ObjectType({ description: 'A pairing before it is published.' })
export class RoundDraft {
  @Field(() => Int, { description: 'Its stage.' })
  readonly stage!: number;

  @Field(() => Int, { description: 'Its round.' })
  readonly round!: number;

  @Field(() => [DraftTable], { description: 'Its tables.' })
  readonly tables!: readonly DraftTable[];

  @Field(() => [RoundBye], { description: 'Those without a table.' })
  readonly byes!: readonly RoundBye[];

  @Field({ description: 'Pairing again from the same state with this seed gives the same draft.' })
  readonly seed!: string;

  @Field(() => PairingSearch, { nullable: true, description: 'How the search went, where there was one.' })
  readonly search!: PairingSearch | null;

  @Field(() => PairingQuality, { description: 'How good it is.' })
  readonly quality!: PairingQuality;
}

@ObjectType({ description: 'What a change of a draft brings about. What does not belong to its kind is null.' })
export class DraftConsequence {
  @Field({
    description:
      'What kind, as a stable code: rematch, rematch-gone, forbidden-pair, score-range, off-size-again, seat-again or second-bye.',
  })
  readonly kind!: string;

  @Field(() => [ID], { nullable: true, description: 'Who meets whom.' })
  readonly pair!: readonly string[] | null;

  @Field(() => [Int], { nullable: true, description: 'Rounds in which they met.' })
  readonly rounds!: readonly number[] | null;

  @Field(() => ID, { nullable: true, description: 'The table.' })
  readonly table!: string | null;

  @Field(() => Float, { nullable: true, description: 'The value before.' })
  readonly before!: number | null;

  @Field(() => Float, { nullable: true, description: 'The value after.' })
  readonly after!: number | null;

  @Field(() => ID, { nullable: true, description: 'Whom it is about.' })
  readonly participant!: string | null;

  @Field(() => Int, { nullable: true, description: 'How many games.' })
  readonly games!: number | null;

  @Field(() => Int, { nullable: true, description: 'The seat, from 0.' })
  readonly seat!: number | null;

  @Field(() => Int, { nullable: true, description: 'How often.' })
  readonly times!: number | null;
}

@ObjectType({ description: 'A draft as it would be after a change.' })
export class DraftChangePreview {
  @Field(() => RoundDraft, { description: 'The draft.' })
  readonly draft!: RoundDraft;

  @Field(() => [DraftConsequence], { description: 'What the change brings about, beside what was meant.' })
  readonly consequences!: readonly DraftConsequence[];
}

@ObjectType({ description: 'What a correction changes beyond its own table. What does not belong to its kind is null.' })
export class CorrectionConsequence {
  @Field({
    description:
      'What kind, as a stable code: points, rank, pairing-stands, replaced, withdrawn, walkover-gone, played-by-wrong or field-stands.',
  })
  readonly kind!: string;

  @Field(() => ID, { nullable: true, description: 'Whom it is about.' })
  readonly participant!: string | null;

  @Field(() => Float, { nullable: true, description: 'Points or rank before.' })
  readonly before!: number | null;

  @Field(() => Float, { nullable: true, description: 'Points or rank after.' })
  readonly after!: number | null;

  @Field(() => Int, { nullable: true, description: 'The round.' })
  readonly round!: number | null;

  @Field(() => ID, { nullable: true, description: 'The table.' })
  readonly table!: string | null;

  @Field(() => String, { nullable: true, description: 'The match.' })
  readonly match!: string | null;

  @Field(() => Int, { nullable: true, description: 'The stage.' })
  readonly stage!: number | null;

  @Field(() => [ID], { description: 'Who leaves.' })
  readonly out!: readonly string[];

  @Field(() => [ID], { description: 'Who comes.' })
  readonly in!: readonly string[];
}

@ObjectType({ description: 'How a seat would count.' })
export class CorrectedSeat {
  @Field(() => ID, { description: 'Whose seat.' })
  readonly participant!: string;

  @Field(() => Float, { description: 'Points.' })
  readonly points!: number;

  @Field(() => Int, { nullable: true, description: 'The place.' })
  readonly place!: number | null;

  @Field(() => Float, { nullable: true, description: 'Victory points.' })
  readonly vp!: number | null;

  @Field(() => ForfeitKind, { nullable: true, description: 'Won or lost without playing.' })
  readonly forfeit!: ForfeitKind | null;
}

@ObjectType({ description: 'A correction as it would be.' })
export class CorrectionPreview {
  @Field(() => [CorrectedSeat], { description: 'The result.' })
  readonly result!: readonly CorrectedSeat[];

  @Field(() => [CorrectionConsequence], { description: 'What follows from it.' })
  readonly consequences!: readonly CorrectionConsequence[];

  @Field({ description: 'Whether it must be said what becomes of later matches.' })
  readonly needsRuling!: boolean;

  @Field({ description: 'Hand it back with the correction: it stands for these very consequences.' })
  readonly confirmation!: string;
}
