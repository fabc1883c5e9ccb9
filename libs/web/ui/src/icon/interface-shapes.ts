import type { Shape } from './shape';

const line = (d: string): Shape => ({ d, line: true });
const solid = (d: string): Shape => ({ d });

/** Icons of the page itself: controls, states, places to go. */
export const interfaceShapes = {
  play: solid('M7 4.5v15a1 1 0 0 0 1.5.9l12-7.5a1 1 0 0 0 0-1.8l-12-7.5A1 1 0 0 0 7 4.5Z'),
  pause: solid('M6 4h4v16H6ZM14 4h4v16h-4Z'),
  stepBack: line('M15 5l-7 7 7 7'),
  stepForward: line('M9 5l7 7-7 7'),
  turnBack: line('M12 5l-7 7 7 7M19 5l-7 7 7 7'),
  turnForward: line('M5 5l7 7-7 7M12 5l7 7-7 7'),
  roundBack: line('M19 5l-8 7 8 7ZM5 5v14'),
  roundForward: line('M5 5l8 7-8 7ZM19 5v14'),
  first: line('M18 6l-6 6 6 6M10 6l-6 6 6 6'),
  own: line('M12 3v4M12 17v4M3 12h4M17 12h4M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z'),
  close: line('M6 6l12 12M18 6L6 18'),
  check: line('M4.5 12.5l5 5L19.5 6.5'),
  search: line('M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM15.5 15.5L20.5 20.5'),
  info: line('M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM12 11v5.5M12 7.6v.1'),
  warning: line('M12 4L2.8 19.5h18.4ZM12 10v4.5M12 17v.1'),
  more: solid(
    'M5 10.2a1.8 1.8 0 1 0 0 3.6 1.8 1.8 0 0 0 0-3.6ZM12 10.2a1.8 1.8 0 1 0 0 3.6 1.8 1.8 0 0 0 0-3.6ZM19 10.2a1.8 1.8 0 1 0 0 3.6 1.8 1.8 0 0 0 0-3.6Z',
  ),
  down: line('M5.5 9l6.5 6.5L18.5 9'),
  up: line('M5.5 15L12 8.5l6.5 6.5'),
  eye: line('M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 9.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6Z'),
  clock: line('M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM12 7v5.3l3.3 2'),
  link: line('M10 14a4 4 0 0 0 5.7 0l3-3a4 4 0 0 0-5.7-5.7l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3a4 4 0 0 0 5.7 5.7l1-1'),
  print: line('M7 9V3.5h10V9M7 17H4V9h16v8h-3M7 14h10v6.5H7Z'),
  download: line('M12 3.5v11M7.5 10.5L12 15l4.5-4.5M4 19.5h16'),
  pin: line('M9 3.5h6l-1 6 3.5 3.5v1.5h-11V13L10 9.500ZM12 14.500V21'),
  branch: line('M6 4v16M6 14c6 0 11-1 11-6.500M17 7.500v-.01M17 4.500a2 2 0 1 0 0 4 2 2 0 0 0 0-4Z'),
  comment: line('M4 5h16v11h-9l-4.500 4v-4H4Z'),
  undo: line('M9 5L4 10l5 5M4.500 10H15a5 5 0 0 1 0 10h-4'),
  crown: solid('M3 8l4.500 4L12 5l4.500 7L21 8l-1.800 11H4.800Z'),
  deck: line('M6 6.500h9v13H6ZM9 6.500V3.500h9v13h-3'),
  hand: line('M4 10l4-1 3.500 10-4.500 1.200ZM9.500 6h5v13h-3M16 7.500l4.500 1.500-3 10-2-.6'),
  discard: line('M5 7h14M9.500 7V4.500h5V7M7 7l1 13h8l1-13M10.500 11v5.500M13.500 11v5.500'),
  verified: line('M12 3l7 2.800v5.700c0 4.500-3 7.800-7 9.500-4-1.700-7-5-7-9.500V5.800ZM8.800 12l2.300 2.400 4.200-4.700'),
  graph: line('M4 4v16h16M7.500 15l3.500-4.500 3 2.500 5-6.500'),
  columns: line('M4 5h7v14H4ZM13 5h7v14h-7Z'),
  zoom: line('M10.500 4a6.500 6.500 0 1 0 0 13 6.500 6.500 0 0 0 0-13ZM15.500 15.500l5 5M10.500 7.800v5.400M7.800 10.500h5.400'),
  people: line(
    'M9 5a3 3 0 1 0 0 6 3 3 0 0 0 0-6ZM3.500 19c.4-3.500 2.500-5.500 5.500-5.500s5.100 2 5.500 5.500M15.500 5.500a2.700 2.700 0 0 1 0 5.300M17 13.800c2 .6 3.200 2.400 3.500 5.200',
  ),
} as const satisfies Record<string, Shape>;
