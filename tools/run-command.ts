import { spawn } from "node:child_process";

export interface CommandResult {
	code: number;
	output: string;
}

/** Runs one command from the repository root; `quiet` keeps its output back, so that only failures are shown. */
export function runCommand(
	command: string,
	args: string[],
	options: { quiet?: boolean; env?: NodeJS.ProcessEnv; cwd?: string } = {},
): Promise<CommandResult> {
	return new Promise((resolve, reject) => {
		const child = spawn(command, args, {
			cwd: options.cwd,
			env: { ...process.env, ...options.env },
			stdio: ["ignore", "pipe", "pipe"],
		});
		let output = "";
		const take = (chunk: Buffer) => {
			output += chunk.toString("utf8");
			if (!options.quiet) process.stdout.write(chunk);
		};
		child.stdout.on("data", take);
		child.stderr.on("data", take);
		child.once("error", reject);
		child.once("close", (code) => resolve({ code: code ?? 1, output }));
	});
}
