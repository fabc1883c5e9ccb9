import { describeGame } from '@kronika-testing/game-kernel';
import { fiftyFirstStateSubject } from './testing';

describeGame('51st State', fiftyFirstStateSubject, { samples: 6, seeds: [0, 1, 2, 3] });
