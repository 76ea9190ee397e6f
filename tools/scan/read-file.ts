import { promises as files } from "node:fs";
import { resolve } from "node:path";
import { UsageError } from "../usage-error.ts";

const WHY: Record<string, string> = {
	ENOENT: "there is no such file",
	EISDIR: "it is a folder",
	EACCES: "it may not be read",
};

/** npm moves into the repository before it runs a script; the person's own folder is in INIT_CWD. */
function fromCaller(path: string): string {
	const { npm_lifecycle_event: script, INIT_CWD: home } = process.env;
	return resolve(script === "scan" && home ? home : process.cwd(), path);
}

export async function readFile(path: string): Promise<Uint8Array> {
	try {
		return await files.readFile(fromCaller(path));
	} catch (error) {
		throw new UsageError(`Cannot read ${path}: ${whyNot(error)}.`);
	}
}

export async function writeFile(path: string, bytes: Uint8Array): Promise<void> {
	try {
		await files.writeFile(fromCaller(path), bytes);
	} catch (error) {
		throw new UsageError(`Cannot write ${path}: ${whyNot(error)}.`);
	}
}

function whyNot(error: unknown): string {
	const code = error instanceof Error && "code" in error ? String(error.code) : "";
	return WHY[code] ?? (error instanceof Error ? error.message : String(error));
}
