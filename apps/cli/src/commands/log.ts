import { type Command, WrongCall } from '../command';
export const logCommand: Command = {
  name: 'log',
  usage: [],
  run: () => {
    throw new WrongCall('x');
  },
};
