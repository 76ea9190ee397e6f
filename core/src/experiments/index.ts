export * from "./experiment.ts";
export { EXPERIMENT_STATES, type ExperimentState } from "./experiment.ts";
export { baselineSentence, tooShortSentence, whyNotTested } from "./experiment-copy.ts";
export { baselineFrom, chooseBaseline, judgeExperiment } from "./judge-experiment.ts";
