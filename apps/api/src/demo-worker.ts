import { catalog } from '@kronika/games/catalog';
import { performInWorker } from '@kronika/runtime';

performInWorker(catalog);
