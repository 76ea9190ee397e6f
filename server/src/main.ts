import { constants, setPriority } from "node:os";
import { compileSteadily, keepCompiledCode } from "./loading/keep-compiled-code.ts";
import { findDrizzleFiles, keepHeapSmall } from "./loading/tune-node.ts";

// They say how everything after them is compiled and loaded.
compileSteadily();
keepCompiledCode();
findDrizzleFiles();
// What is said with the command goes before what the environment says.
const [role] = process.argv.slice(2);
if (role !== undefined) process.env.ROLE = role;
if (process.env.ROLE === "migrate") {
	const { migrate } = await import("./migrate.ts");
	await migrate();
} else {
	// On a machine that carries both, what answers people goes before what works in the background.
	if (process.env.ROLE === "worker") setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
	else keepHeapSmall();
	// The engine needs longest and a process or a thread of its own: it loads beside everything else.
	const { openAnalyst, openHelper } = await import("./compose-analyst.ts");
	const helper = openHelper(process.env.ROLE);
	if (process.env.ROLE === "web") helper?.expect();
	const analyst = openAnalyst(process.env.ROLE, helper);
	const { start } = await import("./start.ts");
	await start(analyst, { helper });
}
