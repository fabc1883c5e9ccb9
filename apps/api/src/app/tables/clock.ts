import { Field, Float, InputType, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import type { ClockSetting } from '@kronika/application';

export const ClockKind = { NONE: 'none', FIXED: 'fixed', BANK: 'bank' } as const;
export type ClockKind = (typeof ClockKind)[keyof typeof ClockKind];
registerEnumType(ClockKind, {
  name: 'ClockKind',
  description: 'How long seats may think.',
  valuesMap: {
    NONE: { description: 'Without end.' },
    FIXED: { description: 'A fixed time for each turn.' },
    BANK: { description: 'A bank with an increment and a free grace for each turn.' },
  },
});

export const TimeOutPolicy = { BOT: 'bot', FORFEIT: 'forfeit', ADJUDICATE: 'adjudicate' } as const;
export type TimeOutPolicy = (typeof TimeOutPolicy)[keyof typeof TimeOutPolicy];
registerEnumType(TimeOutPolicy, {
  name: 'TimeOutPolicy',
  description: 'What happens when the time of a seat is up.',
  valuesMap: {
    BOT: { description: 'A bot plays on, and its result counts; the player may come back.' },
    FORFEIT: { description: 'The seat gives up, as if it resigned.' },
    ADJUDICATE: { description: 'The game waits for an arbiter.' },
  },
});

@ObjectType({ description: 'How long seats may think.' })
export class GameClock {
  @Field(() => ClockKind, { description: 'What kind of clock.' })
  readonly kind!: ClockKind;

  @Field(() => Float, { nullable: true, description: 'Milliseconds for a turn; for FIXED.' })
  readonly turnMs!: number | null;

  @Field(() => Float, { nullable: true, description: 'Milliseconds in the bank; for BANK.' })
  readonly bankMs!: number | null;

  @Field(() => Float, { nullable: true, description: 'Milliseconds added after each committed turn; for BANK.' })
  readonly incrementMs!: number | null;

  @Field(() => Float, { nullable: true, description: 'Milliseconds of each turn that are not charged; for BANK.' })
  readonly graceMs!: number | null;

  @Field(() => Int, { nullable: true, description: 'Days of vacation that a seat may take; for BANK.' })
  readonly vacationDays!: number | null;
}

@InputType({ description: 'How long seats may think.' })
export class GameClockInput {
  @Field(() => ClockKind, { description: 'What kind of clock.' })
  readonly kind!: ClockKind;

  @Field(() => Float, { nullable: true, description: 'Milliseconds for a turn; for FIXED.' })
  readonly turnMs?: number | null;

  @Field(() => Float, { nullable: true, description: 'Milliseconds in the bank; for BANK.' })
  readonly bankMs?: number | null;

  @Field(() => Float, { nullable: true, description: 'Milliseconds added after each committed turn; for BANK.' })
  readonly incrementMs?: number | null;

  @Field(() => Float, { nullable: true, description: 'Milliseconds of each turn that are not charged; for BANK.' })
  readonly graceMs?: number | null;

  @Field(() => Int, { nullable: true, description: 'Days of vacation that a seat may take; for BANK.' })
  readonly vacationDays?: number | null;
}

export function clockOut(clock: ClockSetting): GameClock {
  const none = { turnMs: null, bankMs: null, incrementMs: null, graceMs: null, vacationDays: null };
  switch (clock.kind) {
    case 'none':
      return { ...none, kind: 'none' };
    case 'fixed':
      return { ...none, kind: 'fixed', turnMs: clock.turnMs };
    case 'bank': {
      const { bankMs, incrementMs, graceMs, vacationDays } = clock;
      return { ...none, kind: 'bank', bankMs, incrementMs, graceMs, vacationDays };
    }
  }
}

/** As the use cases want it; they say what is wrong with it. */
export function clockIn({ kind, turnMs, bankMs, incrementMs, graceMs, vacationDays }: GameClockInput): unknown {
  switch (kind) {
    case 'none':
      return { kind: 'none' };
    case 'fixed':
      return { kind: 'fixed', turnMs };
    case 'bank':
      return { kind: 'bank', bankMs, incrementMs: incrementMs ?? 0, graceMs: graceMs ?? 0, vacationDays: vacationDays ?? 0 };
  }
}
