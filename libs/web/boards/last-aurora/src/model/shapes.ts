import type { Shape } from '@kronika/web/ui';
import { goodsShapes, signShapes } from '@kronika/web/ui/cards';

const of = (d: string, tone?: string): Shape => (tone === undefined ? { d } : { d, tone });

/** The signs of this table, each with a shape of its own. */
export const shapes = {
  food: of(
    'M6 3h12v2.500l-1 1V9l1 1v9.500a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2V10l1-1V6.500l-1-1ZM8.500 12v5h7v-5ZM9.500 5v1.500h5V5Z',
    'good-brick',
  ),
  fuel: goodsShapes.fuel,
  ammo: goodsShapes.ammo,
  survivor: goodsShapes.worker,
  item: of(
    'M9 3h6l1 3.500h5V20H3V6.500h5ZM10.400 5 10 6.500h4L13.600 5ZM11 9.500v2.500H8.500v2.500H11V17h2v-2.500h2.500V12H13V9.500Z',
    'good-development',
  ),
  contamination: signShapes.toxic,
  damage: of(
    'M12 1.500l2.300 5.200 4.700-3-1.700 5.500 5.200 1.300-4.700 3 3.200 4.800-5.500-1.200L14 22.500l-3.300-4.600L6 21l.8-5.600-5.300-1.200 4.500-3.200L2.500 6l5.700.9Z',
    'bad',
  ),
  fame: goodsShapes.vp,
  armor: goodsShapes.shield,
  weapon: goodsShapes.gun,
  special: signShapes.action,
  truck: of(
    'M1.500 5h12.500v11H1.500ZM15 8h4.500l3 4v4H15Zm1.800 1.800v2.700h3.500l-1.800-2.700ZM5.500 15a3 3 0 1 1 0 6 3 3 0 0 1 0-6Zm12.500 0a3 3 0 1 1 0 6 3 3 0 0 1 0-6Z',
  ),
  trailer: of('M2 6h16v9h4v2H2ZM6 16a3 3 0 1 1 0 6 3 3 0 0 1 0-6Zm8 0a3 3 0 1 1 0 6 3 3 0 0 1 0-6Z'),
  device: goodsShapes.iron,
  tracks: of(
    'M6 6h12a6 6 0 0 1 0 12H6A6 6 0 0 1 6 6Zm0 3.500a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5Zm6 0a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5Zm6 0a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5Z',
  ),
  speed: of('M3 5l8 7-8 7ZM12 5l8 7-8 7Z'),
  location: signShapes.ruins,
  encounter: signShapes.deal,
  event: signShapes.trigger,
  enemy: signShapes.spoils,
  ship: of('M11 2h2v4h5v5l3 1-3 8H6l-3-8 3-1V6h5ZM8 8v2.300L12 9l4 1.300V8Z'),
  mine: of(
    'M11 1.500h2v4a6.500 6.500 0 0 1 3.500 1.500l2.800-2.800 1.500 1.500L18 8.500a6.500 6.500 0 0 1 1 2.500h3.500v2H19a6.500 6.500 0 0 1-1 2.500l2.800 2.800-1.500 1.500-2.800-2.800a6.500 6.500 0 0 1-3.500 1.500v4h-2v-4A6.500 6.500 0 0 1 7.500 17l-2.800 2.800-1.500-1.500L6 15.500A6.500 6.500 0 0 1 5 13H1.500v-2H5a6.500 6.500 0 0 1 1-2.500L3.200 5.700l1.500-1.500L7.500 7A6.500 6.500 0 0 1 11 5.500Z',
  ),
  repair: signShapes.bonus,
  skill: signShapes.feature,
  repeat: signShapes.repeat,
} as const satisfies Record<string, Shape>;

export type ShapeName = keyof typeof shapes;

/** The sign for a name of the game's data. */
export function shapeOf(name: string): Shape {
  return Object.hasOwn(shapes, name) ? shapes[name as ShapeName] : signShapes.any;
}
