import { describeEventLogContract } from '@kronika-testing/event-log';
import { sqliteHarness } from '@kronika-testing/event-log-sqlite';

describeEventLogContract('the log in SQLite', sqliteHarness);
