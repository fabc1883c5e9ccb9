import { describeGame } from '@kronika-testing/game-kernel';
import { sampleSubject } from './testing';

describeGame('the sample game', sampleSubject, { samples: 30 });
