import { writeFileSync } from "node:fs";
import type { SerializedError } from "vitest";
import type { Reporter, TestModule } from "vitest/node";
import type { Counts } from "./counts.ts";

/** Writes the counts of a run, and what failed in and outside of its tests, as JSON to the file that `COUNTS_FILE` names. */
export default class CountReporter implements Reporter {
	onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]) {
		const file = process.env.COUNTS_FILE;
		if (!file) throw new Error("COUNTS_FILE names no file for the counts.");
		writeFileSync(file, JSON.stringify(countTests(modules, unhandled)));
	}
}

function countTests(modules: readonly TestModule[], unhandled: readonly SerializedError[]): Counts {
	const failures = unhandled.map((error) => `outside of a test: ${firstLine(error)}`);
	let passed = 0;
	let failed = unhandled.length;
	let skipped = 0;
	for (const module of modules) {
		const broken = module.errors();
		failed += broken.length;
		failures.push(...broken.map((error) => `${module.relativeModuleId}: ${firstLine(error)}`));
		for (const test of module.children.allTests()) {
			const { state, errors } = test.result();
			if (state === "passed") passed += 1;
			else if (state === "failed") {
				failed += 1;
				failures.push(`${module.relativeModuleId}: ${test.fullName}: ${firstLine(errors[0])}`);
			} else skipped += 1;
		}
	}
	return { passed, failed, skipped, failures };
}

function firstLine(error: { name?: string; message: string } | undefined): string {
	return `${error?.name ?? "Error"}: ${error?.message ?? ""}`.split("\n", 1)[0] ?? "";
}
