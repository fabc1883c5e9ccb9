import { Field, Float, InputType, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import type { ClockSetting } from '@kronika/application';

export enum ClockKind {
  None = 'NONE',
  Fixed = 'FIXED',
  Bank = 'BANK',
}
registerEnumType(ClockKind, {
  name: 'ClockKind',
  description: 'How long seats may think.',
  valuesMap: {
    None: { description: 'Without end.' },
    Fixed: { description: 'A fixed time for each turn.' },
    Bank: { description: 'A bank with an increment and a free grace for each turn.' },
  },
});

export enum TimeOutPolicy {
  Bot = 'BOT',
  Forfeit = 'FORFEIT',
  Adjudicate = 'ADJUDICATE',
}
registerEnumType(TimeOutPolicy, {
  name: 'TimeOutPolicy',
  description: 'What happens when the time of a seat is up.',
  valuesMap: {
    Bot: { description: 'A bot plays on, and its result counts; the player may come back.' },
    Forfeit: { description: 'The seat gives up, as if it resigned.' },
    Adjudicate: { description: 'The game waits for an arbiter.' },
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
      return { ...none, kind: ClockKind.None };
    case 'fixed':
      return { ...none, kind: ClockKind.Fixed, turnMs: clock.turnMs };
    case 'bank': {
      const { bankMs, incrementMs, graceMs, vacationDays } = clock;
      return { ...none, kind: ClockKind.Bank, bankMs, incrementMs, graceMs, vacationDays };
    }
  }
}

/** As the use cases want it; they say what is wrong with it. */
export function clockIn({ kind, turnMs, bankMs, incrementMs, graceMs, vacationDays }: GameClockInput): unknown {
  switch (kind) {
    case ClockKind.None:
      return { kind: 'none' };
    case ClockKind.Fixed:
      return { kind: 'fixed', turnMs };
    case ClockKind.Bank:
      return { kind: 'bank', bankMs, incrementMs: incrementMs ?? 0, graceMs: graceMs ?? 0, vacationDays: vacationDays ?? 0 };
  }
}

const policies = { bot: TimeOutPolicy.Bot, forfeit: TimeOutPolicy.Forfeit, adjudicate: TimeOutPolicy.Adjudicate } as const;

export function policyOut(policy: keyof typeof policies): TimeOutPolicy {
  return policies[policy];
}

export function policyIn(policy: TimeOutPolicy): keyof typeof policies {
  switch (policy) {
    case TimeOutPolicy.Bot:
      return 'bot';
    case TimeOutPolicy.Forfeit:
      return 'forfeit';
    case TimeOutPolicy.Adjudicate:
      return 'adjudicate';
  }
}
