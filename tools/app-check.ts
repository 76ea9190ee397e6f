import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { compileJava, linkManifest } from "./app/android-checks.ts";

/** What can be proven of the Android project without Google's tools; docs/android.md tells what cannot. */
const scratch = await mkdtemp(join(tmpdir(), "app-check-"));
try {
	const checks = [...(await linkManifest(scratch)), await compileJava(scratch)];
	for (const { name, problem } of checks) {
		console.log(problem === null ? `ok   ${name}` : `FAIL ${name}\n${problem.trimEnd()}`);
	}
	const failed = checks.filter(({ problem }) => problem !== null).length;
	console.log(`${checks.length - failed} of ${checks.length} checks passed.`);
	if (failed > 0) process.exitCode = 1;
} finally {
	await rm(scratch, { recursive: true });
}
