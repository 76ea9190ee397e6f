export { beginChange } from "./begin-change.ts";
export { type ComparedCheckins, compareCheckins } from "./compare-checkins.ts";
export type { ExperimentView } from "./experiment-view.ts";
export { exportCheckins } from "./export-checkins.ts";
export { getProgress } from "./get-progress.ts";
export { listExperiments } from "./list-experiments.ts";
export { startExperiment } from "./start-experiment.ts";
export { stopExperiment } from "./stop-experiment.ts";
