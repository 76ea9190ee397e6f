import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { onTestFinished } from "vitest";

export interface Child {
	process: ChildProcess;
	/** Standard output and error so far. */
	output(): string;
	/** Resolves when the text was printed; rejects when the process ends before. */
	printed(text: string): Promise<void>;
	ended(): Promise<number | null>;
	kill(signal: NodeJS.Signals): Promise<void>;
}

/** A real second Node process on a TypeScript file; ended with the test. */
export function startChild(script: string, args: string[] = [], env: Record<string, string> = {}): Child {
	const child = spawn(process.execPath, [script, ...args], {
		env: { PATH: process.env.PATH, HOME: process.env.HOME, ...env },
		stdio: ["ignore", "pipe", "pipe"],
	});
	let output = "";
	child.stdout.on("data", (chunk: Buffer) => {
		output += chunk.toString();
	});
	child.stderr.on("data", (chunk: Buffer) => {
		output += chunk.toString();
	});
	const exited = once(child, "close");
	const handle: Child = {
		process: child,
		output: () => output,
		async printed(text) {
			while (!output.includes(text)) {
				if (child.exitCode !== null || child.signalCode !== null) {
					throw new Error(`The process ended before it printed ${JSON.stringify(text)}:\n${output}`);
				}
				await new Promise((resolve) => setTimeout(resolve, 20));
			}
		},
		async ended() {
			await exited;
			return child.exitCode;
		},
		async kill(signal) {
			child.kill(signal);
			await exited;
		},
	};
	onTestFinished(async () => {
		if (child.exitCode === null && child.signalCode === null) await handle.kill("SIGKILL");
	});
	return handle;
}
