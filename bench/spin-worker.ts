import { workerData } from "node:worker_threads";

// Pure computing, no memory to speak of: what a processor gives when nothing else is in the way.
const steps = Number(workerData) * 1e6;
let state = 1;
for (let i = 0; i < steps; i++) state = (Math.imul(state, 1664525) + 1013904223) | 0;
if (state === 0) throw new Error("the generator has stopped");
