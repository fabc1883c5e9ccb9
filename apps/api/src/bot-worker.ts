import { answerBots } from '@kronika/runtime';

answerBots();
