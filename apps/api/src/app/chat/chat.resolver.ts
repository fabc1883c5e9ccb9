import {
  Args,
  ArgsType,
  Field,
  ID,
  InputType,
  Int,
  Mutation,
  ObjectType,
  Query,
  registerEnumType,
  Resolver,
  Subscription,
} from '@nestjs/graphql';
import {
  type Caller,
  Chat,
  type ChatMessage as Said,
  type ChatPlace,
  type CommandResult,
  type Written as Done,
} from '@kronika/application';
import { By } from '../common/context';
import { mapped } from '../common/mapped';
import { Player } from '../common/player';
import { refusal } from '../common/refusal';
import { resultUnion } from '../common/result-union';
import { Written } from '../common/written';
import { DateTimeScalar } from '../scalars/date-time.scalar';

export const ChatChannel = { PLAYERS: 'players', SPECTATORS: 'spectators' } as const;
export type ChatChannel = (typeof ChatChannel)[keyof typeof ChatChannel];
registerEnumType(ChatChannel, {
  name: 'ChatChannel',
  description: 'Where something is said.',
  valuesMap: {
    PLAYERS: { description: 'By those who play, before everybody who may see the game.' },
    SPECTATORS: { description: 'By those who watch; hidden from the players until the game is released.' },
  },
});

@ObjectType({ description: 'Something that was said at a table.' })
export class ChatMessage {
  @Field(() => Int, { description: 'Its place in the channel.' })
  readonly version!: number;

  @Field(() => Player, { description: 'Who said it.' })
  readonly player!: Player;

  @Field(() => DateTimeScalar, { description: 'When.' })
  readonly time!: number;

  @Field(() => String, { nullable: true, description: 'The words; null where they were erased.' })
  readonly text!: string | null;
}

@ObjectType({ description: 'Some of what was said, in order.' })
export class ChatMessages {
  @Field(() => [ChatMessage], { description: 'The messages.' })
  readonly messages!: readonly ChatMessage[];
}

@ObjectType({ description: 'The words are gone.' })
export class ChatErased {
  @Field({ description: 'Always true.' })
  readonly erased!: boolean;
}

@ArgsType()
export class ChatArguments {
  @Field(() => ID, { description: 'The game, or the table that it will be played at.' })
  readonly gameId!: string;

  @Field(() => ChatChannel, { description: 'The channel.' })
  readonly channel!: ChatChannel;

  @Field(() => String, { nullable: true, description: 'The secret of the link, for a table that is not public.' })
  readonly link?: string | null;

  @Field(() => Int, { defaultValue: 0, description: 'The first place in the channel that is wanted.' })
  readonly fromVersion!: number;
}

@InputType({ description: 'Something to say.' })
export class SayInput {
  @Field(() => ID, { description: 'A fresh random id; a repeat with the same id says nothing twice.' })
  readonly commandId!: string;

  @Field(() => ID, { description: 'The game, or the table that it will be played at.' })
  readonly gameId!: string;

  @Field(() => ChatChannel, { description: 'The channel.' })
  readonly channel!: ChatChannel;

  @Field({ description: 'The words: 1 to 1000 characters of plain text.' })
  readonly text!: string;

  @Field(() => String, { nullable: true, description: 'The secret of the link, for a table that is not public.' })
  readonly link?: string | null;
}

@InputType({ description: 'Words to take away.' })
export class EraseChatInput {
  @Field(() => ID, { description: 'A fresh random id.' })
  readonly commandId!: string;

  @Field(() => ID, { description: 'The game.' })
  readonly gameId!: string;

  @Field(() => ID, { description: 'Whose words.' })
  readonly playerId!: string;
}

const ChatResult = resultUnion('ChatResult', 'What was said, or why it is not shown.', ChatMessages, ['not-found', 'forbidden']);
const SayResult = resultUnion('SayResult', 'What came of saying something.', Written, [
  'not-found',
  'forbidden',
  'invalid',
  'throttled',
  'conflict',
]);
const EraseChatResult = resultUnion('EraseChatResult', 'What came of taking words away.', ChatErased, ['forbidden']);

@Resolver()
export class ChatResolver {
  constructor(private readonly chats: Chat) {}

  @Query(() => ChatResult, { description: 'What was said at a table.' })
  async chat(
    @By() caller: Caller,
    @Args() args: ChatArguments,
    @Args('first', { type: () => Int, defaultValue: 100, description: 'How many, at most 100.' }) first: number,
  ): Promise<CommandResult<ChatMessages>> {
    const said = await this.chats.messages(caller, placeOf(args), Math.max(0, args.fromVersion), Math.max(0, first));
    return said.kind === 'done' ? { kind: 'done', messages: said.messages.map(messageOut) } : said;
  }

  @Mutation(() => SayResult, { description: 'Says something at a table.' })
  say(@By() caller: Caller, @Args('input', { description: 'The words.' }) input: SayInput): Promise<CommandResult<Done>> {
    const { commandId, text } = input;
    return this.chats.say(caller, { ...placeOf(input), commandId, text });
  }

  @Mutation(() => EraseChatResult, {
    description: "Takes away all that somebody said at a table: the caller's own words, or anybody's for administrators.",
  })
  async eraseChat(
    @By() caller: Caller,
    @Args('input', { description: 'Whose words.' }) { gameId, playerId }: EraseChatInput,
  ): Promise<CommandResult<ChatErased>> {
    const result = await this.chats.erase(caller, { gameId, account: playerId });
    return result.kind === 'done' ? { kind: 'done', erased: true } : result;
  }

  @Subscription(() => ChatMessages, {
    description: 'What is said at a table: first what was said, then each word as it comes.',
    resolve: (messages: unknown) => messages,
  })
  async chatMessages(@By() caller: Caller, @Args() args: ChatArguments): Promise<AsyncIterable<ChatMessages>> {
    const said = await this.chats.watch(caller, placeOf(args), Math.max(0, args.fromVersion));
    if ('kind' in said) throw refusal(said);
    return mapped(said, (messages) => ({ messages: messages.map(messageOut) }));
  }
}

function placeOf({ gameId, channel, link }: Pick<ChatArguments, 'gameId' | 'channel' | 'link'>): ChatPlace {
  return { gameId, channel, link: link ?? undefined };
}

function messageOut({ version, by, time, text }: Said): ChatMessage {
  return { version, player: { id: by }, time, text };
}
