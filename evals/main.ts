import { parseArgs } from "node:util";
import { guidedEngine } from "./engine-guided.ts";
import type { Engine } from "./eval-question.ts";
import { describeEvals, describeFailures } from "./print-evals.ts";
import { runEvals } from "./run-evals.ts";
import { passes } from "./summarize.ts";

const ENGINES: readonly (readonly [name: string, engine: Engine])[] = [["guided", guidedEngine]];

const { values } = parseArgs({ options: { show: { type: "string" } } });

if (values.show !== undefined && values.show !== "failures") {
	console.error(`Nothing named ${values.show} can be shown. There is: failures.`);
	process.exitCode = 1;
} else {
	for (const [name, engine] of ENGINES) {
		const results = await runEvals(engine);
		if (values.show === "failures") console.log(`${describeFailures(results)}\n`);
		console.log(describeEvals(name, results));
		if (!passes(results)) process.exitCode = 1;
	}
}
