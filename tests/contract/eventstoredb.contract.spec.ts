import { EventStoreDbLog, type AppendProtocol } from '@kronika/event-log-eventstoredb';
import { describeEventLogContract, type ContractHarness } from '@kronika-testing/event-log';
import { StandInNode } from './stand-in/node';
import { serverHarness } from './stand-in/server-harness';

/** A stand-in of its own for every case, over the real protocol. */
function standIn(protocol: AppendProtocol): ContractHarness {
  return {
    async open() {
      const node = await StandInNode.start();
      const connect = (): EventStoreDbLog => new EventStoreDbLog(`esdb://${node.address}?tls=false`, { protocol });
      let log = connect();
      return {
        log,
        async reopen() {
          await log.close();
          return (log = connect());
        },
        cutConnection() {
          node.dropConnections();
          return Promise.resolve();
        },
        async dispose() {
          await log.close();
          await node.stop();
        },
      };
    },
  };
}

describeEventLogContract('the log in a stand-in for EventStoreDB', standIn('single'));
describeEventLogContract('the log in a stand-in for EventStoreDB, appending in batches', standIn('batch'));

/** A real server, where there is one: see docs/cluster.md. */
const server = process.env.KRONIKA_TEST_EVENTSTORE_URL;
if (server !== undefined && server !== '')
  describeEventLogContract('the log in the server of KRONIKA_TEST_EVENTSTORE_URL', serverHarness(server));
