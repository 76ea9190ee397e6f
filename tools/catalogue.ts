import "./catalogue/lean-compiler.ts";
import { userInfo } from "node:os";
import { contextOf } from "@dewlight/server/use-cases/context.ts";
import { explainFailure } from "./admin/explain-failure.ts";
import { readArguments, USAGE } from "./catalogue/catalogue-arguments.ts";

/** Standard output carries the answer; progress and what went wrong go to standard error. */
async function main(words: readonly string[]): Promise<void> {
	const asked = readArguments(words);
	if (asked === null) {
		console.log(USAGE);
		return;
	}
	// What opens the server's parts is loaded when there is something to do; a wrong call is answered at once.
	const [{ openSystem }, { runCommand }] = await Promise.all([
		import("./admin/open-system.ts"),
		import("./catalogue/run-catalogue-command.ts"),
	]);
	const system = await openSystem();
	try {
		const ctx = contextOf(system.services, { kind: "operator", name: userInfo().username } as const);
		const write = (line: string) => console.error(line);
		console.log(await runCommand(ctx, asked, write));
	} finally {
		await system.close();
	}
}

try {
	await main(process.argv.slice(2));
} catch (error) {
	console.error(explainFailure(error) ?? error);
	process.exitCode = 1;
}
