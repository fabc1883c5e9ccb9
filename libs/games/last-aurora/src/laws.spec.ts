import { describeGame } from '@kronika-testing/game-kernel';
import { lastAuroraSubject } from './testing';

describeGame('Last Aurora', lastAuroraSubject, { samples: 4, seeds: [1, 3, 4] });
