import { simulateGames, type SimulationTask, type Tally } from '@kronika/application';
import { catalog, testCatalog } from '@kronika/games/catalog';
import { answerTasks } from '@kronika/runtime';

answerTasks<SimulationTask, Tally>((task) => simulateGames([...catalog, ...testCatalog], task));
