import { userInfo } from "node:os";
import { contextOf } from "@dewlight/server/use-cases/context.ts";
import { readArguments, USAGE } from "./admin/commands.ts";
import { explainFailure } from "./admin/explain-failure.ts";

/** Standard output carries the answer and nothing else; sentences about what went wrong go to standard error. */
async function main(words: readonly string[]): Promise<void> {
	const asked = readArguments(words);
	if (asked === null) {
		console.log(USAGE);
		return;
	}
	const { command, values, json } = asked;
	// What opens the server's parts is loaded when there is something to do; a wrong call is answered at once.
	const { openSystem } = await import("./admin/open-system.ts");
	const system = await openSystem();
	try {
		const actor = { kind: "operator", name: asked.as ?? userInfo().username } as const;
		const ctx = contextOf(system.services, actor);
		const { data, text } = await command.run({ ctx, words: asked.words, values });
		console.log(json ? JSON.stringify(data, null, 2) : text);
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
