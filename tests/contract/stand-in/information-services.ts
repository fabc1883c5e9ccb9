import features from '@eventstore/db-client/generated/serverfeatures_pb.js';
import gossip from '@eventstore/db-client/generated/gossip_pb.js';
import shared from '@eventstore/db-client/generated/shared_pb.js';
import type { Endpoint } from './answers';

const streamsService = 'event_store.client.streams.streams';

/** What this server can do: clients choose their append protocol by it. */
export function supportedMethods(announceBatchAppend: boolean): features.SupportedMethods {
  const names = ['append', 'read', 'delete', 'tombstone', ...(announceBatchAppend ? ['batchappend'] : [])];
  const methods = names.map((name) =>
    new features.SupportedMethod()
      .setServiceName(streamsService)
      .setMethodName(name)
      .setFeaturesList(name === 'read' ? ['position', 'events'] : name === 'batchappend' ? ['deadline-duration'] : []),
  );
  return new features.SupportedMethods().setEventStoreServerVersion('24.10.0').setMethodsList(methods);
}

/** A node of the cluster, as gossip tells of it. */
export interface Member {
  readonly id: string;
  readonly endpoint: Endpoint;
  readonly alive: boolean;
  readonly leader: boolean;
}

export function clusterInfo(members: readonly Member[]): gossip.ClusterInfo {
  return new gossip.ClusterInfo().setMembersList(members.map(memberInfo));
}

function memberInfo(member: Member): gossip.MemberInfo {
  const { FOLLOWER, LEADER } = gossip.MemberInfo.VNodeState;
  return new gossip.MemberInfo()
    .setInstanceId(new shared.UUID().setString(member.id))
    .setTimeStamp(String(Date.now() * 10_000))
    .setState(member.leader ? LEADER : FOLLOWER)
    .setIsAlive(member.alive)
    .setHttpEndPoint(new gossip.EndPoint().setAddress(member.endpoint.host).setPort(member.endpoint.port));
}
