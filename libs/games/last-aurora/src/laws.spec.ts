import { describeGame } from '@kronika-testing/game-kernel';
import { lastAuroraSubject } from './testing';

describeGame('Last Aurora', lastAuroraSubject, { samples: 4, seeds: [0, 1, 2, 3, 4, 5] });
