import { status, type Metadata, type ServiceError } from '@grpc/grpc-js';
import { accessDenied, failure, notLeader, type Endpoint } from './answers';
import type { Fault, Faults } from './faults';
import type { StandInStore } from './store';

export interface StandInUser {
  readonly password: string;
  /** May read `$all` and write system streams. */
  readonly admin: boolean;
}

/** What the services of one node work on. */
export interface ServiceContext {
  readonly store: StandInStore;
  readonly faults: Faults;
  /** Absent: everybody may do everything, as on an insecure server. */
  readonly users: Readonly<Record<string, StandInUser>> | undefined;
  /** Where the cluster's leader is now, and whether this node is it. */
  readonly leader: () => Endpoint;
  readonly isLeader: () => boolean;
  /** Cuts every connection of the node. */
  readonly dropConnections: () => void;
}

/** Why a call must be turned away before its work begins, if it must. */
export function refusal(context: ServiceContext, metadata: Metadata, needs: 'any user' | 'an admin'): ServiceError | undefined {
  if (metadata.get('requires-leader')[0] === 'true' && !context.isLeader()) return notLeader(context.leader());
  if (context.users === undefined) return undefined;
  const user = signedIn(context.users, metadata);
  if (user === undefined) return failure(status.UNAUTHENTICATED, 'Bad or missing credentials');
  return needs === 'an admin' && !user.admin ? accessDenied() : undefined;
}

function signedIn(users: Readonly<Record<string, StandInUser>>, metadata: Metadata): StandInUser | undefined {
  const header = String(metadata.get('authorization')[0] ?? '');
  const login = Buffer.from(header.replace(/^Basic /, ''), 'base64').toString('utf8');
  const [, name = '', password] = /^([^:]*):(.*)$/s.exec(login) ?? [];
  const user = users[name];
  return user !== undefined && user.password === password ? user : undefined;
}

/** Lets a fault that gives no answer happen; whether there was one. */
export function fallSilent(context: ServiceContext, fault: Fault | undefined): boolean {
  if (fault === undefined || fault.kind === 'answer') return false;
  if (fault.kind === 'drop') context.dropConnections();
  return true;
}
