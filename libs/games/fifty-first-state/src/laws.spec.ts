import { describeGame } from '@kronika-testing/game-kernel';
import { fiftyFirstStateSubject } from './testing';

describeGame('51st State', fiftyFirstStateSubject, { samples: 4, seeds: [1, 10, 2147483638] });
