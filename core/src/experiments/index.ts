export { baselineFrom, chooseBaseline } from "./choose-scans.ts";
export * from "./experiment.ts";
export { baselineSentence, tooShortSentence } from "./experiment-copy.ts";
export { EXPERIMENT_STATES, type ExperimentState } from "./experiment-states.ts";
export { judgeExperiment } from "./judge-experiment.ts";
export { whyNotTested } from "./why-not-tested.ts";
