export * from "./experiment.ts";
export { baselineSentence, tooShortSentence, whyNotTested } from "./experiment-copy.ts";
export { baselineFrom, chooseBaseline } from "./experiment-scans.ts";
export { EXPERIMENT_STATES, type ExperimentState } from "./experiment-states.ts";
export { judgeExperiment } from "./judge-experiment.ts";
