import { describeEventLogContract, memoryHarness } from '@kronika-testing/event-log';

describeEventLogContract('the log in memory', memoryHarness);
